import { subsetFont } from '../render/font/subsetFont'
import type { SheetSide } from '../render/sheet/side'
import { NO_INK } from '../render/sheetSvg'
import { sideSvg } from '../render/sideSvg'
import type { SvgNode } from '../render/svgNode'

/** The font with only the characters that are on these sides. */
export const usedFont = (sides: readonly SheetSide[], font: ArrayBuffer): ArrayBuffer => {
  const letters = new Set<number>()
  for (const text of sides.flatMap((side) => textsIn(sideSvg(side, NO_INK)))) {
    for (const letter of text) letters.add(letter.codePointAt(0) ?? 0)
  }
  return subsetFont(font, letters)
}

const textsIn = ({ children }: SvgNode): readonly string[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : textsIn(child)))
