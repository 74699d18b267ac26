// `npm test`: runs one part after the other, up to the first that fails; then prints how long each took, and which
// tests were skipped.
import { spawnSync } from 'node:child_process'
import { findBrowser, NoBrowserError } from './support/browser.mjs'
import { leftOut } from './support/project/besides.mjs'

/** The scripts of package.json that make up `npm test`. */
const PARTS = ['types', 'lint', 'test:unit']
const BROWSER_PARTS = ['build', 'test:core']

/** The npm that runs this script; Windows cannot start `npm` without a shell. */
const NPM = process.env['npm_execpath']
if (!NPM) throw new Error('Run this with npm test.')

/** Prints which browser is used. @returns the reason why there is none; `undefined` if there is one */
const browserFault = async () => {
  try {
    await findBrowser()
    return undefined
  } catch (error) {
    // In CI a missing browser is an error; so is, anywhere, a named browser that does not run.
    if (process.env['CI'] || !(error instanceof NoBrowserError)) throw error
    return error.message
  }
}

/** @param {string} script @returns {{ readonly script: string, readonly seconds: number, readonly passed: boolean }} */
const run = (script) => {
  const began = performance.now()
  const { status } = spawnSync(process.execPath, [NPM, 'run', script], { stdio: 'inherit' })
  return { script, seconds: Math.round((performance.now() - began) / 1000), passed: status === 0 }
}

const fault = await browserFault()
const done = []
for (const script of fault === undefined ? [...PARTS, ...BROWSER_PARTS] : PARTS) {
  done.push(run(script))
  if (!done.at(-1)?.passed) break
}

const seconds = done.reduce((sum, part) => sum + part.seconds, 0)
for (const part of done)
  console.log(`${part.passed ? 'passed' : 'FAILED'} ${String(part.seconds).padStart(5)} s  ${part.script}`)
console.log(`       ${String(seconds).padStart(5)} s  in all`)
if (fault !== undefined) console.log(`NOT TESTED: the app in a browser. ${fault}`)
for (const reason of leftOut()) console.log(`Not tested: ${reason}`)
console.log(
  'Not part of this: the other browser tests (npm run test:rest), the screens (npm run test:screens), Firefox and WebKit (npm run test:firefox, test:webkit)',
)
if (done.some(({ passed }) => !passed)) process.exitCode = 1
