import { existsSync } from 'node:fs'
import { expect, firefox, test } from '@playwright/test'
import { PAPER_SIZES } from '../../src/constants'
import { DEFAULT_SHEET } from '../../src/model/sheet/defaultSheet'
import { ORIENTATIONS, PAPERS } from '../../src/model/sheet/sheetOptions'
import { writeMirror } from '../e2e/app'
import { HOST_FAULTS } from '../e2e/hosting/brokenHost'
import { must } from '../support/must'
import { readPdf } from '../support/paper/pdf'
import { sampleTocht } from '../support/tochten/sampleTocht'
import { expectLikeChromium } from './compare'
import type { Engine } from './engine'
import { playwrightEngine } from './playwrightEngine'
import { expectReload } from './reload'
import { expectRouteJourney } from './routeJourney'
import { ownServer, WITHOUT_NETWORK } from './withoutNetwork'

const SIZE = { width: 820, height: 1000 }

/** An installed Firefox, driven as Playwright's `moz-firefox`, not Playwright's own build. */
const firefoxPath = (): string => {
  const found = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
    existsSync(path),
  )
  if (found !== undefined) return found
  throw new Error(
    'No Firefox for the tests: install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
  )
}

const launch = () => firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath() })

const inFirefox = async (baseURL: string | undefined, work: (engine: Engine) => Promise<void>): Promise<void> => {
  const browser = await launch()
  try {
    await work(await playwrightEngine(browser, must(baseURL), SIZE))
  } finally {
    await browser.close()
  }
}

test('the whole job in Firefox, with a mouse', async ({ baseURL }) => {
  await inFirefox(baseURL, (engine) => expectLikeChromium(engine, 'mouse', must(baseURL)))
})

test('a sheet is made from a recorded route in Firefox', async ({ baseURL }) => {
  await inFirefox(baseURL, expectRouteJourney)
})

for (const [what, expectIt] of WITHOUT_NETWORK) {
  test(`${what} without a network after one visit in Firefox`, async () => {
    const server = await ownServer()
    try {
      await inFirefox(server.address, (engine) => expectIt(engine, server.stop))
    } finally {
      await server.stop()
    }
  })
}

for (const fault of HOST_FAULTS) {
  test(`"Reload" in Firefox loads a part of the app for which the host ${fault}`, async () => {
    await expectReload(fault, inFirefox)
  })
}

test('Firefox prints exactly the pages of the sheet, without bitmaps', async ({ baseURL }) => {
  const browser = await launch()
  try {
    const page = await browser.newPage({ baseURL: must(baseURL) })
    for (const paper of PAPERS)
      for (const orientation of ORIENTATIONS) {
        await page.goto('/licences.json')
        const tochten = [{ ...sampleTocht(), style: 0, sheet: { ...DEFAULT_SHEET, paper, orientation } }]
        await writeMirror(page, JSON.stringify(tochten))
        await page.goto('/export/0')
        await page.getByTestId('sheet').first().waitFor()
        const sheets = await page.getByTestId('sheet').count()
        const { width, height } = PAPER_SIZES[paper]
        const [across, down] = orientation === 'portrait' ? [width, height] : [height, width]
        const printed = await page.pdf({ width: `${across}mm`, height: `${down}mm` })
        const { pages } = await readPdf(new Uint8Array(printed))
        expect(pages.map(({ text }) => /Page \d+ of \d+/.exec(text)?.[0])).toEqual(
          Array.from({ length: sheets }, (_, index) => `Page ${index + 1} of ${sheets}`),
        )
        expect(pages.map(({ images }) => images)).toEqual(pages.map(() => 0))
      }
  } finally {
    await browser.close()
  }
})
