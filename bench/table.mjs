/**
 * Tables for documents. A dash means that there is no figure because nothing reached the screen, which misses every
 * target.
 *
 * @typedef {{ atMost?: number, atLeast?: number }} Limits
 */

/** @param {number} value */
export const digits = (value) => {
  if (!Number.isFinite(value)) return '–'
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1)
}

/** @param {Limits} limits @param {string} unit */
export const limitText = ({ atMost, atLeast }, unit) => {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim()
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim()
}

/** @param {number} value @param {Limits} limits */
export const verdict = (value, { atMost, atLeast }) => {
  if (atMost === undefined && atLeast === undefined) return ''
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity) ? '✓' : '✗ missed'
}

/** @param {string} title @param {string[]} head @param {string[][]} rows */
export const printTable = (title, head, rows) => {
  const cells = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  console.log(`\n${title}\n\n${[lines[0], rule, ...lines.slice(1)].join('\n')}`)
}
