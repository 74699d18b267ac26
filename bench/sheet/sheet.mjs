import { importModule } from '../appModules.mjs'
import { printFacts } from '../facts.mjs'
import { median } from '../figures.mjs'
import { handWrittenBytes, operationsOf, timeByHand } from './handWritten.mjs'
import { measureAwake } from './awake.mjs'
import { measureFidelity } from './fidelity.mjs'
import { openRaster } from './rasterWay.mjs'
import { roundDrawings, sheetDrawings, tochtText } from './sheetDrawings.mjs'
import { choose, coldTimes, lastFile, makeAnew, openSheet, replay, takeReady } from './sheetPage.mjs'

/**
 * The printed sheet: size and time of the PDF, compared with hand-written paths (the ideal) and with a picture of the
 * page (the usual way); its difference from the screen; and whether the page stays responsive.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {Record<'anew' | 'byHand' | 'raster' | 'ready' | 'rasterBytes', number>} Round milliseconds, and bytes
 */

const ONE_PAGE = 30
const MOST_KILOBYTES = { boxes: 145, explained: 156 }
const MOST_BY_HAND = { size: 1.15, time: 1.8 }
/** @type {import('./sheetPage.mjs').Choices} */
const EXPLAINED = { legend: true, explain: 'shortest' }
/** More drawings than the app loads. */
const MANY = 600
/** For work that takes seconds. */
const FEWER_ROUNDS = 3

/** @type {typeof import('../../test/support/paper/qpdf')} */
const { qpdfFaults } = await importModule('test/support/paper/qpdf.ts')

/** @param {import('../run.mjs').Setting} setting */
export const sheet = async ({ browser, addresses, rounds }) => {
  const drawings = sheetDrawings(ONE_PAGE)
  const text = tochtText('Bench', drawings)
  const fewRounds = Math.min(rounds, FEWER_ROUNDS)
  const cold = await coldTimes(browser, addresses.app, text, fewRounds)
  const page = await openSheet(browser, addresses.app, text)
  await makeAnew(page)
  const bytes = await lastFile(page)
  const operations = operationsOf(bytes)
  const raster = await openRaster(browser, drawings)
  const measured = await takeTurns(page, operations, raster, rounds)
  const writing = await replay(page, [1, MANY / ONE_PAGE], fewRounds)
  await raster.close()
  await page.context().close()
  const arcs = roundDrawings(ONE_PAGE)
  const ofArcs = await pdfBytes(browser, addresses.app, tochtText('Round', arcs))
  const explained = await pdfBytes(browser, addresses.app, tochtText('Bench', drawings), EXPLAINED)
  const arcsExplained = await pdfBytes(browser, addresses.app, tochtText('Round', arcs), EXPLAINED)

  const [one = Number.NaN, twenty = Number.NaN] = writing
  const rasterBytes = median(measured.map((round) => round.rasterBytes))
  printFacts('The PDF of 30 drawings of 20 strokes of 80 points, with 3 erasers each', [
    sizeFact('size', bytes, MOST_KILOBYTES.boxes),
    sizeFact('size, of circles and arcs', ofArcs, MOST_KILOBYTES.boxes),
    sizeFact('size, with legend and explanation', explained, MOST_KILOBYTES.explained),
    sizeFact('size, of circles and arcs, with legend and explanation', arcsExplained, MOST_KILOBYTES.explained),
    byHandFact('size ÷ by hand', bytes),
    byHandFact('size ÷ by hand, of circles and arcs', ofArcs),
    {
      label: `${raster.name}: size ÷ ours`,
      value: rasterBytes / bytes.length,
      unit: '×',
      atLeast: 70,
      detail: kilobytes(rasterBytes),
    },
    ...contentFacts(bytes),
  ])
  printFacts('How long it takes, from the press of Download to the file', [
    { label: 'not loaded, nothing made', value: median(cold), unit: 'ms' },
    { label: 'loaded, nothing made', value: median(measured.map(({ anew }) => anew)), unit: 'ms' },
    { label: 'loaded, nothing made ÷ by hand', ...share(measured, 'anew', 'byHand'), atMost: MOST_BY_HAND.time },
    { label: `${raster.name} ÷ loaded, nothing made`, ...share(measured, 'raster', 'anew') },
    { label: 'made while it was looked at', value: median(measured.map(({ ready }) => ready)), unit: 'ms' },
    { label: `${raster.name} ÷ made while …`, ...share(measured, 'raster', 'ready'), atLeast: 4 },
    {
      label: `${MANY} drawings ÷ ${ONE_PAGE}, writing`,
      value: twenty / one,
      unit: '×',
      atMost: 22,
      detail: ratio(twenty, one),
    },
  ])
  await measureFidelity(browser, addresses.app, drawings)
  await measureAwake(browser, addresses.app)
}

