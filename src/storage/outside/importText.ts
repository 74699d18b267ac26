import * as v from 'valibot'
import { DEFAULT_CANVAS, MOST_TEXT } from '../../constants'
import { DEFAULT_SHEET } from '../../model/defaultSheet'
import { isObject } from '../../model/isObject'
import { FREE_DRAW } from '../../model/types'
import type { DiskTocht } from '../format'
import type { ImportFault } from './importFault'
import { excessIn } from './importLimits'
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
export const readTocht = (text: string): Imported<DiskTocht> => read(text, MOST_TEXT, checkTocht)

/** The same of whatever size, as the app itself may have written it. */
export const readOwnTocht = (text: string): Imported<DiskTocht> => read(text, Infinity, checkOwnTocht)

const read = (text: string, most: number, check: (value: unknown) => Imported<DiskTocht>): Imported<DiskTocht> => {
  const parsed = parse(text, most)
  if (!parsed.ok) return parsed
  if (isEmptyList(parsed.value)) return refuse({ kind: 'noTocht' })
  if (!isTochtList(parsed.value)) return check(parsed.value)
  const { length, 0: only } = parsed.value
  return length > 1 ? refuse({ kind: 'manyTochten', count: length }) : check(only)
}

/** Some programs put it before a text that they copy. */
const BYTE_ORDER_MARK = /^\uFEFF/

const refuse = (fault: ImportFault): { ok: false; fault: ImportFault } => ({ ok: false, fault })

const parse = (text: string, most: number): Imported<unknown> => {
  if (text.trim() === '') return refuse({ kind: 'empty' })
  if (text.length > most) return refuse({ kind: 'tooLong', most: MOST_TEXT })
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

/** Reads one tocht out of parsed JSON, in any form that it ever had, and of a size that anybody may send. */
export const checkTocht = (value: unknown): Imported<DiskTocht> => {
  const checked = checkOwnTocht(value)
  const excess = checked.ok ? excessIn(checked.value.drawings) : undefined
  return excess ? refuse(excess) : checked
}

/** Reads one of whatever size. */
export const checkOwnTocht = (value: unknown): Imported<DiskTocht> => {
  const shaped = shapeOf(value)
  if (!shaped) return refuse({ kind: 'notTocht' })
  const result = v.safeParse(TochtSchema, shaped, { abortEarly: true })
  if (!result.success) return refuse(faultOf(result.issues[0]))
  const { output } = result
  // Ink that does not say on which canvas it was drawn was drawn on the default one; without ink any canvas will do.
  const drawnOnDefault = output.canvas === undefined && output.drawings.some((elements) => elements.length > 0)
  return { ok: true, value: drawnOnDefault ? { ...output, canvas: DEFAULT_CANVAS } : output }
}

/** The object to validate, or nothing where the value is no tocht in any of its forms. */
const shapeOf = (value: unknown): object | undefined => {
  if (Array.isArray(value)) return { drawings: value }
  if (!isObject(value)) return undefined
  if ('drawings' in value) return value
  if ('ink' in value) return { ...value, ...sheetOfLink(value), drawings: drawingsFromPacked(value.ink) }
  return 'lines' in value ? { ...value, style: FREE_DRAW, drawings: drawingsFromLines(value.lines) } : undefined
}

/** A link says nothing of the choices that are as usual. */
const sheetOfLink = (value: object): { readonly sheet?: object } =>
  'sheet' in value && isObject(value.sheet) ? { sheet: { ...DEFAULT_SHEET, ...value.sheet } } : {}
