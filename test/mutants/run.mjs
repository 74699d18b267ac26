import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EXCUSED, FAULTS } from './faults.mjs'

/**
 * `npm run test:mutants` plants each fault of the list in a copy of the project and runs the test that should fail;
 * `npm run test:mutants -- model render/font/subset` takes the faults of a folder and a file. Ends with an error if a test does
 * not fail, or if the code does not occur once in its file. `SHOW=1` shows the output of the tests.
 *
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {'killed' | 'survived' | 'gone'} Outcome
 */

const project = fileURLToPath(new URL('../..', import.meta.url))
/** Output of builds and tests, and folders that are slow to copy. */
const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', 'docs', 'pictures', 'playwright-report', 'test-results'])
/** A fault may cause an endless loop, which the limit ends. */
const LONGEST_RUN_MS = 300_000
/** The port of the first copy; each copy takes the next. */
const PORT = Number(process.env['E2E_PORT'] ?? 4573)

const makeCopy = () => {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const name of readdirSync(project).filter((one) => !NOT_COPIED.has(one)))
    cpSync(join(project, name), join(copy, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** @param {string} cwd @param {string[]} args @param {Record<string, string>} env @returns {Promise<boolean>} */
const succeeds = (cwd, args, env) =>
  new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, timeout: LONGEST_RUN_MS }
    const run = spawn(process.execPath, args, { ...options, stdio: process.env['SHOW'] ? 'inherit' : 'ignore' })
    run.once('error', reject)
    run.once('exit', (code) => resolve(code === 0))
  })

const VITE = 'node_modules/vite/bin/vite.js'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Whether a test passes. @param {string} copy @param {string} test @param {number} port */
const passes = async (copy, test, port) => {
  const [file = '', title = ''] = test.split(' › ')
  if (!file.endsWith('.spec.ts')) return succeeds(copy, [VITEST, 'run', '--bail=1', file], {})
  const args = [PLAYWRIGHT, 'test', '-c', 'test/e2e/playwright.config.ts', file, '-g', title]
  if (!(await succeeds(copy, [VITE, 'build'], {}))) throw new Error(`Without a build nothing is tested: ${test}`)
  return succeeds(copy, args, { E2E_PORT: String(port) })
}

/** @param {string} text @param {string} code */
const standsOnce = (text, code) => text.split(code).length === 2

/** @param {string} copy @param {Fault} fault @param {number} port @returns {Promise<Outcome>} */
const plant = async (copy, { file, code, fault, test }, port) => {
  const path = join(copy, 'src', file)
  const whole = readFileSync(path, 'utf8')
  if (!standsOnce(whole, code)) return 'gone'
  writeFileSync(
    path,
    whole.replace(code, () => fault),
  )
  const outcome = (await passes(copy, test, port)) ? 'survived' : 'killed'
  writeFileSync(path, whole)
  return outcome
}

const chosen = process.argv.slice(2)
/** @param {{ file: string }} fault */
const isChosen = ({ file }) => chosen.length === 0 || chosen.some((start) => file.startsWith(start))
for (const start of chosen)
  if (![...FAULTS, ...EXCUSED].some(({ file }) => file.startsWith(start)))
    throw new Error(`No fault of the list is in ${start}`)
const faults = FAULTS.filter(isChosen)
const excused = EXCUSED.filter(isChosen)
for (const { file, code } of excused)
  if (!standsOnce(readFileSync(join(project, 'src', file), 'utf8'), code))
    throw new Error(`What is excused is gone: ${file} ${code}`)
const copies = Array.from({ length: Math.min(availableParallelism(), faults.length) }, makeCopy)

try {
  const tests = [...new Set(faults.map(({ test }) => test))]
  const broken = await all(tests, async (copy, test, port) => ((await passes(copy, test, port)) ? [] : [test]))
  if (broken.flat().length > 0) throw new Error(`These fail without a fault: ${broken.flat().join(', ')}`)
  const outcomes = await all(faults, async (copy, fault, port) => {
    const outcome = await plant(copy, fault, port)
    console.log(`${outcome}: ${fault.file} ${JSON.stringify(fault.code)} → ${JSON.stringify(fault.fault)}`)
    return { folder: folderOf(fault), outcome }
  })
  report(outcomes)
  if (outcomes.some(({ outcome }) => outcome !== 'killed')) process.exitCode = 1
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
}

/**
 * Processes the items, one at a time in each copy.
 * @template Item, Result
 * @param {readonly Item[]} items @param {(copy: string, item: Item, port: number) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
async function all(items, work) {
  const left = [...items.entries()]
  /** @type {Result[]} */
  const results = []
  await Promise.all(
    copies.map(async (copy, index) => {
      for (let next = left.shift(); next; next = left.shift())
        results[next[0]] = await work(copy, next[1], PORT + index)
    }),
  )
  return results
}

/** @param {{ file: string }} fault */
function folderOf({ file }) {
  return file.split('/', 1)[0] ?? ''
}

/** @param {{ folder: string, outcome: Outcome }[]} outcomes */
function report(outcomes) {
  const rows = [...outcomes, ...excused.map((one) => ({ folder: folderOf(one), outcome: 'excused' }))]
  /** @param {string} folder @param {string} outcome */
  const count = (folder, outcome) => rows.filter((row) => row.folder === folder && row.outcome === outcome).length
  const folders = [...new Set(rows.map(({ folder }) => folder))].toSorted()
  console.table(
    Object.fromEntries(
      folders.map((folder) => [
        folder,
        Object.fromEntries(
          ['killed', 'survived', 'gone', 'excused'].map((outcome) => [outcome, count(folder, outcome)]),
        ),
      ]),
    ),
  )
}
