import { pictureBoxOf } from '../geometry/bounds'
import type { Drawing, Size } from '../model/types'
import { pictureSvg } from './drawingSvg'
import { maskErasers } from './erase'
import { PREVIEW_PEN } from './pen'
import { SHEET_FONT } from './sheetSvg'
import type { Side } from './side'
import { sideSvg } from './sideSvg'
import { svg, type SvgNode } from './svgNode'
import { svgText } from './svgText'

/** A drawing by itself, black on white, in its own units: what a picture or a file of it is made of. */
export const drawingFile = ({ elements }: Drawing, canvas: Size): { readonly text: string; readonly size: Size } => {
  const box = pictureBoxOf(canvas, elements)
  const { x, y, width, height } = box
  const ink = pictureSvg(elements, box, 'drawing', { pen: PREVIEW_PEN, colour: '#000000', eraseWith: maskErasers })
  const root = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `${x} ${y} ${width} ${height}` }
  const paper = svg('rect', { ...box, fill: '#ffffff', stroke: 'none' })
  return { text: svgText(svg('svg', root, [paper, ink])), size: { width, height } }
}

/**
 * A side of the paper by itself, in its true size. Whoever opens it need not have our typeface, so it comes along; programs that take
 * none from a file find the name of what comes near.
 *
 * @param letters the address of the font; undefined where that could not be loaded
 */
export const sideFile = (side: Side, letters: string | undefined): string => {
  const { tag, attributes, children }: SvgNode = sideSvg(side, maskErasers)
  const size = { width: `${side.paper.width}mm`, height: `${side.paper.height}mm` }
  const style = 'font-weight: 500; font-kerning: none; font-variant-ligatures: none'
  const font = { 'font-family': `${SHEET_FONT}, Inter, sans-serif`, style }
  return svgText(svg(tag, { ...attributes, ...size, ...font }, [...typefaceSvg(letters), ...children]))
}

const typefaceSvg = (letters: string | undefined): readonly SvgNode[] =>
  letters === undefined
    ? []
    : [svg('style', {}, [`@font-face { font-family: '${SHEET_FONT}'; font-weight: 500; src: url(${letters}) }`])]
