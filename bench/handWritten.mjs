import { deflateSync, inflateSync } from 'node:zlib'

/**
 * The ideal PDF: only the paths of the app's PDF, in tenths of a unit with one line per point, compressed at zlib's
 * highest level.
 *
 * @typedef {{ operator: string, numbers: number[] }} Operation
 */

const PATH = new Set(['m', 'l', 'c', 'h', 'S', 'f', 'f*', 'W*', 'n', 're', 'q', 'Q', 'cm'])
/** The least overhead of a page, its objects and its cross-reference. */
const SKELETON = 600

/** The content of each page as text. @param {Buffer} pdf */
const contents = (pdf) => {
  const texts = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at)) {
    const end = pdf.indexOf('\nendstream', at)
    const data = pdf.subarray(at + 'stream\n'.length, end)
    at = end + '\nendstream'.length
    if (data[0] !== 0x78) continue
    const text = inflateSync(data).toString('latin1')
    if (/ [ml]\n/.test(text)) texts.push(text)
  }
  return texts
}

/** The path operations of all pages. @param {Buffer} pdf @returns {Operation[][]} */
export const operationsOf = (pdf) =>
  contents(pdf).map((text) =>
    text.split('\n').flatMap((line) => {
      const parts = line.trim().split(' ')
      const operator = parts.pop() ?? ''
      return PATH.has(operator) ? [{ operator, numbers: parts.map(Number) }] : []
    }),
  )

/** @param {Operation[][]} pages */
export const handWrittenBytes = (pages) =>
  pages.reduce((sum, page) => sum + deflateSync(handWritten(page), { level: 9 }).length + SKELETON, 0)

/** Matrices keep all digits, since everything depends on them. @param {Operation[]} page */
const handWritten = (page) =>
  page
    .map(({ operator, numbers }) => {
      const written = operator === 'cm' ? numbers.map(String) : numbers.map((number) => String(Math.round(number * 10)))
      return [...written, operator].join(' ')
    })
    .join('\n')

/**
 * The time, in the same page as the app, to write the paths and have the browser compress them.
 *
 * @param {Operation[][]} pages
 */
export const timeByHand = async (pages) => {
  const start = performance.now()
  for (const page of pages) {
    const lines = page.map(({ operator, numbers }) => {
      let line = ''
      for (const number of numbers) line += `${operator === 'cm' ? number : Math.round(number * 10)} `
      return line + operator
    })
    const compressed = new Blob([lines.join('\n')]).stream().pipeThrough(new CompressionStream('deflate'))
    await new Response(compressed).arrayBuffer()
  }
  return performance.now() - start
}
