import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestModule, TestSpecification } from 'vitest/node'
import { EveryFileRuns } from './everyFileRuns'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const REPORTER = join(ROOT, 'test/support/project/everyFileRuns.ts')
const CONFIG = `import { EveryFileRuns } from ${JSON.stringify(REPORTER)}
export default { test: { include: ['*.check.js'], isolate: false, maxWorkers: 1, reporters: ['default', new EveryFileRuns()] } }`
const PASSES = `import { it } from 'vitest'; it('a test passes', () => undefined)`
const DIES = `import { it } from 'vitest'; it('a test kills its worker', () => process.kill(process.pid, 'SIGKILL'))`

let folder = ''
beforeEach(() => {
  // The folder is inside the project, so that its packages resolve.
  folder = mkdtempSync(join(ROOT, 'node_modules', '.every-file-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs Vitest with the reporter on these files, all in one worker. */
const runOf = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'vitest.config.ts'), CONFIG)
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  return spawnSync(process.execPath, [vitest, 'run', '--root', folder], {
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
  })
}

it('a run whose worker dies fails, and names the files that did not run', () => {
  const { status, stderr } = runOf({ 'one.check.js': DIES, 'two.check.js': DIES })
  expect(stderr).toMatch(/2 of 2 test files did not run/)
  expect(stderr).toContain('one.check.js')
  expect(stderr).toContain('two.check.js')
  expect(status).toBe(1)
})

it('a complete run passes, without a message', () => {
  const { status, stderr } = runOf({ 'one.check.js': PASSES, 'two.check.js': PASSES })
  expect(stderr).not.toContain('did not run')
  expect(status).toBe(0)
})

/** A test file as the reporter sees it, with its result. */
const ran = (moduleId: string, state: 'passed' | 'pending') =>
  ({ moduleId, state: () => state }) as unknown as TestModule

/** The exit code of a run with two files, of which these were reported. */
const exitCodeOf = (modules: readonly TestModule[]): typeof process.exitCode => {
  const reporter = new EveryFileRuns()
  reporter.onTestRunStart([{ moduleId: 'one' }, { moduleId: 'two' }] as unknown as TestSpecification[])
  reporter.onTestRunEnd(modules)
  return process.exitCode
}

describe('a run that Vitest itself would pass', () => {
  let before: typeof process.exitCode
  beforeEach(() => {
    before = process.exitCode
    process.exitCode = 0
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    process.exitCode = before
    vi.restoreAllMocks()
  })

  it('fails if one of its files did not run', () => {
    expect(exitCodeOf([ran('one', 'passed')])).toBe(1)
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('two'))
  })

  it('fails if one of its files did not finish', () => {
    expect(exitCodeOf([ran('one', 'passed'), ran('two', 'pending')])).toBe(1)
  })

  it('passes if all of them ran', () => {
    expect(exitCodeOf([ran('one', 'passed'), ran('two', 'passed')])).toBe(0)
  })
})

it('this project uses the reporter', async () => {
  const { default: config } = await import('../../../vite.config')
  expect(config.test?.reporters).toEqual(expect.arrayContaining([expect.any(EveryFileRuns)]))
})
