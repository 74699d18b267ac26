/**
 * Tables for documents, with ratios first and milliseconds second. A dash means that there is no figure because nothing
 * reached the screen, which misses every target.
 *
 * @typedef {{ of: 'app' | 'ratio', atMost?: number, atLeast?: number }} Target
 * @typedef {{ label: string, app: number[], bare: number[], target?: Target }} Row samples, the same number of each
 */

/**
 * The median of the available values: occasionally the browser drops the very frame waited for. If half of the samples
 * are missing, there is no figure.
 *
 * @param {number[]} values
 */
export const median = (values) => {
  const known = values.filter(Number.isFinite)
  return known.length * 2 > values.length ? quantile(known, 0.5) : Number.NaN
}

/** @param {number[]} values @param {number} part */
export const quantile = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

/** @param {number} value */
const digits = (value) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 1) : '–')

/**
 * Half of the interquartile range of the ratios per round: the expected difference to a second run.
 *
 * @param {Row} row
 */
const noise = ({ app, bare }) => {
  const ratios = app.map((value, index) => value / (bare[index] ?? Number.NaN)).filter(Number.isFinite)
  const spread = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2
  return Number.isFinite(spread) && ratios.length > 1 ? `± ${digits(spread)}` : ''
}

/** @param {Target | undefined} target */
const targetText = (target) => {
  if (!target) return ''
  const sign = target.atMost === undefined ? '≥' : '≤'
  return `${sign} ${target.atMost ?? target.atLeast}${target.of === 'ratio' ? ' ×' : ''}`
}

/** @param {Target | undefined} target @param {number} app @param {number} ratio */
const missed = (target, app, ratio) => {
  if (!target) return false
  const value = target.of === 'app' ? app : ratio
  return !(value <= (target.atMost ?? Infinity) && value >= (target.atLeast ?? -Infinity))
}

/** @param {Row} row */
const cellsOf = (row) => {
  const [app, bare] = [median(row.app), median(row.bare)]
  const ratio = app / bare
  const mark = missed(row.target, app, ratio) ? '✗ missed' : row.target && '✓'
  return [row.label, digits(ratio), noise(row), digits(app), digits(bare), targetText(row.target), mark ?? '']
}

/**
 * @param {string} title @param {string} unit @param {Row[]} rows
 * @param {readonly [app: string, bare: string]} compared the names of the two samples of each row
 */
export const printTable = (title, unit, rows, [app, bare] = ['app', 'bare']) => {
  const head = ['', 'ratio', 'noise', `${app}, ${unit}`, `${bare}, ${unit}`, 'target', '']
  const cells = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  console.log(`\n${title}\n\n${[lines[0], rule, ...lines.slice(1)].join('\n')}`)
}
