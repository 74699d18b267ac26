import { LONGEST_NOTE } from '../constants'
import { shortened } from './characters'

/** What is known of a drawing besides its ink. */
export interface DrawingDetails {
  /** What the picture does not say; at most `LONGEST_NOTE` characters, absent when there is nothing to say. */
  readonly note?: string
  /** How far it is to the next drawing, in whole metres from 0 to `FURTHEST_DISTANCE`; absent when nobody measured. */
  readonly distance?: number
}

/** What somebody found of a drawing where it is. It belongs to what was seen, and says no more of it once that is changed. */
export interface FieldCheck {
  readonly ok: boolean
  /** What is wrong; at most `LONGEST_NOTE` characters. */
  readonly note?: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** A hash of the ink, the note and the distance that were seen. */
  readonly seen: string
  /** One of the ink and the distance of the drawing before it; absent for the first. */
  readonly before?: string
}

/** As it was read, to be read by `checkOf`: a newer version may have written other members, which are kept. */
export type StoredCheck = { readonly [Member in keyof FieldCheck]?: unknown }

type Facts = Required<DrawingDetails>
export type Fact = keyof Facts

/** How each fact is kept; undefined for what says nothing. */
const KEPT: { readonly [One in Fact]: (value: Facts[One]) => Facts[One] | undefined } = {
  note: (text) => shortened(text.trim(), LONGEST_NOTE) || undefined,
  distance: (metres) => metres,
}

export const FACTS = Object.keys(KEPT) as readonly Fact[]

/** Details as they are kept: what is empty is absent, what is too long is cut. */
export const filledDetails = (details: { readonly [One in Fact]?: Facts[One] | undefined }): DrawingDetails => {
  const kept = FACTS.map((fact) => [fact, details[fact] === undefined ? undefined : KEPT[fact](details[fact] as never)])
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined))
}

export const hasDetails = (details: DrawingDetails): boolean => FACTS.some((fact) => details[fact] !== undefined)

/** The way through all drawings, in metres; undefined where none says how far it is. */
export const totalDistance = (drawings: readonly DrawingDetails[]): number | undefined => {
  const known = drawings.flatMap(({ distance }) => distance ?? [])
  return known.length > 0 ? known.reduce((sum, metres) => sum + metres, 0) : undefined
}
