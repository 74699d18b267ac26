import { FURTHEST_DISTANCE, LONGEST_NOTE } from '../constants'
import { shortened } from './texts/characters'

/** Facts of a drawing besides its ink. */
export interface DrawingDetails {
  /** In words; at most `LONGEST_NOTE` characters, absent when empty. */
  readonly note?: string
  /** The distance to the next drawing, in whole metres from 0 to `FURTHEST_DISTANCE`; absent when not measured. */
  readonly distance?: number
}

/** Whether a stored value is a distance in whole metres that this version can use. */
export const isDistance = (stored: unknown): stored is number =>
  Number.isInteger(stored) && Number(stored) >= 0 && Number(stored) <= FURTHEST_DISTANCE

/** The result of a check in the field. It is valid only until the drawing changes. */
export interface FieldCheck {
  readonly ok: boolean
  /** What is wrong; at most `LONGEST_REMARK` characters. */
  readonly note?: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** A hash of the ink, note and distance that were seen. */
  readonly seen: string
  /** A hash of the ink and distance of the previous drawing; absent for the first drawing. */
  readonly before?: string
}

/** A check as stored, read by `checkOf`. Members of newer versions are kept. */
export type StoredCheck = { readonly [Member in keyof FieldCheck]?: unknown }

/** A note as stored, with at most `longest` characters; `undefined` when it is empty. */
export const cleanNote = (text: string, longest: number): string | undefined =>
  shortened(text.trim(), longest) || undefined

type Facts = Required<DrawingDetails>
export type DetailName = keyof Facts

/** The stored form of each detail; `undefined` when it is empty. */
const KEPT: { readonly [One in DetailName]: (value: Facts[One]) => Facts[One] | undefined } = {
  note: (text) => cleanNote(text, LONGEST_NOTE),
  distance: (metres) => metres,
}

export const DETAIL_NAMES = Object.keys(KEPT) as readonly DetailName[]

/** Some details, new ones and, with `undefined`, those that are removed. */
export type DetailChanges = { readonly [One in DetailName]?: Facts[One] | undefined }

/** Changes as stored: empty details are removed, long ones cut. */
export const cleanDetails = (details: DetailChanges): DetailChanges =>
  Object.fromEntries(
    DETAIL_NAMES.filter((name) => name in details).map((name) => [
      name,
      details[name] === undefined ? undefined : KEPT[name](details[name] as never),
    ]),
  )

/** Details as stored: empty ones left out, long ones cut. */
export const filledDetails = (details: DetailChanges): DrawingDetails =>
  Object.fromEntries(Object.entries(cleanDetails(details)).filter(([, value]) => value !== undefined))

export const hasDetails = (details: DrawingDetails): boolean => DETAIL_NAMES.some((name) => details[name] !== undefined)
