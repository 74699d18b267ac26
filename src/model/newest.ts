/** How much may be kept, in characters of JSON: of one group, and of all of them. */
export interface Limits {
  readonly group: number
  readonly all: number
}

export interface Sized {
  /** What it belongs to; undefined for what counts towards the whole only. */
  readonly group: string | undefined
  readonly size: number
}

/**
 * As many of the newest things as the limits allow. The newest of all is always kept, and that of a group as long as it
 * fits into the whole.
 *
 * @param things the newest first
 * @param gaps whether an older thing may be kept where a newer one of its group does not fit
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
