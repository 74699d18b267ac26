import * as v from 'valibot'
import { DEFAULT_CANVAS, MOST_POINTS, MOST_TEXT } from '../constants'
import { FREE_DRAW, isStamp, type DrawingElement } from '../model/types'
import type { DiskTocht } from './disk'
import type { ImportFault } from './importFault'
import { drawingsFromLines } from './legacy'
import { drawingsFromPacked } from './packedInk'
import { faultOf } from './schemaFault'
import { syntaxFault } from './syntaxFault'
import { TochtSchema } from './tochtSchema'

/** Read whole, or not at all: the fault is the first that was met. */
export type Imported<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ImportFault }

/**
 * Reads one tocht: `{drawings, name}`, the older `{lines, name}`, the shorter `{ink, name}` of a link, a bare list of
 * drawings, or a file with one tocht.
 */
export const readTocht = (text: string): Imported<DiskTocht> => {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  if (isEmptyList(parsed.value)) return refuse({ kind: 'noTocht' })
  if (!isTochtList(parsed.value)) return checkTocht(parsed.value)
  const { length, 0: only } = parsed.value
  return length > 1 ? refuse({ kind: 'manyTochten', count: length }) : checkTocht(only)
}

/** Reads a list of tochten, as the mirror and "Save everything as a file" write it, or a single one. */
export const readTochten = (text: string): Imported<readonly DiskTocht[]> => {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  return isEmptyList(parsed.value) ? refuse({ kind: 'noTocht' }) : checkTochten(parsed.value)
}

export const checkTochten = (value: unknown): Imported<readonly DiskTocht[]> => {
  const tochten: DiskTocht[] = []
  for (const item of isTochtList(value) ? value : [value]) {
    const checked = checkTocht(item)
    if (!checked.ok) return checked
    tochten.push(checked.value)
  }
  return { ok: true, value: tochten }
}

/** Some programs put it before a text that they copy. */
const BYTE_ORDER_MARK = /^\uFEFF/

const refuse = (fault: ImportFault): { ok: false; fault: ImportFault } => ({ ok: false, fault })

const parse = (text: string): Imported<unknown> => {
  if (text.trim() === '') return refuse({ kind: 'empty' })
  if (text.length > MOST_TEXT) return refuse({ kind: 'tooLong', most: MOST_TEXT })
  try {
    return { ok: true, value: JSON.parse(text.replace(BYTE_ORDER_MARK, '')) }
  } catch {
    return refuse(syntaxFault(text))
  }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A list of tochten holds objects; a list of drawings holds lists. */
const isTochtList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && !Array.isArray(item))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reads one tocht out of parsed JSON, in any form that it ever had. */
export const checkTocht = (value: unknown): Imported<DiskTocht> => {
  const shaped = shapeOf(value)
  if (!shaped) return refuse({ kind: 'notTocht' })
  const result = v.safeParse(TochtSchema, shaped, { abortEarly: true })
  if (!result.success) return refuse(faultOf(result.issues[0]))
  const { output } = result
  if (countPoints(output.drawings) > MOST_POINTS) {
    return refuse({ kind: 'tooMany', what: 'pointsInAll', most: MOST_POINTS, place: {} })
  }
  // Ink that does not say on which canvas it was drawn was drawn on the default one; without ink any canvas will do.
  const drawnOnDefault = output.canvas === undefined && output.drawings.some((elements) => elements.length > 0)
  return { ok: true, value: drawnOnDefault ? { ...output, canvas: DEFAULT_CANVAS } : output }
}

/** The object to validate, or nothing where the value is no tocht in any of its forms. */
const shapeOf = (value: unknown): object | undefined => {
  if (Array.isArray(value)) return { drawings: value }
  if (!isObject(value)) return undefined
  if ('drawings' in value) return value
  if ('ink' in value) return { ...value, drawings: drawingsFromPacked(value.ink) }
  return 'lines' in value ? { ...value, style: FREE_DRAW, drawings: drawingsFromLines(value.lines) } : undefined
}

const countPoints = (drawings: readonly (readonly DrawingElement[])[]): number =>
  drawings.flat().reduce((sum, element) => sum + (isStamp(element) ? 1 : element.points.length), 0)
