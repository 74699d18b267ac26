/** Caches a value computed from an immutable object, for as long as that object lives. */
export const oncePer = <Key extends object, T extends object | number>(compute: (key: Key) => T): ((key: Key) => T) => {
  const known = new WeakMap<Key, T>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = compute(key)
    known.set(key, found)
    return found
  }
}
