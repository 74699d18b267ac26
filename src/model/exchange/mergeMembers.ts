import { sameValue } from '../sameValue'
import { isDefaultName } from '../texts/names'

export type Members = Readonly<Record<string, unknown>>

/**
 * Merges members one by one: what only they changed since the base is taken. Where both changed one, or nothing is known
 * of before, mine stays unless it is empty or a default name.
 */
export const chosenMembers = (mine: Members, theirs: Members, base: Members | undefined): Members => {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const chosen = names.map((name) => [name, takesTheirs(name, mine, theirs, base) ? theirs[name] : mine[name]] as const)
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined))
}

/** The members that both changed since the base, each in another way. */
export const changedByBoth = (mine: Members, theirs: Members, base: Members | undefined): readonly string[] =>
  Object.keys(mine).filter(
    (name) =>
      !sameValue(mine[name], theirs[name]) &&
      !isUnwritten(name, theirs[name]) &&
      !takesTheirs(name, mine, theirs, base) &&
      !(base && sameValue(theirs[name], base[name])),
  )

const takesTheirs = (name: string, mine: Members, theirs: Members, base: Members | undefined): boolean => {
  if (base && sameValue(mine[name], base[name])) return true
  if (base && sameValue(theirs[name], base[name])) return false
  return isUnwritten(name, mine[name])
}

const isUnwritten = (name: string, value: unknown): boolean =>
  value === undefined || value === '' || (name === 'name' && typeof value === 'string' && isDefaultName(value))
