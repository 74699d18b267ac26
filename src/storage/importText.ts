import * as v from 'valibot'
import {
  DEFAULT_CANVAS,
  FURTHEST_COORDINATE,
  MOST_DRAWINGS,
  MOST_ELEMENTS,
  MOST_POINTS,
  MOST_STROKE_POINTS,
  MOST_TEXT,
} from '../constants'
import { ICONS } from '../model/icons'
import { FISH_BONE, FREE_DRAW, isStamp, type DrawingElement } from '../model/types'
import type { DiskTocht } from './disk'
import type { Countable, Expected, ImportFault, Place } from './importFault'
import { drawingsFromLines } from './legacy'
import { syntaxFault } from './syntaxFault'

/** Read whole, or not at all: the fault is the first that was met. */
export type Imported<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ImportFault }

/** Reads one tocht: `{drawings, name}`, the older `{lines, name}`, a bare list of drawings, or a file with one tocht. */
export const readTocht = (text: string): Imported<DiskTocht> => {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  if (!isTochtList(parsed.value)) return check(parsed.value)
  const { length, 0: only } = parsed.value
  return length > 1 ? refuse({ kind: 'manyTochten', count: length }) : check(only)
}

/** Reads a list of tochten, as the mirror and "Save everything as a file" write it, or a single one. */
export const readTochten = (text: string): Imported<readonly DiskTocht[]> => {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  return Array.isArray(parsed.value) && parsed.value.length === 0
    ? refuse({ kind: 'noTocht' })
    : checkTochten(parsed.value)
}

export const checkTochten = (value: unknown): Imported<readonly DiskTocht[]> => {
  const tochten: DiskTocht[] = []
  for (const item of isTochtList(value) ? value : [value]) {
    const checked = check(item)
    if (!checked.ok) return checked
    tochten.push(checked.value)
  }
  return { ok: true, value: tochten }
}

const refuse = (fault: ImportFault): { ok: false; fault: ImportFault } => ({ ok: false, fault })

const parse = (text: string): Imported<unknown> => {
  if (text.trim() === '') return refuse({ kind: 'empty' })
  if (text.length > MOST_TEXT) return refuse({ kind: 'tooLong', most: MOST_TEXT })
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return refuse(syntaxFault(text))
  }
}

/** A list of tochten holds objects; a list of drawings holds lists. An empty list is a tocht without drawings. */
const isTochtList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && !Array.isArray(item))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// --- The schema: each message is the code of what was expected, worded by the interface ------------------------------

const expected = (code: Expected): Expected => code
const most = (what: Countable): Countable => what

const Coordinate = v.pipe(
  v.number(expected('number')),
  v.finite(expected('number')),
  v.minValue(-FURTHEST_COORDINATE, expected('coordinate')),
  v.maxValue(FURTHEST_COORDINATE, expected('coordinate')),
)
const Flag = v.optional(v.boolean(expected('flag')), false)

const StrokeSchema = v.object(
  {
    points: v.pipe(
      v.array(v.object({ x: Coordinate, y: Coordinate }, expected('object')), expected('list')),
      v.maxLength(MOST_STROKE_POINTS, most('points')),
    ),
    dashed: Flag,
    erase: Flag,
    arrow: Flag,
    circle: Flag,
  },
  expected('object'),
)

const StampSchema = v.object({
  icon: v.object(
    {
      x: Coordinate,
      y: Coordinate,
      index: v.picklist([...ICONS.keys()], expected('icon')),
    },
    expected('object'),
  ),
})

/** Which of the two an element is meant to be is decided first, so that a fault in it is named at its own place. */
const ElementSchema = v.lazy((input): v.GenericSchema<unknown, DrawingElement> =>
  isObject(input) && 'icon' in input && input.icon !== null && input.icon !== undefined ? StampSchema : StrokeSchema,
)

const Elements = v.pipe(
  v.array(ElementSchema, expected('list')),
  v.maxLength(MOST_ELEMENTS, most('elements')),
  // A press that was let go at once left strokes without points in older data. There is nothing in them to keep.
  v.transform((elements) => elements.filter((element) => isStamp(element) || element.points.length > 0)),
)

const Drawings = v.pipe(v.array(Elements, expected('list')), v.maxLength(MOST_DRAWINGS, most('drawings')))

const Side = v.pipe(
  v.number(expected('size')),
  v.minValue(1, expected('size')),
  v.maxValue(FURTHEST_COORDINATE, expected('size')),
)
/** Ids as we make them. Any other value is passed over, and what it named gets an id of ours. */
const OWN_ID = /^[0-9a-f-]{32,36}$/
const Id = v.pipe(
  v.unknown(),
  v.transform((id) => (typeof id === 'string' && OWN_ID.test(id) ? id : undefined)),
)

const TochtSchema = v.object({
  drawings: Drawings,
  name: v.optional(v.string(expected('text')), ''),
  style: v.optional(v.picklist([FREE_DRAW, FISH_BONE], expected('style')), FREE_DRAW),
  canvas: v.exactOptional(v.object({ width: Side, height: Side }, expected('size'))),
  id: v.optional(Id),
  details: v.exactOptional(v.fallback(v.array(v.object({ id: v.optional(Id) })), [])),
})

const check = (value: unknown): Imported<DiskTocht> => {
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
  return 'lines' in value ? { ...value, style: FREE_DRAW, drawings: drawingsFromLines(value.lines) } : undefined
}

const countPoints = (drawings: readonly (readonly DrawingElement[])[]): number =>
  drawings.flat().reduce((sum, element) => sum + (isStamp(element) ? 1 : element.points.length), 0)

// --- From a schema's issue to a place and a reason --------------------------------------------------------------------

const faultOf = (issue: v.BaseIssue<unknown>): ImportFault => {
  const place = placeOf(issue.path ?? [])
  const limit = LIMITS[issue.message]
  if (limit !== undefined) return { kind: 'tooMany', what: issue.message as Countable, most: limit, place }
  // For a field that is missing, the schema gives the message of the object in which it is missing.
  const missing = issue.input === undefined && place.field !== undefined ? FIELDS[place.field] : undefined
  return { kind: 'wrong', place, expected: missing ?? (issue.message as Expected), found: shown(issue.input) }
}

const FIELDS: Readonly<Record<string, Expected>> = {
  drawings: 'list',
  points: 'list',
  x: 'number',
  y: 'number',
  index: 'icon',
  width: 'size',
  height: 'size',
}

const LIMITS: Readonly<Record<string, number>> = {
  drawings: MOST_DRAWINGS,
  elements: MOST_ELEMENTS,
  points: MOST_STROKE_POINTS,
}

/** Reads `drawings[3][2].points[7].x` as drawing 4, stroke 3, point 8, x. */
const placeOf = (path: readonly { readonly key?: unknown }[]): Place => {
  const keys = path.map(({ key }) => key)
  const [list, drawing, element, part, point] = keys
  const last = keys.at(-1)
  const field = typeof last === 'string' ? last : undefined
  if (list !== 'drawings') return { field }
  return {
    drawing: ordinal(drawing),
    stroke: part === 'icon' ? undefined : ordinal(element),
    icon: part === 'icon' ? ordinal(element) : undefined,
    point: part === 'points' ? ordinal(point) : undefined,
    field,
  }
}

const ordinal = (key: unknown): number | undefined => (typeof key === 'number' ? key + 1 : undefined)

const LONGEST_SHOWN = 40

/** What was found, short enough for a message. */
const shown = (value: unknown): string => {
  if (value === undefined) return ''
  if (Array.isArray(value)) return '[…]'
  if (isObject(value)) return '{…}'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
