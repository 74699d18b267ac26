import * as v from 'valibot'
import { FURTHEST_COORDINATE } from '../../constants'
import { isObject } from '../../model/isObject'
import { LOOKS, looksOf, PLAIN, type Look } from '../../model/looks'
import { labelText } from '../../model/texts/names'
import {
  ELEMENT_KINDS,
  KIND_MEMBER,
  ofKind,
  type DrawingElement,
  type ElementKind,
  type ElementOf,
  type Point,
  type UnknownElement,
} from '../../model/types'
import type { Expected } from './importFault'
import { isUnknownElement, withKeptMembers, withoutPrototypeNames } from './unknownMembers'

/** Messages are codes of the expected values; the interface words them. */
export const expected = (code: Expected): Expected => code

/**
 * An object that keeps unknown members of newer versions.
 * @param reserved names that are not kept as unknown members
 */
export const openObject = <Entries extends v.ObjectEntries>(entries: Entries, reserved: readonly string[] = []) =>
  v.pipe(
    v.looseObject(entries, expected('object')),
    v.transform((read) => withKeptMembers(read, entries, reserved)),
  )

/** An element; the members by which other kinds are known are not kept. */
const elementObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  openObject(entries, Object.values(KIND_MEMBER))

const Coordinate = v.pipe(
  v.number(expected('number')),
  v.finite(expected('number')),
  v.minValue(-FURTHEST_COORDINATE, expected('coordinate')),
  v.maxValue(FURTHEST_COORDINATE, expected('coordinate')),
)
const Flag = v.boolean(expected('flag'))

/** A stroke gets every look of `PLAIN`, off when absent; a look added later stays absent. */
const LOOK_ENTRIES = {
  ...v.entriesFromList(LOOKS, v.exactOptional(Flag)),
  ...v.entriesFromList(Object.keys(PLAIN) as (keyof typeof PLAIN)[], v.optional(Flag, false)),
}

/** Any index is valid, because newer versions append icons. */
const IconIndex = v.pipe(v.number(expected('icon')), v.safeInteger(expected('icon')), v.minValue(0, expected('icon')))

/**
 * The bits of a packed stroke. A new look must get no bit, because older builds drop unknown bits: its strokes stay
 * unpacked.
 */
const BITS: Readonly<Partial<Record<Look, number>>> = { dashed: 1, erase: 2, arrow: 4, circle: 8 }
const bitOf = (look: Look): number => BITS[look] ?? 0

/** How a kind of element stands in a text, and in a link. */
interface ElementFormat<Element> {
  readonly schema: v.GenericSchema<unknown, Element>
  /** The whole number that begins a packed element; `undefined` for a kind that stays unpacked. */
  code(element: Element): number | undefined
  /** The element from its code and its points; `undefined` if the code is that of another kind. */
  fromCode(code: number, points: readonly Point[]): Element | undefined
}

const FORMATS: { readonly [Kind in ElementKind]: ElementFormat<ElementOf[Kind]> } = {
  /** The code is a sum of bits. */
  stroke: {
    schema: elementObject({
      points: v.array(v.object({ x: Coordinate, y: Coordinate }, expected('object')), expected('list')),
      ...LOOK_ENTRIES,
    }),
    code: (stroke) => LOOKS.reduce((code, look) => code + (stroke[look] ? bitOf(look) : 0), 0),
    fromCode: (code, points) => (code < 0 ? undefined : { points, ...looksOf((look) => (code & bitOf(look)) !== 0) }),
  },
  /** The code is negative, -1 for the first icon. */
  icon: {
    schema: elementObject({ icon: openObject({ x: Coordinate, y: Coordinate, index: IconIndex }) }),
    code: ({ icon }) => -1 - icon.index,
    fromCode: (code, [place]) => (code < 0 && place ? { icon: { ...place, index: -1 - code } } : undefined),
  },
  /** Stays unpacked: versions without labels keep it as it is, but would drop an unknown code. */
  label: {
    schema: elementObject({
      label: openObject({
        x: Coordinate,
        y: Coordinate,
        text: v.pipe(v.string(expected('text')), v.transform(labelText)),
      }),
    }),
    code: () => undefined,
    fromCode: () => undefined,
  },
}

/** What stands in a member of an element that must not be missing. */
export const REQUIRED: Readonly<Record<string, Expected>> = {
  points: 'list',
  x: 'number',
  y: 'number',
  index: 'icon',
  text: 'text',
}

const UnknownSchema = v.pipe(v.custom<UnknownElement>(isUnknownElement), v.transform(withoutPrototypeNames))

/** Chooses the schema of an element first, so that a fault is reported at its own place. */
export const ElementSchema = v.lazy((input): v.GenericSchema<unknown, DrawingElement> => {
  if (isUnknownElement(input)) return UnknownSchema
  const members: Readonly<Record<string, unknown>> = isObject(input) ? input : {}
  const kind = ELEMENT_KINDS.find((one) => (members[KIND_MEMBER[one]] ?? undefined) !== undefined)
  return FORMATS[kind ?? 'stroke'].schema
})

/** The code of a packed element; `undefined` for an element that stays unpacked. */
export const codeOf = (element: DrawingElement): number | undefined =>
  ofKind<ElementFormat<DrawingElement>>(FORMATS, element)?.code(element)

/** The element with this code and these points. */
export const elementFromCode = (code: number, points: readonly Point[]): DrawingElement | undefined => {
  for (const kind of ELEMENT_KINDS) {
    const element = FORMATS[kind].fromCode(code, points)
    if (element) return element
  }
  return undefined
}
