import { sameValue } from '../sameValue'
import type { Drawing, WholeTocht } from '../types'
import { copyIdOf, exchangeIdsOf } from './exchangeIds'
import type { Hash } from './exchangeTypes'
import { mergedOrder } from './mergeOrder'
import { hashOfContents, isHashOf, isUntouched, sameContents } from './states'

/**
 * What a merge does with a drawing. Of one that both have: `same`, `theirs` (only they changed it, or they have seen mine),
 * `mine`, or `both` changed it, which a person decides. Of one that a side lacks: `new` (theirs is taken), `staysDeleted`
 * (deleted here), `deleted` (by them), `own` (mine stays), `double` (what the other side kept as a copy, and has a
 * second time).
 */
export type Verdict = 'same' | 'theirs' | 'mine' | 'both' | 'new' | 'staysDeleted' | 'deleted' | 'own' | 'double'

/** A drawing of one side or both, by its id in exchanges. */
export interface Pair {
  readonly exchangeId: string
  readonly mine: Drawing | undefined
  readonly theirs: Drawing | undefined
  readonly verdict: Verdict
}

/** Judges each drawing of my tocht, in its order, and each other one of theirs, after the one that it follows there. */
export const pairsOf = (mine: WholeTocht, theirs: WholeTocht): readonly Pair[] => {
  const [own, other] = [byExchangeId(mine), byExchangeId(theirs)]
  const pairs = mergedOrder([...own.keys()], [...other.keys()]).map((exchangeId): Pair => {
    const [one, two] = [own.get(exchangeId), other.get(exchangeId)]
    const verdict =
      one && two
        ? verdictOn(exchangeId, [one, own], [two, other])
        : two
          ? verdictOnMissing(two, mine.tocht.deleted?.[exchangeId])
          : verdictOnDeletion(one, theirs.tocht.deleted?.[exchangeId]?.at(-1))
    return { exchangeId, mine: one, theirs: two, verdict }
  })
  return withDoubles(pairs)
}

type Side = readonly [drawing: Drawing, all: ReadonlyMap<string, Drawing>]

/** Whether each side chose "both" before it knew of the other's choice: each has the other's drawing as a copy. */
const isKeptTwice = (exchangeId: string, [one, own]: Side, [two, other]: Side): boolean =>
  own.has(copyIdOf(exchangeId, hashOfContents(two))) && other.has(copyIdOf(exchangeId, hashOfContents(one)))

/** One of the two leads on both sides, whoever merges first. */
const verdictOnKeptTwice = (mine: Drawing, theirs: Drawing): Verdict =>
  hashOfContents(mine) < hashOfContents(theirs) ? 'mine' : 'theirs'

/** Finds the copies of what now stands in its own place again. */
const withDoubles = (pairs: readonly Pair[]): readonly Pair[] => {
  const kept = pairs.flatMap(({ exchangeId, mine, theirs, verdict }) => {
    const drawing = verdict === 'theirs' || verdict === 'new' ? theirs : verdict === 'both' ? undefined : mine
    return drawing ? [[copyIdOf(exchangeId, hashOfContents(drawing)), drawing] as const] : []
  })
  const byCopyId = new Map(kept)
  return pairs.map((pair) => {
    const [original, copy] = [byCopyId.get(pair.exchangeId), pair.mine ?? pair.theirs]
    const isOnOneSide = pair.verdict === 'own' || pair.verdict === 'new'
    return isOnOneSide && original && copy && sameContents(original, copy) ? { ...pair, verdict: 'double' } : pair
  })
}

/**
 * Their drawings replace mine where only they know both: compares contents, and asks hashes only about the past. Of equal
 * drawings it asks none: another drawing may have the short id of a copy by chance.
 */
const verdictOn = (exchangeId: string, [mine, allMine]: Side, [theirs, allTheirs]: Side): Verdict => {
  if (sameContents(mine, theirs)) return 'same'
  if (isKeptTwice(exchangeId, [mine, allMine], [theirs, allTheirs])) return verdictOnKeptTwice(mine, theirs)
  const [own, other] = [hashOfContents(mine), hashOfContents(theirs)]
  if (isHashOf(theirs.seen, own)) return 'theirs'
  if (mine.past?.includes(other)) return 'mine'
  return isUntouched(own, mine) ? 'theirs' : 'both'
}

/** What I deleted comes back only if they changed it. */
const verdictOnMissing = (theirs: Drawing, deleted: readonly Hash[] = []): Verdict =>
  deleted.some((known) => isHashOf(known, hashOfContents(theirs))) ? 'staysDeleted' : 'new'

/** They deleted what I have, or something later; an older state that they deleted leaves my edit. */
const verdictOnDeletion = (mine: Drawing | undefined, deleted: Hash | undefined): Verdict => {
  if (!mine || deleted === undefined) return 'own'
  const own = hashOfContents(mine)
  if (isHashOf(deleted, own)) return 'deleted'
  const isOlder = mine.past?.some((state) => isHashOf(deleted, state)) ?? false
  return isUntouched(own, mine) && !isOlder ? 'deleted' : 'own'
}

const byExchangeId = (whole: WholeTocht): ReadonlyMap<string, Drawing> => {
  const ids = exchangeIdsOf(whole)
  return new Map(whole.drawings.map((drawing, index) => [ids[index] ?? drawing.id, drawing]))
}

/**
 * The indexes of drawings that are another leader's version of the drawing before them: a merge kept both, and the second
 * was not changed since.
 */
export const keptTwiceIn = (whole: WholeTocht): readonly number[] => {
  const ids = exchangeIdsOf(whole)
  return whole.drawings.flatMap((drawing, index) => {
    const before = ids[index - 1]
    // A copy states its id. One that follows from a record key is like it by chance only.
    const isCopy = before !== undefined && drawing.exchangeId === copyIdOf(before, hashOfContents(drawing))
    return isCopy ? [index] : []
  })
}

/**
 * What becomes of a drawing that both changed, unless a person decides: both stay if their ink differs. A note or a
 * distance does not make two drawings of one.
 */
export const unchosen = (mine: Drawing, theirs: Drawing): 'both' | 'mine' =>
  sameValue(mine.elements, theirs.elements) ? 'mine' : 'both'
