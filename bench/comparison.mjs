import { median, quantile } from './figures.mjs'
import { digits, limitText, printTable, verdict } from './table.mjs'

/**
 * Samples beside those of a baseline, with ratios first.
 *
 * @typedef {{ of: 'measured' | 'ratio' } & import('./table.mjs').Limits} Target
 * @typedef {{ label: string, measured: number[], baseline: number[], target?: Target }} Row the same number of each
 */

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
 * @param {string} title @param {string} unit @param {Row[]} rows
 * @param {readonly [measured: string, baseline: string]} names of the two samples of each row
 */
export const printComparison = (title, unit, rows, [measured, baseline] = ['app', 'bare']) =>
  printTable(
    title,
    ['', 'ratio', 'noise', `${measured}, ${unit}`, `${baseline}, ${unit}`, 'target', ''],
    rows.map((row) => cellsOf(row, unit)),
  )
