import type { TextLine, TextRun } from './sheetText'
import { svg, type SvgNode } from './svgNode'

export const INK = '#000000'

/** A line, run by run: text where the typeface has the letters, and else their shapes. */
export const lineSvg = ({ runs, size, x, baseline }: TextLine): readonly SvgNode[] => {
  let at = x
  return runs.map((run) => {
    const node = runSvg(run, size, at, baseline)
    at += run.width * size
    return node
  })
}

const runSvg = ({ text, outline }: TextRun, size: number, x: number, baseline: number): SvgNode => {
  if (!outline) return svg('text', { x, y: baseline, 'font-size': size, fill: INK, stroke: 'none' }, [text])
  const transform = `translate(${x} ${baseline}) scale(${size / outline.unitsPerEm})`
  const layers = outline.layers.map(({ d, colour }) =>
    svg('path', { d, fill: colour, 'fill-rule': 'evenodd', stroke: 'none' }),
  )
  return svg('g', { transform, 'aria-label': text }, layers)
}
