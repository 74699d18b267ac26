/**
 * Figures with their targets, as tables for documents. A dash means that there is no figure because nothing reached the
 * screen, which misses every target.
 *
 * @typedef {{ atMost?: number, atLeast?: number }} Limits
 * @typedef {{ label: string, value: number, unit: string, detail?: string } & Limits} Fact
 * @typedef {{ of: 'measured' | 'ratio' } & Limits} Target
 * @typedef {{ label: string, measured: number[], baseline: number[], target?: Target }} Row samples beside those of a
 * baseline, the same number of each
 */

/** @param {string} title @param {Fact[]} facts */
export const printFacts = (title, facts) =>
  printTable(
    title,
    ['', 'figure', 'target', '', 'from'],
    facts.map((fact) => [
      fact.label,
      `${digits(fact.value)} ${fact.unit}`.trim(),
      limitText(fact, fact.unit),
      verdict(fact.value, fact),
      fact.detail ?? '',
    ]),
  )

/** @param {string} title @param {string} unit @param {Row[]} rows */
export const printComparison = (title, unit, rows) =>
  printTable(
    title,
    ['', 'ratio', 'noise', `app, ${unit}`, `React canvas, ${unit}`, 'target', ''],
    rows.map((row) => cellsOf(row, unit)),
  )

/** @param {Row} row @param {string} unit */
const cellsOf = (row, unit) => {
  const [measured, baseline] = [median(row.measured), median(row.baseline)]
  const ratio = measured / baseline
  const { of, ...limits } = row.target ?? { of: 'ratio' }
  const [value, valueUnit] = of === 'measured' ? [measured, unit] : [ratio, '×']
  const figures = [digits(ratio), noise(row), digits(measured), digits(baseline)]
  return [row.label, ...figures, limitText(limits, valueUnit), verdict(value, limits)]
}

/**
 * Half of the interquartile range of the ratios per round: the expected difference to a second run.
 *
 * @param {Row} row
 */
const noise = ({ measured, baseline }) => {
  const ratios = measured.map((value, index) => value / (baseline[index] ?? Number.NaN)).filter(Number.isFinite)
  const spread = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2
  return Number.isFinite(spread) && ratios.length > 1 ? `± ${digits(spread)}` : ''
}

/** @param {number} value */
const digits = (value) => {
  if (!Number.isFinite(value)) return '–'
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1)
}

/** @param {Limits} limits @param {string} unit */
const limitText = ({ atMost, atLeast }, unit) => {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim()
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim()
}

/** @param {number} value @param {Limits} limits */
const verdict = (value, { atMost, atLeast }) => {
  if (atMost === undefined && atLeast === undefined) return ''
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity) ? '✓' : '✗ missed'
}

/** @param {string} title @param {string[]} head @param {string[][]} rows */
const printTable = (title, head, rows) => {
  const cells = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  console.log(`\n${title}\n\n${[lines[0], rule, ...lines.slice(1)].join('\n')}`)
}

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
