import * as v from 'valibot'
import {
  FEWEST_COLUMNS,
  FURTHEST_COORDINATE,
  FURTHEST_DISTANCE,
  LONGEST_FACT,
  LONGEST_NOTE,
  MOST_COLUMNS,
  MOST_DRAWINGS,
  MOST_ELEMENTS,
  MOST_STROKE_POINTS,
} from '../constants'
import { charactersOf } from '../model/characters'
import { ICONS } from '../model/icons'
import {
  DEFAULT_SHEET,
  LINE_WEIGHTS,
  ORIENTATIONS,
  PAPERS,
  READING_ORDERS,
  type SheetOptions,
} from '../model/sheetOptions'
import { FISH_BONE, FREE_DRAW, isStamp, type DrawingElement } from '../model/types'
import { cleanName } from '../model/names'
import type { DiskDetails } from './disk'
import type { Countable, Expected } from './importFault'

// Each message is the code of what was expected, which the interface puts into words.
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

const isStampLike = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'icon' in input && input.icon !== null && input.icon !== undefined

/** Which of the two an element is meant to be is decided first, so that a fault in it is named at its own place. */
const ElementSchema = v.lazy((input): v.GenericSchema<unknown, DrawingElement> =>
  isStampLike(input) ? StampSchema : StrokeSchema,
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

const Note = v.pipe(
  v.string(expected('note')),
  v.check((text) => charactersOf(text).length <= LONGEST_NOTE, expected('note')),
)
const Distance = v.pipe(
  v.number(expected('distance')),
  v.integer(expected('distance')),
  v.minValue(0, expected('distance')),
  v.maxValue(FURTHEST_DISTANCE, expected('distance')),
)
const NoDetails = v.pipe(
  v.unknown(),
  v.transform((): DiskDetails[] => []),
)
const Details = v.object({ id: v.optional(Id), note: v.exactOptional(Note), distance: v.exactOptional(Distance) })

/** What is no list of objects at all was written by somebody who means something else by the name: passed over. */
const isDetailsLike = (input: unknown): boolean =>
  Array.isArray(input) && input.every((one) => typeof one === 'object' && one !== null)

const Fact = v.pipe(v.string(), v.maxLength(LONGEST_FACT))
const Columns = v.pipe(v.number(), v.integer(), v.minValue(FEWEST_COLUMNS), v.maxValue(MOST_COLUMNS))
/** How it is printed is no reason to refuse a tocht: what makes no sense is as if it had not been chosen. */
const Sheet = v.object({
  paper: v.fallback(v.picklist(PAPERS), DEFAULT_SHEET.paper),
  orientation: v.fallback(v.picklist(ORIENTATIONS), DEFAULT_SHEET.orientation),
  columns: v.fallback(Columns, DEFAULT_SHEET.columns),
  order: v.fallback(v.picklist(READING_ORDERS), DEFAULT_SHEET.order),
  borders: v.fallback(v.boolean(), DEFAULT_SHEET.borders),
  lineWeight: v.fallback(v.picklist(LINE_WEIGHTS), DEFAULT_SHEET.lineWeight),
  rowNumbers: v.exactOptional(v.fallback(v.boolean(), true)),
  group: v.fallback(Fact, DEFAULT_SHEET.group),
  date: v.fallback(v.pipe(v.string(), v.isoDate()), DEFAULT_SHEET.date),
  start: v.fallback(Fact, DEFAULT_SHEET.start),
}) satisfies v.GenericSchema<unknown, SheetOptions>

/** A tocht as it may stand in a text: what is missing is filled in, what is not known is left out. */
export const TochtSchema = v.object({
  drawings: Drawings,
  name: v.optional(v.pipe(v.string(expected('text')), v.transform(cleanName)), ''),
  style: v.optional(v.picklist([FREE_DRAW, FISH_BONE], expected('style')), FREE_DRAW),
  canvas: v.exactOptional(v.object({ width: Side, height: Side }, expected('size'))),
  sheet: v.exactOptional(v.fallback(Sheet, DEFAULT_SHEET)),
  id: v.optional(Id),
  details: v.exactOptional(
    v.lazy((input): v.GenericSchema<unknown, DiskDetails[]> => (isDetailsLike(input) ? v.array(Details) : NoDetails)),
  ),
})
