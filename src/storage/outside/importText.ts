import * as v from 'valibot'
import { DEFAULT_CANVAS, MOST_TEXT } from '../../constants'
import { isObject } from '../../model/isObject'
import { failed, type Read } from '../../model/read'
import { DEFAULT_SHEET } from '../../model/sheet/defaultSheet'
import { jsonErrorAt } from '../../model/texts/jsonErrorAt'
import { textPositionAt } from '../../model/texts/textPosition'
import { FREE_DRAW, kindOf } from '../../model/types'
import type { DiskTocht } from '../format'
import type { ImportFault } from './importFault'
import { excessIn } from './importLimits'
import { withPackedIds } from './packedIds'
import { drawingsFromPacked } from './packedInk'
import { faultOf } from './schemaFault'
import { TochtSchema } from './tochtSchema'
import { isMembers } from './unknownMembers'

export type Imported<Value> = Read<Value, ImportFault>

/**
 * Reads one tocht: `{drawings, name}`, the older `{lines, name}`, the shorter `{ink, name}` of a link, a bare list of
 * drawings, or a file with one tocht.
 * @param ids those beside the text of a link
 */
export const readTocht = (text: string, ids?: string): Imported<DiskTocht> => {
  if (text.length > MOST_TEXT) return failed({ kind: 'tooLong', most: MOST_TEXT })
  const json = parsed(text)
  return json.ok ? soleTocht(ids === undefined ? json.value : withPackedIds(json.value, ids)) : json
}

/** Reads one tocht without limits, from text that the app wrote. */
export const readOwnTocht = (text: string): Imported<DiskTocht> => {
  const json = parsed(text)
  return json.ok ? checkOwnTocht(json.value) : json
}

const BYTE_ORDER_MARK = /^\uFEFF/

/** The value of a JSON text, or the place where it stops being JSON. */
export const parsed = (text: string): Imported<unknown> => {
  if (text.trim() === '') return failed({ kind: 'empty' })
  const json = text.replace(BYTE_ORDER_MARK, '')
  try {
    return { ok: true, value: JSON.parse(json) }
  } catch {
    return failed(syntaxFault(json))
  }
}

/** Validates the only tocht of a text, within the limits. */
export const soleTocht = (value: unknown): Imported<DiskTocht> => {
  if (isEmptyList(value)) return failed({ kind: 'noTocht' })
  if (!isTochtList(value)) return checkTocht(value)
  const { length, 0: only } = value
  return length > 1 ? failed({ kind: 'manyTochten', count: length }) : checkTocht(only)
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Tells a list of tochten (objects) from a list of drawings (lists). */
const isTochtList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isMembers)

/** Validates one tocht from JSON, in any form, within the limits. */
const checkTocht = (value: unknown): Imported<DiskTocht> => {
  const checked = checkOwnTocht(value)
  const excess = checked.ok ? excessIn(checked.value.drawings) : undefined
  return excess ? failed(excess) : checked
}

/** Validates one tocht without limits. */
export const checkOwnTocht = (value: unknown): Imported<DiskTocht> => {
  const shaped = shapeOf(value)
  if (!shaped) return failed({ kind: 'notTocht' })
  const result = v.safeParse(TochtSchema, shaped, { abortEarly: true })
  if (!result.success) return failed(faultOf(result.issues[0]))
  const { output } = result
  // Ink without a canvas was drawn on the default one; without ink any canvas will do.
  const drawnOnDefault = output.canvas === undefined && output.drawings.some((elements) => elements.length > 0)
  return { ok: true, value: drawnOnDefault ? { ...output, canvas: DEFAULT_CANVAS } : output }
}

/** The object to validate; `undefined` if the value has no form of a tocht. */
const shapeOf = (value: unknown): object | undefined => {
  if (Array.isArray(value)) return { drawings: value }
  if (!isObject(value)) return undefined
  if ('drawings' in value) return value
  if ('ink' in value) return { ...value, ...sheetOfLink(value), drawings: drawingsFromPacked(value.ink) }
  return 'lines' in value ? { ...value, style: FREE_DRAW, drawings: drawingsFromLines(value.lines) } : undefined
}

/** A link leaves out default choices. */
const sheetOfLink = (value: object): { readonly sheet?: object } =>
  'sheet' in value && isObject(value.sheet) ? { sheet: { ...DEFAULT_SHEET, ...value.sheet } } : {}

/**
 * Converts the first storage format, which had `lines` in the place of `drawings`. Its lines are undocumented, so each
 * recognisable form is converted: a list of drawings, a list of strokes, or bare lists of points as `{x, y}` or `[x,
 * y]`. Anything else stays, so that validation names its place.
 */
export const drawingsFromLines = (lines: unknown): unknown => {
  if (!Array.isArray(lines)) return lines
  if (lines.length > 0 && lines.every(isLegacyLine)) return [lines.map(strokeFromLine)]
  return lines.map((drawing: unknown) => (Array.isArray(drawing) ? drawing.map(strokeFromLine) : drawing))
}

const isLegacyLine = (value: unknown): boolean => (isObject(value) && kindOf(value) !== undefined) || isPointList(value)

const isPointList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPoint)

const isPoint = (value: unknown): boolean =>
  isObject(value) && (Array.isArray(value) ? value.length === 2 && value.every(isNumber) : 'x' in value && 'y' in value)

const strokeFromLine = (line: unknown): unknown => {
  if (isPointList(line)) return { points: line.map(pointFrom) }
  if (hasPoints(line) && Array.isArray(line.points)) return { ...line, points: line.points.map(pointFrom) }
  return line
}

const pointFrom = (point: unknown): unknown => (Array.isArray(point) ? { x: point[0], y: point[1] } : point)

const isNumber = (value: unknown): value is number => typeof value === 'number'
const hasPoints = (value: unknown): value is { points: unknown } => isObject(value) && 'points' in value

/** The place where a text stops being JSON. No tocht is nested too deeply to be parsed. */
const syntaxFault = (text: string): ImportFault => {
  const offset = jsonErrorAt(text)
  return offset === undefined ? { kind: 'tooDeep' } : { kind: 'notJson', ...textPositionAt(text, offset) }
}
