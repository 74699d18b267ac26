/** Single figures of many values. */

/**
 * The median of the available values: occasionally the browser drops the very frame waited for. If half of the samples
 * are missing, there is no figure.
 *
 * @param {readonly number[]} values
 */
export const median = (values) => {
  const known = values.filter(Number.isFinite)
  return known.length * 2 > values.length ? quantile(known, 0.5) : Number.NaN
}

/** @param {readonly number[]} values @param {number} part */
export const quantile = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

/** @template T @param {readonly T[]} all @param {(one: T) => boolean} isSo */
export const percent = (all, isSo) => (100 * all.filter(isSo).length) / all.length
