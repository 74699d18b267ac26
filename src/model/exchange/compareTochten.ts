import { checkOf } from '../fieldCheck'
import { sameValue } from '../sameValue'
import type { Drawing, Tocht, WholeTocht } from '../types'
import { copyIdOf, exchangeIdsOf } from './exchangeIds'
import type { Hash, TochtState } from './exchangeTypes'
import { mergedCheck } from './mergeChecks'
import { chosenMembers, type Members } from './mergeMembers'
import { inBoth, mergedOrder, theirOrderLeads } from './mergeOrder'
import { hashOfContents, hashOfTocht, isHashOf, isUntouched, SHEET_MEMBER, sameContents, tochtStateOf } from './states'

/**
 * What a merge does with a drawing. Of one that both have: `same`, `theirs` (only they changed it, or they have seen mine),
 * `mine`, or `both` changed it, which a person decides. Of one that a side lacks: `new` (theirs is taken), `staysDeleted`
 * (deleted here), `deleted` (by them), `own` (mine stays), `double` (what the other side kept as a copy, and has a
 * second time).
 */
type Verdict = 'same' | 'theirs' | 'mine' | 'both' | 'new' | 'staysDeleted' | 'deleted' | 'own' | 'double'

/** A drawing of one side or both, by its id in exchanges. */
export interface Pair {
  readonly exchangeId: string
  readonly mine: Drawing | undefined
  readonly theirs: Drawing | undefined
  readonly verdict: Verdict
}

/** A drawing that a merge changes here, or that a person decides. `before` is mine, `after` is theirs. */
export interface DrawingDifference {
  /** `restored` was deleted here, and they changed it since. `both` needs a choice. */
  readonly kind: 'changed' | 'new' | 'restored' | 'deleted' | 'both'
  readonly exchangeId: string
  /** The number of the drawing here; of a new one, that of the drawing here which it follows, 0 for none. */
  readonly number: number
  /** Absent for a new one. */
  readonly before: Drawing | undefined
  /** Absent for a deleted one. */
  readonly after: Drawing | undefined
}

/** A member of the tocht that differs: `name`, `style`, `canvas`, or `sheet.` and a choice. */
interface MemberDifference {
  readonly member: string
  readonly mine: unknown
  readonly theirs: unknown
  readonly taken: 'mine' | 'theirs'
}

export interface Comparison {
  /** `same`: nothing differs. `theirs`: all that differs is newer there, `mine`: here. `both`: each side has changes. */
  readonly kind: 'same' | 'theirs' | 'mine' | 'both'
  /** In the order of this device. */
  readonly drawings: readonly DrawingDifference[]
  readonly members: readonly MemberDifference[]
  /** The numbers of my drawings as they will follow each other, without those at both ends that stay. */
  readonly reordered: readonly number[]
  /** The numbers of the drawings that they deleted, and that stay because they were changed here. */
  readonly undeleted: readonly number[]
  /** The drawings here that get another check, or whose doubt they settled. */
  readonly checks: readonly CheckDifference[]
  /** What they remarked about drawings that I deleted. */
  readonly lostRemarks: readonly string[]
}

/** A check of theirs. */
interface CheckDifference {
  /** The number of the drawing here. */
  readonly number: number
  /** What they remarked, if they found something wrong that is not known here. */
  readonly remark: string | undefined
}

