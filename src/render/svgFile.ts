import { pictureBoxOf, type Box } from '../geometry/bounds'
import type { Drawing, Size } from '../model/types'
import { pictureSvg } from './drawingSvg'
import { maskErasers } from './erase'
import { labelSvg, placedLabels } from './labels'
import { markersOf } from './markers'
import { PREVIEW_PEN } from './pen'
import type { Cell } from './sheet/page'
import type { SheetSide } from './sheet/side'
import { cellContent } from './sheetSvg'
import { sideDocument } from './sideSvg'
import { svg, type SvgNode } from './svgNode'
import { BOLD_FONT, BOLD_FONT_WEIGHT, INK_COLOUR, PAPER_COLOUR, SHEET_FONT, SHEET_FONT_WEIGHT } from './textSvg'

/**
 * The credit below a single drawing: its height and width as parts of the drawing's width, and its baseline as a part
 * of that height.
 */
const CREDIT_FOOT = 0.08
const CREDIT_WIDTH = 0.9
const CREDIT_BASELINE = 0.65

/** For programs that may have the app's typeface. */
const SCREEN_FONT = 'Inter, sans-serif'

/** The markers of a drawing that has no box on the sheet. */
export const DRAWING_MARKERS = markersOf([PREVIEW_PEN], INK_COLOUR)

/** What a drawing looks like by itself. */
export interface DrawingLook {
  /** Its box on the sheet, as which it looks; absent for a fish-bone. */
  readonly cell?: Cell | undefined
  /** The credit for road data, shown below; absent for a hand drawing. */
  readonly credit?: string | undefined
}

/** A drawing by itself, black on white, in its own units, for pictures and files. */
export const drawingFile = (
  drawing: Drawing,
  canvas: Size,
  { cell, credit }: DrawingLook = {},
): { readonly text: string; readonly size: Size } => {
  const { box, content } = cell ? boxPicture(cell) : plainPicture(drawing, canvas)
  const foot = credit === undefined ? 0 : box.width * CREDIT_FOOT
  const { x, y, width } = box
  const height = box.height + foot
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `${x} ${y} ${width} ${height}`,
    'font-family': SCREEN_FONT,
  }
  const paper = svg('rect', { x, y, width, height, fill: PAPER_COLOUR, stroke: 'none' })
  const notice = credit === undefined ? [] : [creditSvg(credit, { ...box, y: y + box.height, height: foot })]
  return { text: svgText(svg('svg', root, [paper, ...content, ...notice])), size: { width, height } }
}

interface Picture {
  readonly box: Box
  readonly content: readonly SvgNode[]
}

const boxPicture = (cell: Cell): Picture => ({
  box: cell.viewBox,
  content: [...markersOf([cell.pen], INK_COLOUR), ...cellContent(cell, 'drawing', maskErasers)],
})

const plainPicture = ({ elements }: Drawing, canvas: Size): Picture => {
  const box = pictureBoxOf(canvas, elements)
  const ink = pictureSvg(elements, box, 'drawing', { pen: PREVIEW_PEN, colour: INK_COLOUR, eraseWith: maskErasers })
  const texts = placedLabels(elements, box, PREVIEW_PEN.label).map((label) => labelSvg(label, INK_COLOUR, PAPER_COLOUR))
  return { box, content: [...DRAWING_MARKERS, ink, ...texts] }
}

/** The credit, as wide as the drawing, in any available typeface. */
const creditSvg = (credit: string, { x, y, width, height }: Box): SvgNode =>
  svg(
    'text',
    {
      x: x + width / 2,
      y: y + height * CREDIT_BASELINE,
      'text-anchor': 'middle',
      'font-size': height / 2,
      textLength: width * CREDIT_WIDTH,
      lengthAdjust: 'spacingAndGlyphs',
      fill: INK_COLOUR,
    },
    [credit],
  )

/** The URLs of the two weights of the typeface, as far as they could be loaded. */
export interface FontUrls {
  readonly medium?: string | undefined
  readonly bold?: string | undefined
}

/**
 * A side of the paper by itself, at its real size. It embeds the typeface, and names Inter for programs that ignore
 * embedded fonts.
 */
export const sideFile = (side: SheetSide, urls: FontUrls): string => {
  const { tag, attributes, children }: SvgNode = sideDocument(side, maskErasers)
  const size = { width: `${side.paper.width}mm`, height: `${side.paper.height}mm` }
  // No kerning and no ligatures, as in `PAGE` of `ui/export/pages/SheetPages`: the layout measures letter by letter.
  const style = `font-weight: ${SHEET_FONT_WEIGHT}; font-kerning: none; font-variant-ligatures: none`
  const font = { 'font-family': `${SHEET_FONT}, Inter, sans-serif`, style }
  return svgText(svg(tag, { ...attributes, ...size, ...font }, [...typefaceSvg(urls), ...children]))
}

const typefaceSvg = ({ medium, bold }: FontUrls): readonly SvgNode[] => {
  const faces = [faceRule(SHEET_FONT, SHEET_FONT_WEIGHT, medium), faceRule(BOLD_FONT, BOLD_FONT_WEIGHT, bold)]
  return medium === undefined ? [] : [svg('style', {}, faces)]
}

const faceRule = (family: string, weight: number, url: string | undefined): string =>
  url === undefined ? '' : `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(${url}) }`

/** SVG data as text, for files and the clipboard, without notes for tests and the PDF. */
export const svgText = ({ tag, attributes, children }: SvgNode): string => {
  const inside = Object.entries(attributes)
    .filter(([name]) => !name.startsWith('data-'))
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : svgText(child))).join('')
  return content === '' ? `<${tag}${inside}/>` : `<${tag}${inside}>${content}</${tag}>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML cannot represent control characters or lone surrogates. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
