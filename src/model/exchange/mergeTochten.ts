import { sameValue } from '../sameValue'
import type { Drawing, Tocht, WholeTocht } from '../types'
import { copyIdOf, takenIds, unrelated, withFreeIds } from './exchangeIds'
import { OF_TOCHT, type Hash, type MergeChoice, type MergeChoices, type TochtState } from './exchangeTypes'
import { mergedCheck } from './mergeChecks'
import { mergedOrder } from './mergeOrder'
import { pairsOf, unchosen, type Pair } from './pairs'
import { hashOfContents, hashOfTocht, rememberedOf, SHEET_MEMBER, withPast, withTochtPast } from './states'
import { tochtMergeOf, type TochtMerge } from './tochtMerge'

/**
 * My tocht with everything that theirs adds. A drawing whose ink is theirs has the record key of theirs, so that no Undo
 * step of mine is applied to it. The same tocht again changes nothing.
 */
export const merged = (mine: WholeTocht, theirs: WholeTocht, choices: MergeChoices): WholeTocht => {
  const pairs = pairsOf(mine, theirs)
  const { deleted = {} } = mine.tocht
  const results = new Map(
    pairs.map(
      (pair) => [pair.exchangeId, drawingsFrom(pair, choices[pair.exchangeId], deleted[pair.exchangeId])] as const,
    ),
  )
  const merge = tochtMergeOf(mine, theirs, choices[OF_TOCHT] === 'theirs' ? 'theirs' : 'mine')
  const [leading, other] = merge.takesOrder
    ? [merge.theirs.order, merge.mine.order]
    : [merge.mine.order, merge.theirs.order]
  const listed = mergedOrder(leading, other).flatMap((id) => results.get(id) ?? [])
  const tocht = withoutAbsent<Tocht>({
    ...membersFrom(mine.tocht, theirs.tocht, merge),
    ...arrivedIn(mine.tocht, merge.theirs),
    deleted: deletedIn(mine, theirs, pairs),
    drawings: listed.map(({ id }) => id),
  })
  const copies = new Set([...results.values()].flatMap(([, copy]) => copy?.id ?? []))
  return { tocht, drawings: withIdsOfCopies(tocht, listed, copies) }
}

const drawingsFrom = (
  pair: Pair,
  chosen: MergeChoice | undefined,
  deletedPast: readonly Hash[] | undefined,
): readonly Drawing[] => {
  const { mine, theirs, verdict, exchangeId } = pair
  if (!mine) return theirs && verdict === 'new' ? [arrivedDrawing(theirs, exchangeId, deletedPast)] : []
  if (!theirs) return verdict === 'own' ? [mine] : []
  if (verdict !== 'both') return [joined(mine, theirs, verdict === 'theirs' ? theirs : mine, exchangeId)]
  const choice = chosen ?? unchosen(mine, theirs)
  if (choice !== 'both')
    return [
      choice === 'theirs'
        ? withNoteOf(joined(mine, theirs, theirs, exchangeId), mine)
        : withNoteOf(joined(mine, theirs, mine, exchangeId), theirs),
    ]
  const copyId = copyIdOf(exchangeId, hashOfContents(theirs))
  return [seenIn(mine, theirs), { ...unrelated(theirs), exchangeId: copyId }]
}

/** A drawing of both with the contents of one, and what each knows besides. */
const joined = (mine: Drawing, theirs: Drawing, contents: Drawing, exchangeId: string): Drawing => {
  const { id, elements, note, distance } = contents
  const isRedrawn = !sameValue(elements, mine.elements)
  const { doubt: _mine, ...known } = { ...theirs, ...seenIn(mine, theirs) }
  return withoutAbsent<Drawing>({
    ...known,
    id: isRedrawn ? id : mine.id,
    // The record key of theirs leads to another id.
    exchangeId: isRedrawn ? exchangeId : mine.exchangeId,
    elements: isRedrawn ? elements : mine.elements,
    note,
    distance,
    check: mergedCheck(mine, theirs),
    // Who accepted a drawing, or changed its ink, removed the doubt.
    doubt: isRedrawn || theirs.doubt === undefined ? theirs.doubt : mine.doubt,
  })
}

