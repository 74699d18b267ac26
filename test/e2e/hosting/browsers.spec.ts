import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from 'es-check'
import { OLDEST_BROWSERS, TARGET } from '../../../build/bundling.mjs'
import { FIRST_SCRIPT } from '../../../build/hosting'
import { DIST, SCRIPTS } from '../../support/dist'
import { newerApis } from '../../support/project/newerApis'
import { expect, test } from '../fixtures'

const SILENT = { info: () => {}, error: () => {}, debug: () => {}, warn: () => {}, isLevelEnabled: () => false }
const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))

/** APIs that not every supported browser has. The app and its packages ask first whether they are there. */
const ASKED_FIRST: readonly string[] = [
  'Error.captureStackTrace',
  'cancelIdleCallback',
  'launchQueue',
  'navigator.canShare',
  'navigator.connection',
  'navigator.share',
  'navigator.userAgentData',
  'navigator.wakeLock',
  'requestIdleCallback',
]

/** Shorter names, such as `ML` or `USB`, are those that the minifier gives. */
const SHORTEST_NAME = 4
/** Names of APIs that the built scripts use for something else: a word in a message or a pattern, or a name in a PDF. */
const OTHERS: ReadonlySet<string> = new Set(['Metadata', 'Touch', 'navigation', 'viewport'])

test('an API that a browser lacks is found in a script', () => {
  expect(newerApis('const split = new Intl.Segmenter()', { ...OLDEST_BROWSERS, firefox: 124 })).toEqual([
    'Intl.Segmenter',
  ])
  expect(newerApis('const split = new Intl.Segmenter()', OLDEST_BROWSERS)).toEqual([])
})

test('the app uses only APIs that every supported browser has, or asks first', () => {
  const found = scripts.flatMap((name) => newerApis(readFileSync(join(DIST, name), 'utf8'), OLDEST_BROWSERS))
  expect([...new Set(found)].filter((api) => api.length >= SHORTEST_NAME && !OTHERS.has(api)).toSorted()).toEqual(
    ASKED_FIRST,
  )
})

test('the app uses only syntax that every supported browser reads, and the script in its page that of any age', async () => {
  const inPage = test.info().outputPath('page.js')
  writeFileSync(inPage, FIRST_SCRIPT)
  const checks = [
    { ecmaVersion: TARGET, module: true, files: [join(DIST, SCRIPTS, '*.js')] },
    { ecmaVersion: TARGET, files: [join(DIST, 'sw.js')] },
    { ecmaVersion: 'es5', files: [inPage] },
  ]
  const { errors } = await runChecks(checks, { logger: SILENT })
  expect(errors.map(({ file, err }) => `${file}: ${err.message}`)).toEqual([])
})

test.describe('a browser that is too old', () => {
  test.use({ allowedMessages: [/toSorted/] })

  test('says so, and which browsers work', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/')
    const { chrome, firefox, safari } = OLDEST_BROWSERS
    const others = `or use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or later.`
    await expect(page.getByText(`This browser is too old for Tochten. Update it, ${others}`)).toBeVisible()
  })
})
