/**
 * Figures with their targets, in a table for documents.
 *
 * @typedef {{ label: string, value: number, unit: string, detail?: string, atMost?: number, atLeast?: number }} Fact
 */

/** @param {Fact} fact */
const isMissed = ({ value, atMost = Infinity, atLeast = -Infinity }) => !(value <= atMost && value >= atLeast)

/** @param {Fact} fact */
const targetText = ({ unit, atMost, atLeast }) => {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`
}

/** @param {number} value */
const digits = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1))

/** @param {string} title @param {Fact[]} facts */
export const printFacts = (title, facts) => {
  const head = ['', 'figure', 'target', '', 'from']
  const cells = facts.map((fact) => {
    const mark = targetText(fact) && (isMissed(fact) ? '✗ missed' : '✓')
    return [fact.label, `${digits(fact.value)} ${fact.unit}`.trim(), targetText(fact), mark, fact.detail ?? '']
  })
  const widths = head.map((_, column) => Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0)))
  const lines = [head, ...cells].map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  console.log(`\n${title}\n\n${[lines[0], rule, ...lines.slice(1)].join('\n')}`)
}
