import * as v from 'valibot'
import { FURTHEST_COORDINATE, EXAMPLE_ID } from '../../constants'
import { isDistance, type DrawingDetails } from '../../model/details'
import { DRAWING_EXCHANGE_ID, TOCHT_EXCHANGE_ID } from '../../model/exchange/exchangeIds'
import { rememberedOf } from '../../model/exchange/states'
import { isObject } from '../../model/isObject'
import { SHEET_TEXTS, sheetText } from '../../model/sheet/readSheet'
import type { SheetOptions, StoredSheet } from '../../model/sheet/sheetOptions'
import { cleanName } from '../../model/texts/names'
import { FREE_DRAW, isLabel, isStroke, type DrawingElement } from '../../model/types'
import { OWN_MEMBERS } from '../format'
import { ElementSchema, expected, openObject } from './elementFormats'
import { isMembers, withKeptMembers } from './unknownMembers'

const Elements = v.pipe(
  v.array(ElementSchema, expected('list')),
  v.transform((elements) => elements.filter((element) => !isHollow(element))),
)

/** Whether an element holds nothing to keep: a stroke without points, or a label without text. */
const isHollow = (element: DrawingElement): boolean =>
  (isStroke(element) && element.points.length === 0) || (isLabel(element) && element.label.text === '')

const Drawings = v.array(Elements, expected('list'))

const Side = v.pipe(
  v.number(expected('size')),
  v.minValue(1, expected('size')),
  v.maxValue(FURTHEST_COORDINATE, expected('size')),
)
/** A value in none of these forms is ignored: ids and hashes are no reason to refuse a tocht. */
const textOf = (...forms: readonly RegExp[]) =>
  v.pipe(
    v.unknown(),
    v.transform((text) => (typeof text === 'string' && forms.some((form) => form.test(text)) ? text : undefined)),
  )

/** A record key in the form that `platform/newId` gives it; that of an example has a prefix. */
export const OWN_ID = new RegExp(`^(?:${EXAMPLE_ID})?[0-9a-f-]{32,36}$`)
/** A hash, of which links have half. */
const HASH = /^[0-9a-f]{4}(?:[0-9a-f]{4})?$/

const Deleted = v.pipe(
  v.unknown(),
  v.transform((input) => {
    const drawings = isMembers(input) ? Object.entries(input).filter(([id]) => DRAWING_EXCHANGE_ID.test(id)) : []
    const read = drawings
      .map(([id, states]) => [id, hashesIn(states)] as const)
      .filter(([, states]) => states.length > 0)
    return read.length > 0 ? rememberedOf(read) : undefined
  }),
)

const hashesIn = (states: unknown): readonly string[] =>
  Array.isArray(states) ? states.filter((one): one is string => typeof one === 'string' && HASH.test(one)) : []

/** What only this device knows is never taken from a text. */
const LOCAL_MEMBERS = ['past'] as const

const DETAIL_ENTRIES = {
  note: v.exactOptional(v.string(expected('text'))),
  distance: v.exactOptional(v.custom<number>(isDistance, expected('distance'))),
} satisfies Readonly<Record<keyof DrawingDetails, v.GenericSchema>>

/** What is not a list, or not an object in it, has another meaning and is ignored. */
const Details = v.pipe(
  v.unknown(),
  v.transform((input): unknown[] => (Array.isArray(input) ? input.map((one) => (isMembers(one) ? one : {})) : [])),
  v.array(
    openObject(
      {
        id: v.optional(textOf(OWN_ID, DRAWING_EXCHANGE_ID)),
        exchangeId: v.exactOptional(textOf(DRAWING_EXCHANGE_ID)),
        seen: v.exactOptional(textOf(HASH)),
        ...DETAIL_ENTRIES,
      },
      LOCAL_MEMBERS,
    ),
  ),
)

/** A nonsensical sheet is ignored: print options are not a reason to refuse a tocht. */
const Sheet = v.pipe(
  v.unknown(),
  v.transform((input) => (isMembers(input) ? storedSheet(input) : undefined)),
)

const StyleSchema = v.pipe(
  v.number(expected('style')),
  v.safeInteger(expected('style')),
  v.minValue(0, expected('style')),
)

/** A tocht in a text: missing members get defaults, unknown ones are kept. */
export const TochtSchema = openObject(
  {
    drawings: Drawings,
    name: v.optional(v.pipe(v.string(expected('text')), v.transform(cleanName)), ''),
    style: v.optional(StyleSchema, FREE_DRAW),
    canvas: v.exactOptional(v.object({ width: Side, height: Side }, expected('size'))),
    sheet: v.exactOptional(Sheet),
    id: v.optional(textOf(OWN_ID, TOCHT_EXCHANGE_ID)),
    exchangeId: v.exactOptional(textOf(TOCHT_EXCHANGE_ID)),
    seen: v.exactOptional(textOf(HASH)),
    deleted: v.exactOptional(Deleted),
    details: v.exactOptional(Details),
  },
  [...OWN_MEMBERS, ...LOCAL_MEMBERS],
)

/** The choices of a sheet from any text; unknown ones are kept. */
const storedSheet = (read: object): StoredSheet =>
  Object.fromEntries(
    Object.entries(withKeptMembers(read, {}, [])).map(([name, value]) => [name, knownChoice(name, value)]),
  )

const EXPLAIN: keyof SheetOptions = 'explain'

const knownChoice = (name: string, value: unknown): unknown => {
  if (Object.hasOwn(SHEET_TEXTS, name)) return cut(value)
  const isOwnText = name === EXPLAIN && isObject(value) && 'text' in value
  return isOwnText ? { ...value, text: cut(value.text) } : value
}

const cut = (value: unknown): unknown => sheetText(value) ?? value
