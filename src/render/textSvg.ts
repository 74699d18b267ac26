import type { TextLine, TextRun } from './sheet/sheetText'
import { svg, type SvgAttributes, type SvgNode } from './svgNode'

/** The names of the sheet's typeface, in the style sheet and in the PDF, and its weights for the device's own fonts. */
export const SHEET_FONT = 'Inter Medium'
export const SHEET_FONT_WEIGHT = 500
export const BOLD_FONT = 'Inter Bold'
export const BOLD_FONT_WEIGHT = 700

export const INK_COLOUR = '#000000'
export const PAPER_COLOUR = '#ffffff'

/** A black line. */
export const lineSvg = (line: TextLine): readonly SvgNode[] => lineSvgIn(INK_COLOUR, line)

/** A line run by run: text where the typeface has the characters, otherwise outlines. */
export const lineSvgIn = (colour: string, { runs, size, x, baseline }: TextLine): readonly SvgNode[] => {
  let at = x
  const placed = runs.map((run) => {
    const from = at
    at += run.width * size
    return { run, from }
  })
  const [first] = placed
  // A single text element, so that it can be found and read as a whole.
  if (first && placed.length > 1 && placed.every(({ run }) => !run.outline)) {
    const parts = placed.map(({ run, from }) => svg('tspan', { x: from, ...inkOf(run, colour) }, [run.text]))
    return [svg('text', { x: first.from, y: baseline, 'font-size': size }, parts)]
  }
  return placed.map(({ run, from }) => runSvg(run, size, from, baseline, colour))
}

const inkOf = ({ isBold = false }: TextRun, colour: string): SvgAttributes => ({
  fill: colour,
  stroke: 'none',
  ...(isBold && { 'font-family': `${BOLD_FONT}, ${SHEET_FONT}` }),
})

const runSvg = (run: TextRun, size: number, x: number, baseline: number, colour: string): SvgNode => {
  const { text, outline } = run
  if (!outline) return svg('text', { x, y: baseline, 'font-size': size, ...inkOf(run, colour) }, [text])
  const transform = `translate(${x} ${baseline}) scale(${size / outline.unitsPerEm})`
  const layers = outline.layers.map(({ d, colour: fill }) =>
    svg('path', { d, fill, 'fill-rule': 'evenodd', stroke: 'none' }),
  )
  return svg('g', { transform, 'aria-label': text }, layers)
}