/** A drawing that a leader keeps of two: without a note of its own it gets that of the other. */
export const withNoteOf = (kept: Drawing, other: Drawing): Drawing =>
  withoutAbsent<Drawing>({ ...kept, note: kept.note ?? other.note })

/** My drawing, once theirs has arrived. Something that was here before is not what last arrived. */
const seenIn = (mine: Drawing, theirs: Drawing): Drawing => {
  const state = hashOfContents(theirs)
  return mine.past?.includes(state) ? mine : { ...mine, seen: state, past: withPast(mine.past, state) }
}

/** A drawing that is not here. `past` is what was known of it before it was deleted here. */
export const arrivedDrawing = (theirs: Drawing, exchangeId: string, past?: readonly Hash[]): Drawing => {
  const state = hashOfContents(theirs)
  return { ...theirs, exchangeId, seen: state, past: withPast(past, state) }
}

/** What is known of their copy of the tocht. */
const arrivedIn = ({ past = [], seen }: Tocht, theirs: TochtState): Absent<Pick<Tocht, 'seen' | 'past'>> =>
  past.some((state) => sameValue(state, theirs))
    ? { seen, past }
    : { seen: hashOfTocht(theirs), past: withTochtPast(past, theirs) }

/**
 * The drawings that were deleted here or there, without those that are there again; `undefined` if there are none. Of too
 * many, those that were learned of last stay.
 */
const deletedIn = (mine: WholeTocht, theirs: WholeTocht, pairs: readonly Pair[]): Tocht['deleted'] => {
  const [own, other] = [mine.tocht.deleted ?? {}, theirs.tocht.deleted ?? {}]
  const byId = new Map(pairs.map((pair) => [pair.exchangeId, pair]))
  const gone = [...new Set([...Object.keys(own), ...Object.keys(other)])].filter((id) =>
    GONE.has(byId.get(id)?.verdict ?? 'deleted'),
  )
  if (gone.length === 0) return undefined
  const pastOf = (id: string): readonly Hash[] => [
    ...new Set([...(byId.get(id)?.mine?.past ?? []), ...(own[id] ?? []), ...(other[id] ?? [])]),
  ]
  return rememberedOf(gone.map((id) => [id, pastOf(id)]))
}

const GONE: ReadonlySet<Pair['verdict']> = new Set(['deleted', 'staysDeleted'])

const isChoice = (member: string): boolean => member.startsWith(SHEET_MEMBER)

/** The tocht with the members that the merge chose. One that did not change stays as it is stored. */
const membersFrom = (mine: Tocht, theirs: Tocht, { mine: own, members }: TochtMerge): Tocht => {
  const changed = Object.keys({ ...own.members, ...members }).filter(
    (member) => !sameValue(own.members[member], members[member]),
  )
  const printed = mine.sheet?.printed ?? theirs.sheet?.printed
  const choices = Object.entries(members).filter(([member]) => isChoice(member))
  const sheet = {
    ...Object.fromEntries(choices.map(([member, choice]) => [member.slice(SHEET_MEMBER.length), choice])),
    ...(printed !== undefined && { printed }),
  }
  return {
    ...mine,
    source: mine.source ?? theirs.source,
    ...Object.fromEntries(
      changed.filter((member) => !isChoice(member)).map((member) => [member, theirs[member as keyof Tocht]]),
    ),
    ...(changed.some(isChoice) && { sheet }),
  }
}

/** Gives the copies that follow a drawing of mine ids that no other drawing has. */
const withIdsOfCopies = (
  tocht: Tocht,
  listed: readonly Drawing[],
  copyKeys: ReadonlySet<string>,
): readonly Drawing[] => {
  const kept = listed.filter(({ id }) => !copyKeys.has(id))
  const copies = withFreeIds(
    listed.filter(({ id }) => copyKeys.has(id)),
    takenIds({ tocht, drawings: kept }),
  )
  const byKey = new Map(copies.map((copy) => [copy.id, copy]))
  return listed.map((drawing) => byKey.get(drawing.id) ?? drawing)
}

/** An object whose members may also be `undefined`. */
type Absent<One> = { readonly [Member in keyof One]: One[Member] | undefined }

const withoutAbsent = <One extends object>(one: Absent<One>): One =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as One