/** Judges each drawing of my tocht, in its order, and each other one of theirs, after the one that it follows there. */
export const pairsOf = (mine: WholeTocht, theirs: WholeTocht): readonly Pair[] => {
  const [own, other] = [byExchangeId(mine), byExchangeId(theirs)]
  const pairs = mergedOrder([...own.keys()], [...other.keys()]).map((exchangeId): Pair => {
    const [one, two] = [own.get(exchangeId), other.get(exchangeId)]
    const verdict =
      one && two
        ? isKeptTwice(exchangeId, [one, own], [two, other])
          ? verdictOnKeptTwice(one, two)
          : verdictOn(one, two)
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

/** Their drawings replace mine where only they know both: compares contents, and asks hashes only about the past. */
const verdictOn = (mine: Drawing, theirs: Drawing): Verdict => {
  if (sameContents(mine, theirs)) return 'same'
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

/** How name, choices and order are merged. */
export interface TochtMerge {
  readonly mine: TochtState
  readonly theirs: TochtState
  /** Their members as far as they say something: a text of another app says nothing about the sheet. */
  readonly told: Members
  readonly members: Members
  /** Whether their order leads. */
  readonly takesOrder: boolean
}

/**
 * Merges name and choices, and decides whose order leads, against the last state that both sides had. If theirs is a
 * state that was here or that went out from here, mine is newer in everything.
 */
export const tochtMergeOf = (own: WholeTocht, other: WholeTocht): TochtMerge => {
  const mine = tochtStateOf(own)
  const theirs = tochtStateOf(other)
  const told = other.tocht.sheet ? theirs.members : { ...choicesIn(mine.members), ...theirs.members }
  const { past = [], seen } = own.tocht
  const hash = hashOfTocht(mine)
  const hasSeenMine = isHashOf(other.tocht.seen, hash)
  if (!hasSeenMine && past.some((state) => sameValue(state, theirs)))
    return { mine, theirs, told, members: mine.members, takesOrder: false }
  const isOnlyTheirs = hasSeenMine || isUntouched(hash, { seen, past: past.map(hashOfTocht) })
  const shared = past.findLast((state) => isHashOf(other.tocht.seen, hashOfTocht(state)))
  const base = isOnlyTheirs ? mine : (shared ?? past.find((state) => hashOfTocht(state) === seen) ?? past[0])
  return {
    mine,
    theirs,
    told,
    members: chosenMembers(mine.members, told, base?.members),
    takesOrder: theirOrderLeads(mine.order, theirs.order, base?.order),
  }
}

const choicesIn = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([name]) => name.startsWith(SHEET_MEMBER)))

/** What a merge with these tochten would do, for the person who decides. */
export const compareTochten = (mine: WholeTocht, theirs: WholeTocht): Comparison => {
  const pairs = pairsOf(mine, theirs)
  const merge = tochtMergeOf(mine, theirs)
  const drawings = pairs.flatMap((pair, index) => differenceOf(pair, numberAt(pairs, index), mine.tocht))
  const members = memberDifferences(merge)
  const checks = pairs.flatMap((pair, index) => checkDifferenceOf(pair, numberAt(pairs, index)))
  const reordered = merge.takesOrder ? reorderedIn(merge) : []
  const undeleted = pairs.flatMap(({ verdict, exchangeId }, index) =>
    verdict === 'own' && theirs.tocht.deleted?.[exchangeId] ? [numberAt(pairs, index)] : [],
  )
  const lostRemarks = pairs.flatMap(({ theirs: one, verdict }) => (verdict === 'staysDeleted' && remarkOf(one)) || [])
  const hasNewer = {
    theirs: drawings.length + checks.length + reordered.length > 0 || members.some(({ taken }) => taken === 'theirs'),
    mine: pairs.some(isNewerHere) || hasOwnOrder(merge) || members.some(({ taken }) => taken === 'mine'),
  }
  const isForBoth = (hasNewer.theirs && hasNewer.mine) || drawings.some((one) => one.kind === 'both')
  const kind = isForBoth ? 'both' : hasNewer.theirs ? 'theirs' : hasNewer.mine ? 'mine' : 'same'
  return { kind, drawings, members, reordered, undeleted, checks, lostRemarks }
}

const isNewerHere = ({ mine, theirs, verdict }: Pair): boolean =>
  verdict === 'mine' ||
  verdict === 'own' ||
  verdict === 'staysDeleted' ||
  (mine !== undefined && theirs !== undefined && !sameValue(mergedCheck(mine, theirs), theirs.check))

const hasOwnOrder = ({ mine, theirs, takesOrder }: TochtMerge): boolean =>
  !takesOrder && !sameValue(inBoth(mine.order, theirs.order), inBoth(theirs.order, mine.order))

const isMoved = (number: number, index: number): boolean => number !== index + 1

const reorderedIn = ({ mine, theirs }: TochtMerge): readonly number[] => {
  const after = inBoth(mergedOrder(theirs.order, mine.order), mine.order).map((id) => mine.order.indexOf(id) + 1)
  return after.slice(after.findIndex(isMoved), after.findLastIndex(isMoved) + 1)
}

/** The number of my drawing of a pair, or of my last one before it. */
const numberAt = (pairs: readonly Pair[], index: number): number =>
  pairs.slice(0, index + 1).filter(({ mine }) => mine !== undefined).length

const checkDifferenceOf = ({ mine, theirs }: Pair, number: number): readonly CheckDifference[] => {
  if (!mine || !theirs) return []
  const isChecked = !sameValue(mergedCheck(mine, theirs), mine.check)
  if (!isChecked && (mine.doubt === undefined || theirs.doubt !== undefined)) return []
  return [{ number, remark: isChecked ? remarkOf(theirs) : undefined }]
}

const remarkOf = (drawing: Drawing | undefined): string | undefined => {
  const check = drawing && checkOf(drawing)
  return check?.ok === false ? check.note : undefined
}

const KINDS: { readonly [One in Verdict]?: DrawingDifference['kind'] } = {
  theirs: 'changed',
  both: 'both',
  new: 'new',
  deleted: 'deleted',
}

const differenceOf = (
  { exchangeId, mine, theirs, verdict }: Pair,
  number: number,
  { deleted = {} }: Tocht,
): readonly DrawingDifference[] => {
  const kind = verdict === 'new' && exchangeId in deleted ? 'restored' : KINDS[verdict]
  return kind ? [{ kind, exchangeId, number, before: mine, after: theirs }] : []
}

const memberDifferences = ({ mine, told, members }: TochtMerge): readonly MemberDifference[] =>
  [...new Set([...Object.keys(mine.members), ...Object.keys(told)])]
    .filter((member) => !sameValue(mine.members[member], told[member]))
    .map((member) => ({
      member,
      mine: mine.members[member],
      theirs: told[member],
      taken: sameValue(members[member], mine.members[member]) ? 'mine' : 'theirs',
    }))
