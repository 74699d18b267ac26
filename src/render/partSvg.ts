import type { Box } from '../geometry/bounds'
import { cleanText, type TextLine } from './sheet/sheetText'
import { svg, type SvgNode } from './svgNode'
import { lineSvg } from './textSvg'

/** What a group is to someone who hears the PDF: a heading, a paragraph or a picture. */
type Part = (typeof PARTS)[number]
const PARTS = ['H1', 'H2', 'P', 'Figure'] as const

/** A page or a part of it, as read back from SVG. All else on a page is decoration. */
export interface ReadPart {
  readonly kind: Part
  /** The text of several lines or runs, which have no space between them in the PDF, or what a figure shows. */
  readonly text: string | undefined
  /** The number of the drawing that a figure without such a text shows. */
  readonly drawing: number
  /** The box of a figure on its page, in millimetres. */
  readonly box: Box | undefined
}

export const headingSvg = (line: TextLine): readonly SvgNode[] => partSvg('H1', [line])

/** The heading of a part of a page. */
export const subheadingSvg = (lines: readonly TextLine[]): readonly SvgNode[] => partSvg('H2', lines)

export const paragraphSvg = (lines: readonly TextLine[]): readonly SvgNode[] => partSvg('P', lines)

const partSvg = (kind: Part, lines: readonly TextLine[]): readonly SvgNode[] => {
  if (lines.length === 0) return []
  const isParted = lines.flatMap(({ runs }) => runs).length > 1
  const text = isParted && { 'data-text': cleanText(lines.map((line) => line.text).join(' ')) }
  return [svg('g', { 'data-part': kind, ...text }, lines.flatMap(lineSvg))]
}

/** The picture of a drawing. Its words come with the PDF: on screen the drawing has a description already. */
export const figureSvg = (drawing: number, { x, y, width, height }: Box, children: readonly SvgNode[]): SvgNode =>
  svg('g', { 'data-part': 'Figure', 'data-drawing': drawing, 'data-box': [x, y, width, height].join(' ') }, children)

/** A picture that is the same on every sheet, with what it shows. */
export const describedSvg = (text: string, { x, y, width, height }: Box, children: readonly SvgNode[]): SvgNode =>
  svg('g', { 'data-part': 'Figure', 'data-text': text, 'data-box': [x, y, width, height].join(' ') }, children)

/** The part that a group is; `undefined` for any other node. */
export const partOf = ({ attributes }: SvgNode): ReadPart | undefined => {
  const kind = PARTS.find((part) => part === attributes['data-part'])
  if (!kind) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = String(attributes['data-box'] ?? '')
    .split(' ')
    .map(Number)
  return {
    kind,
    text: attributes['data-text'] === undefined ? undefined : String(attributes['data-text']),
    drawing: Number(attributes['data-drawing']),
    box: kind === 'Figure' ? { x, y, width, height } : undefined,
  }
}
