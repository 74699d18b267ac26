import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

/** The names of expected files that did not run to their end: a worker that dies takes the files it had left along. */
const filesNotRun = (
  expected: readonly string[],
  run: readonly { readonly name: string; readonly state: string }[],
): readonly string[] => {
  const ended = new Set(
    run.filter(({ state }) => ['passed', 'failed', 'skipped'].includes(state)).map(({ name }) => name),
  )
  return expected.filter((name) => !ended.has(name)).toSorted()
}

/** Fails a run of Vitest in which files did not run, and names them below its summary. */
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
