import { checkOf } from '../fieldCheck'
import { sameValue } from '../sameValue'
import type { Drawing, Tocht, WholeTocht } from '../types'
import { mergedCheck } from './mergeChecks'
import { inBoth, mergedOrder } from './mergeOrder'
import { pairsOf, type Pair, type Verdict } from './pairs'
import { tochtMergeOf, type TochtMerge } from './tochtMerge'

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
  /** `choice` if both changed it. */
  readonly taken: 'mine' | 'theirs' | 'choice'
}

export interface Comparison {
  /** `same`: nothing differs. `theirs`: all that differs is newer there, `mine`: here. `both`: each side has changes. */
  readonly kind: 'same' | 'theirs' | 'mine' | 'both'
  /** In the order of this device. */
  readonly drawings: readonly DrawingDifference[]
  readonly members: readonly MemberDifference[]
  /** The numbers of my drawings as they follow each other there, without those at both ends that stay. */
  readonly reordered: readonly number[]
  /** Whether both moved drawings, and a person decides about the order. */
  readonly isOrderToChoose: boolean
  /** The numbers of the drawings that they deleted, and that stay because they were changed here. */
  readonly undeleted: readonly number[]
  /** The drawings here that get another check, or whose doubt they settled. */
  readonly checks: readonly CheckDifference[]
  /** What they remarked about drawings that I deleted; equal remarks once. */
  readonly lostRemarks: readonly string[]
  /** Remarks on drawings that the other side found right later. */
  readonly overruled: readonly OverruledRemark[]
}

interface OverruledRemark {
  readonly number: number
  readonly remark: string
  readonly by: 'mine' | 'theirs'
}

/** A check of theirs. */
interface CheckDifference {
  /** The number of the drawing here. */
  readonly number: number
  /** What they remarked, if they found something wrong that is not known here. */
  readonly remark: string | undefined
}

/** What a merge with these tochten would do, for the person who decides. */
export const compareTochten = (mine: WholeTocht, theirs: WholeTocht): Comparison => {
  const pairs = pairsOf(mine, theirs)
  const merge = tochtMergeOf(mine, theirs)
  const drawings = pairs.flatMap((pair, index) => differenceOf(pair, numberAt(pairs, index), mine.tocht))
  const members = memberDifferences(merge)
  const checks = pairs.flatMap((pair, index) => checkDifferenceOf(pair, numberAt(pairs, index)))
  const isOrderToChoose = merge.toChoose.order
  const reordered = merge.takesOrder || isOrderToChoose ? reorderedIn(merge) : []
  const undeleted = pairs.flatMap(({ verdict, exchangeId }, index) =>
    verdict === 'own' && theirs.tocht.deleted?.[exchangeId] ? [numberAt(pairs, index)] : [],
  )
  const lostRemarks = new Set(
    pairs.flatMap(({ theirs: one, verdict }) => (verdict === 'staysDeleted' && remarkOf(one)) || []),
  )
  const overruled = pairs.flatMap((pair, index) => overruledIn(pair, numberAt(pairs, index)))
  const hasNewer = {
    theirs: drawings.length + checks.length + reordered.length > 0 || members.some(({ taken }) => taken === 'theirs'),
    mine: pairs.some(isNewerHere) || hasOwnOrder(merge) || members.some(({ taken }) => taken === 'mine'),
  }
  const isToChoose = drawings.some((one) => one.kind === 'both') || members.some(({ taken }) => taken === 'choice')
  const isForBoth = (hasNewer.theirs && hasNewer.mine) || isToChoose || isOrderToChoose
  const kind = isForBoth ? 'both' : hasNewer.theirs ? 'theirs' : hasNewer.mine ? 'mine' : 'same'
  return {
    kind,
    drawings,
    members,
    reordered,
    isOrderToChoose,
    undeleted,
    checks,
    lostRemarks: [...lostRemarks],
    overruled,
  }
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

/** The remark of one side on a drawing that the other found right later. */
const overruledIn = ({ mine, theirs }: Pair, number: number): readonly OverruledRemark[] => {
  if (!mine || !theirs) return []
  const [own, other] = [remarkOf(mine), remarkOf(theirs)]
  if ((own === undefined) === (other === undefined) || !isFoundRight(mine, theirs)) return []
  return [own === undefined ? { number, remark: other ?? '', by: 'mine' } : { number, remark: own, by: 'theirs' }]
}

const isFoundRight = (mine: Drawing, theirs: Drawing): boolean => {
  const check = mergedCheck(mine, theirs)
  return [mine, theirs].some((one) => checkOf(one)?.ok === true && sameValue(one.check, check))
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

const memberDifferences = ({ mine, told, members, toChoose }: TochtMerge): readonly MemberDifference[] =>
  [...new Set([...Object.keys(mine.members), ...Object.keys(told)])]
    .filter((member) => !sameValue(mine.members[member], told[member]))
    .map((member) => ({
      member,
      mine: mine.members[member],
      theirs: told[member],
      taken: toChoose.members.includes(member)
        ? 'choice'
        : sameValue(members[member], mine.members[member])
          ? 'mine'
          : 'theirs',
    }))
