import { DEFAULT_CANVAS } from '../../../src/constants'
import { DETAIL_NAMES, type DetailName } from '../../../src/model/details'
import { ICONS } from '../../../src/model/icons'
import { LOOKS, type Look } from '../../../src/model/looks'
import { drawingsOf } from '../../../src/model/lookups'
import { KIND_MEMBER, type Drawing, type IconStamp, type State, type Tocht } from '../../../src/model/types'
import { DISK_MEMBERS, OWN_MEMBERS, tochtText, type DiskTocht } from '../../../src/storage/format'
import { coordinate, SHEET_MEMBERS, state as anyState } from '../arbitraries'
import { withoutIds } from '../exchanges'
import { NEWER_CHOICES } from '../paper/otherSheet'
import { fc } from '../properties'

type Members = Readonly<Record<string, unknown>>

/** A tocht in a text of a newer app. */
export interface NewerTocht {
  readonly drawings: readonly (readonly Members[])[]
  readonly details: readonly Members[]
  readonly sheet: Members
}

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype']

/** The members that are in no list of the app. A record, so that the compiler names a member that is missing here. */
const OTHER_MEMBERS: Readonly<
  Record<
    Exclude<keyof Tocht | keyof Drawing | keyof IconStamp['icon'] | 'pieces', keyof DiskTocht | DetailName | Look>,
    true
  >
> = {
  source: true,
  elements: true,
  check: true,
  doubt: true,
  pieces: true,
  x: true,
  y: true,
  index: true,
  past: true,
}

/** Names that this version uses at some level, or reserves. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.keys(DISK_MEMBERS),
  ...Object.keys(OTHER_MEMBERS),
  ...Object.values(KIND_MEMBER),
  ...OWN_MEMBERS,
  ...DETAIL_NAMES,
  ...SHEET_MEMBERS,
  ...LOOKS,
  ...PROTOTYPE_NAMES,
])

const memberName = fc.string({ minLength: 1, maxLength: 8 }).filter((name) => !TAKEN.has(name))
const value = fc
  .jsonValue({ maxDepth: 2 })
  .map((json) => JSON.parse(JSON.stringify(json)) as unknown)
  .filter((json) => !PROTOTYPE_NAMES.some((name) => JSON.stringify(json).includes(name)))
const additions = fc.dictionary(memberName, value, { maxKeys: 3, noNullPrototype: true })

/** An element of an unknown kind. */
const unknownElement: fc.Arbitrary<Members> = additions.filter((members) => Object.keys(members).length > 0)

const unknownIcon: fc.Arbitrary<Members> = fc.record({
  icon: fc.record({ x: coordinate, y: coordinate, index: fc.integer({ min: ICONS.length, max: 2 ** 52 }) }),
})

/** Choices of the sheet with values of a later version. */
const unknownChoices = fc.record(
  Object.fromEntries(Object.entries(NEWER_CHOICES).map(([name, values]) => [name, fc.constantFrom(...values)])),
  { requiredKeys: [] },
)

const grown = (element: Members, members: Members): Members =>
  'icon' in element
    ? { ...element, ...members, icon: { ...(element['icon'] as Members), ...members } }
    : { ...element, ...members }

const newerDrawing = (elements: readonly Members[]): fc.Arbitrary<readonly Members[]> =>
  fc
    .tuple(
      fc.tuple(...elements.map((element) => additions.map((members) => grown(element, members)))),
      fc.array(fc.oneof(unknownElement, unknownIcon), { maxLength: 2 }),
    )
    .map((drawn) => drawn.flat())

const textOfFirst = (state: State): string => {
  const tocht = Object.values(state.tochten)[0]
  return tocht ? tochtText({ tocht, drawings: drawingsOf(state, tocht) }) : '{"drawings":[],"name":"","style":0}'
}

type Known = Pick<NewerTocht, 'drawings'> & { readonly sheet?: Members }

const newerSheet = ({ sheet }: Known): fc.Arbitrary<Members> =>
  fc.tuple(unknownChoices, additions).map((more) => Object.assign({}, sheet, ...more))

const newerMembers = (known: Known): fc.Arbitrary<Members> =>
  fc.record({
    style: fc.constantFrom(0, 1, 2, 7),
    canvas: fc.constant(DEFAULT_CANVAS),
    drawings: fc.tuple(...known.drawings.map(newerDrawing)),
    sheet: newerSheet(known),
    // Only a tocht with drawings has details.
    ...(known.drawings.length > 0 && { details: fc.tuple(...known.drawings.map(() => unknownElement)) }),
  })

/** A tocht with additions at every level at which a newer app may add something. */
export const newerTocht: fc.Arbitrary<NewerTocht> = anyState
  .map((state) => withoutIds(JSON.parse(textOfFirst(state))) as object as Known)
  .chain((known) =>
    fc.tuple(additions, newerMembers(known)).map((more) => Object.assign({} as NewerTocht, known, ...more)),
  )
