import { withAppModules } from '../appModules.mjs'
import { printFacts } from '../facts.mjs'
import { DOTS_PER_INCH, photocopy } from './photocopy.mjs'

/**
 * Whether a reduced photocopy of each kind of page is legible: dashed lines, balls and arrowheads at their ends, digits
 * and icons.
 *
 * @typedef {import('./readCopy').SignKind} SignKind
 * @typedef {import('./copySheets').CopySheet} CopySheet
 */

/** @type {readonly SignKind[]} */
const KINDS = ['lines', 'ends', 'digits', 'icons']

export const copies = () =>
  withAppModules(async (load) => {
    /** @type {typeof import('./copySheets')} */
    const { copySheets } = await load('bench/sheet/copySheets.ts')
    /** @type {typeof import('./readCopy')} */
    const { misreadOn } = await load('bench/sheet/readCopy.ts')
    const facts = []
    for (const sheet of await copySheets()) {
      const pages = await photocopy(sheet.pdf)
      if (!pages) {
        console.log('\nSkipped: what is misread on photocopies. pdftoppm is not installed.')
        return
      }
      const misread = sheet.signs.map((signs, index) => misreadOn(pageAt(pages, index), signs))
      facts.push(factOf(sheet, misread))
    }
    printFacts(`Signs misread on a photocopy of A4, reduced to A5, ${DOTS_PER_INCH} dpi, black and white`, facts)
  })

/** @param {import('./photocopy.mjs').Copy[]} pages @param {number} index */
const pageAt = (pages, index) => {
  const page = pages[index]
  if (!page) throw new Error(`The PDF has no page ${index + 1}`)
  return page
}

/** @param {CopySheet} sheet @param {Readonly<Record<SignKind, number>>[]} misread by page @returns {import('../facts.mjs').Fact} */
const factOf = ({ label, isAsked, signs }, misread) => {
  const counts = KINDS.map((kind) => ({
    kind,
    wrong: misread.reduce((sum, page) => sum + page[kind], 0),
    all: signs.reduce((sum, page) => sum + page[kind].length, 0),
  }))
  return {
    label,
    value: counts.reduce((sum, { wrong }) => sum + wrong, 0),
    unit: '',
    ...(isAsked && { atMost: 0 }),
    detail: counts.map(({ kind, wrong, all }) => `${kind} ${wrong} of ${all}`).join(', '),
  }
}
