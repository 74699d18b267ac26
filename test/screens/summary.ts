import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Ends a run with the number of checked cases and the faults found. */
export default class Summary implements Reporter {
  #seen = 0
  #faults = 0
  #broken = 0

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    const faults = annotations.filter(({ type }) => type === 'faults').map(({ description }) => Number(description))
    const found = faults.reduce((sum, count) => sum + count, 0)
    // A place that cannot be opened ends its visit.
    if (found === 0 && status !== 'passed') this.#broken += 1
    this.#seen += faults.length
    this.#faults += found
  }

  onEnd(): void {
    const unopened = this.#broken > 0 ? `; ${this.#broken} could not be looked at` : ''
    console.log(`Looked at ${this.#seen} screens, each dark and light: ${this.#faults} faults found${unopened}.`)
  }
}
