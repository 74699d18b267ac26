import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
/** A stand-in for npm: prints the command that it should run, and fails for the part that it is told. */
const NPM = `const script = process.argv[3]
console.log('ran', script)
process.exitCode = script === process.env.FAILING ? 1 : 0`

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tochten-run-'))
  writeFileSync(join(folder, 'npm.js'), NPM)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The commands and the output of `npm test` with that npm. */
const runWith = (variables: Readonly<Record<string, string>>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN], {
    env: { ...process.env, npm_execpath: join(folder, 'npm.js'), ...variables },
    encoding: 'utf8',
  })
  return { status, stdout, stderr, ran: [...stdout.matchAll(/^ran (\S+)$/gm)].map(([, script]) => script) }
}
const SOME_BROWSER = JSON.stringify({ name: 'some browser' })

it('npm test runs each part once, and prints how long each took', () => {
  const { status, stdout, ran } = runWith({ TOCHTEN_BROWSER: SOME_BROWSER })
  expect(ran).toEqual(['types', 'lint', 'test:unit', 'build', 'test:core'])
  expect([...stdout.matchAll(/^passed +\d+ s {2}(\S+)$/gm)].map(([, script]) => script)).toEqual(ran)
  expect(stdout).toMatch(/^ +\d+ s {2}in all$/m)
  expect(status).toBe(0)
})

it('npm test ends with the first part that fails', () => {
  const { status, stdout, ran } = runWith({ TOCHTEN_BROWSER: SOME_BROWSER, FAILING: 'lint' })
  expect(ran).toEqual(['types', 'lint'])
  expect(stdout).toMatch(/^FAILED +\d+ s {2}lint$/m)
  expect(status).toBe(1)
})

it.skipIf(process.platform === 'win32')('npm test says which browser it uses, and which tests it skips', () => {
  const browser = join(folder, 'chromium')
  writeFileSync(browser, '#!/bin/sh\necho Chromium 143.0.1 built on Debian', { mode: 0o755 })
  const { stdout, ran } = runWith({ TOCHTEN_BROWSER: '', CHROMIUM_PATH: browser, PATH: folder })
  expect(stdout).toContain(`Chromium for the tests: ${browser} (Chromium 143.0.1)`)
  expect(ran).toContain('test:core')
  expect(stdout).toMatch(/^Not tested: PDFs as qpdf reads them/m)
  expect(stdout).toMatch(/^Not part of this: .*npm run test:rest/m)
})

it('npm test runs nothing if the given browser does not run', () => {
  const { status, stderr, ran } = runWith({ TOCHTEN_BROWSER: '', CHROMIUM_PATH: join(folder, 'none') })
  expect(ran).toEqual([])
  expect(stderr).toContain('which does not run')
  expect(status).toBe(1)
})
