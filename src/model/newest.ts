/** Limits in characters of JSON: for one group, and for all. */
export interface Limits {
  readonly group: number
  readonly all: number
}

export interface Sized {
  /** The group of the item; `undefined` if it counts towards the total only. */
  readonly group: string | undefined
  readonly size: number
}

/**
 * The newest items within the limits. The newest of all is always kept; the newest of a group is kept as long as the
 * total allows.
 * @param things the newest first
 * @param gaps whether an older item may be kept although a newer one of its group does not fit
 */
export const newestWithin = <T extends Sized>(
  things: readonly T[],
  limits: Limits,
  gaps: 'gaps' | 'noGaps',
): readonly T[] => {
  const sizes = new Map<string | undefined, number>()
  const full = new Set<string | undefined>()
  let all = 0
  return things.filter(({ group, size }, index) => {
    const before = sizes.get(group)
    const fitsGroup = group === undefined || before === undefined || before + size <= limits.group
    if (index > 0 && (full.has(group) || !fitsGroup || all + size > limits.all)) {
      if (gaps === 'noGaps') full.add(group)
      return false
    }
    sizes.set(group, (before ?? 0) + size)
    all += size
    return true
  })
}