/**
 * The PDF of a tocht.
 *
 * @param {Browser} browser @param {string} address @param {string} text
 * @param {import('./sheetPage.mjs').Choices} [choices]
 */
const pdfBytes = async (browser, address, text, choices = {}) => {
  const page = await openSheet(browser, address, text)
  await choose(page, choices)
  await makeAnew(page)
  const bytes = await lastFile(page)
  await page.context().close()
  return bytes
}

/** @param {string} label @param {Buffer} pdf @param {number} atMost */
const sizeFact = (label, pdf, atMost) => ({ label, value: pdf.length / 1_000, unit: 'KB', atMost })

/** @param {string} label @param {Buffer} pdf */
const byHandFact = (label, pdf) => {
  const ideal = handWrittenBytes(operationsOf(pdf))
  return { label, value: pdf.length / ideal, unit: '×', atMost: MOST_BY_HAND.size, detail: kilobytes(ideal) }
}

/**
 * All ways in turn, repeatedly, so that other load on the machine affects all of them.
 *
 * @param {Page} page @param {import('./handWritten.mjs').Operation[][]} operations
 * @param {Awaited<ReturnType<typeof openRaster>>} raster @param {number} rounds
 */
const takeTurns = async (page, operations, raster, rounds) => {
  /** @type {Round[]} */
  const measured = []
  for (let round = 0; round <= rounds; round += 1) {
    const anew = await makeAnew(page)
    const byHand = await page.evaluate(timeByHand, operations)
    const { ms, bytes } = await raster.make()
    const ready = await takeReady(page)
    measured.push({ anew, byHand, raster: ms, ready, rasterBytes: bytes })
  }
  return measured.slice(1)
}

/**
 * The fastest rounds, since other programs only add time.
 *
 * @param {Round[]} rounds
 * @param {keyof Round} a
 * @param {keyof Round} b
 */
const share = (rounds, a, b) => {
  const least = [a, b].map((way) => Math.min(...rounds.map((round) => round[way])))
  const [one = Number.NaN, other = Number.NaN] = least
  return { value: one / other, unit: '×', detail: ratio(one, other) }
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(0)} KB`
/** @param {number} a @param {number} b */
const ratio = (a, b) => `${a.toFixed(0)} ms ÷ ${b.toFixed(0)} ms`

/**
 * The content of the file, as reported by installed tools.
 *
 * @param {Buffer} bytes
 * @returns {import('../facts.mjs').Fact[]}
 */
const contentFacts = (bytes) => {
  const source = bytes.toString('latin1')
  const fonts = source.match(/\/Type \/FontDescriptor/g)?.length ?? 0
  const embedded = source.match(/\/FontFile2/g)?.length ?? 0
  const faults = qpdfFaults(bytes)?.replaceAll('\n', ' ')
  return [
    { label: 'images', value: source.match(/\/Subtype \/Image/g)?.length ?? 0, unit: '', atMost: 0 },
    { label: 'fonts not embedded', value: fonts - embedded, unit: '', atMost: 0, detail: `${fonts} in all` },
    ...(faults === undefined
      ? []
      : [{ label: 'qpdf --check: faults', value: faults === '' ? 0 : 1, unit: '', atMost: 0, detail: faults }]),
  ]
}
