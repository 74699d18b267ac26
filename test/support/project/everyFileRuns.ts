import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

/** The names of expected files that did not finish: a worker that dies drops its remaining files. */
const filesNotRun = (
  expected: readonly string[],
  run: readonly { readonly name: string; readonly state: string }[],
): readonly string[] => {
  const ended = new Set(
    run.filter(({ state }) => ['passed', 'failed', 'skipped'].includes(state)).map(({ name }) => name),
  )
  return expected.filter((name) => !ended.has(name)).toSorted()
}

/** A reporter that fails an incomplete run of Vitest, and names the missing files below its summary. */
export class EveryFileRuns implements Reporter {
  #expected: readonly string[] = []

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#expected = specifications.map(({ moduleId }) => moduleId)
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const missing = filesNotRun(
      this.#expected,
      modules.map((module) => ({ name: module.moduleId, state: module.state() })),
    )
    if (missing.length === 0) return
    process.exitCode = 1
    console.error(`${missing.length} of ${this.#expected.length} test files did not run:\n  ${missing.join('\n  ')}`)
  }
}
