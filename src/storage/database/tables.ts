/** Values by id. Tables share equal objects, so that comparing references finds every difference. */
type ById<T> = Readonly<Record<string, T>>

/** The ids whose values differ, or that only one table has. */
export const changedIds = <T>(before: ById<T>, after: ById<T>): readonly string[] => {
  if (before === after) return []
  const gone = Object.keys(before).filter((id) => !(id in after))
  return [...Object.keys(after).filter((id) => before[id] !== after[id]), ...gone]
}

/** Adds and replaces values; `undefined` removes. Returns the same table when there is nothing to change. */
export const withEntries = <T>(table: ById<T>, entries: ReadonlyMap<string, T | undefined>): ById<T> => {
  if (entries.size === 0) return table
  const all = { ...table, ...Object.fromEntries(entries) }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, T] => entry[1] !== undefined))
}
