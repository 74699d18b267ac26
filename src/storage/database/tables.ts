/** Things by their id. Tables share what is equal, so that a difference is found without looking into the things. */
type Table<T> = Readonly<Record<string, T>>

/** The ids of what is another thing in one table than in the other, or is in one of them only. */
export const changedIds = <T>(before: Table<T>, after: Table<T>): readonly string[] => {
  if (before === after) return []
  const gone = Object.keys(before).filter((id) => !(id in after))
  return [...Object.keys(after).filter((id) => before[id] !== after[id]), ...gone]
}

/** The same table where nothing is put into it. Without a value, a thing is taken out. */
export const withThings = <T>(table: Table<T>, things: ReadonlyMap<string, T | undefined>): Table<T> => {
  if (things.size === 0) return table
  const all = { ...table, ...Object.fromEntries(things) }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, T] => entry[1] !== undefined))
}
