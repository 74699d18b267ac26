import { digits, limitText, printTable, verdict } from './table.mjs'

/**
 * Figures with their targets.
 *
 * @typedef {{ label: string, value: number, unit: string, detail?: string } & import('./table.mjs').Limits} Fact
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
