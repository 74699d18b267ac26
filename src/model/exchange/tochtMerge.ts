import { sameValue } from '../sameValue'
import type { WholeTocht } from '../types'
import type { TochtState } from './exchangeTypes'
import { changedByBoth, chosenMembers, type Members } from './mergeMembers'
import { isOrderOfBoth, theirOrderLeads } from './mergeOrder'
import { hashOfTocht, isHashOf, isUntouched, SHEET_MEMBER, tochtStateOf } from './states'

/** How name, choices and order are merged. */
export interface TochtMerge {
  readonly mine: TochtState
  readonly theirs: TochtState
  /** Their members as far as they say something: a text of another app says nothing about the sheet. */
  readonly told: Members
  readonly members: Members
  /** Whether their order leads. */
  readonly takesOrder: boolean
  /** What both changed since, each in another way: members, and whether the order is among it. */
  readonly toChoose: { readonly members: readonly string[]; readonly order: boolean }
}

/**
 * Merges name and choices, and decides whose order leads, against the last state that both sides had. If theirs is a
 * state that was here or that went out from here, mine is newer in everything.
 *
 * @param leading whose members and order are taken where both changed them
 */
export const tochtMergeOf = (own: WholeTocht, other: WholeTocht, leading: 'mine' | 'theirs' = 'mine'): TochtMerge => {
  const mine = tochtStateOf(own)
  const theirs = tochtStateOf(other)
  const told = other.tocht.sheet ? theirs.members : { ...choicesIn(mine.members), ...theirs.members }
  const { past = [], seen } = own.tocht
  const hash = hashOfTocht(mine)
  const hasSeenMine = isHashOf(other.tocht.seen, hash)
  if (!hasSeenMine && past.some((state) => sameValue(state, theirs)))
    return { mine, theirs, told, members: mine.members, takesOrder: false, toChoose: { members: [], order: false } }
  const isOnlyTheirs = hasSeenMine || isUntouched(hash, { seen, past: past.map(hashOfTocht) })
  const shared = past.findLast((state) => isHashOf(other.tocht.seen, hashOfTocht(state)))
  const base = isOnlyTheirs ? mine : (shared ?? past.find((state) => hashOfTocht(state) === seen) ?? past[0])
  const toChoose = {
    members: changedByBoth(mine.members, told, base?.members).filter(isSaid),
    order: isOrderOfBoth(mine.order, theirs.order, base?.order),
  }
  const members = chosenMembers(mine.members, told, base?.members)
  const chosen = toChoose.members.map((name) => [name, told[name]] as const)
  return {
    mine,
    theirs,
    told,
    members: leading === 'theirs' ? { ...members, ...Object.fromEntries(chosen) } : members,
    takesOrder: theirOrderLeads(mine.order, theirs.order, base?.order) || (toChoose.order && leading === 'theirs'),
    toChoose,
  }
}

/** Whether a person can judge a member: a name or a choice for the sheet, but not the canvas. */
const isSaid = (name: string): boolean => name === 'name' || name.startsWith(SHEET_MEMBER)

const choicesIn = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([name]) => name.startsWith(SHEET_MEMBER)))
