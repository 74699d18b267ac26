import { CELL_GAP, FACTS_SIZE } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { svg } from '../svgNode'
import { INK_COLOUR } from '../textSvg'
import type { TextBox } from './page'
import type { PaperCode } from './sheetContent'
import { lineAt, wrapText, type Typeface } from './sheetText'

/**
 * Sizes of a module in millimetres. The least one is half a millimetre on a copy at 71 %, from A4 to A5: a phone reads no
 * smaller ones.
 */
export const LEAST_MODULE = 0.5 / 0.71
const LARGEST_MODULE = 1

const TEXT_LINE_HEIGHT = 1.3

/** The code with its text below; `undefined` if the place is too small for it. */
export const codeBox = (
  code: PaperCode,
  place: Box,
  texts: Readonly<Record<PaperCode['kind'], string>>,
  typeface: Typeface,
): TextBox | undefined => {
  const lines = wrapText(texts[code.kind], place.width / FACTS_SIZE, Infinity, typeface)
  const lineHeight = FACTS_SIZE * TEXT_LINE_HEIGHT
  const textHeight = lines.length * lineHeight
  const module =
    code.kind === 'made'
      ? Math.min(LARGEST_MODULE, place.width / code.side, (place.height - textHeight - CELL_GAP) / code.side)
      : 0
  if (textHeight > place.height || (code.kind === 'made' && module < LEAST_MODULE)) return undefined
  const size = code.kind === 'made' ? module * code.side : 0
  const top = place.y + size + (size > 0 ? CELL_GAP : 0)
  return {
    frame: { x: place.x, y: place.y, width: place.width, height: top + textHeight - place.y },
    border: false,
    lines: lines.map((text, index) =>
      lineAt({ text, size: FACTS_SIZE }, place.x, top + index * lineHeight + FACTS_SIZE, 'start', typeface),
    ),
    samples:
      code.kind === 'made'
        ? [
            {
              at: { x: place.x, y: place.y, width: size, height: size },
              viewBox: { x: 0, y: 0, width: code.side, height: code.side },
              node: svg('path', { d: code.path, fill: INK_COLOUR, stroke: 'none' }),
            },
          ]
        : [],
    cut: undefined,
  }
}
