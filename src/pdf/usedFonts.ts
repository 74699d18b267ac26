import { subsetFont } from '../render/font/subsetFont'
import type { SheetSide } from '../render/sheet/side'
import { NO_INK } from '../render/sheetSvg'
import { sideSvg } from '../render/sideSvg'
import type { SvgNode } from '../render/svgNode'
import { BOLD_FONT } from '../render/textSvg'

/** The files of the sheet's typeface, by weight. A weight that could not be loaded is absent. */
export interface SheetFonts {
  readonly medium?: ArrayBuffer | undefined
  readonly bold?: ArrayBuffer | undefined
}

/** The fonts with only the characters that are on these sides. */
export const usedFonts = (sides: readonly SheetSide[], { medium, bold }: SheetFonts): SheetFonts => {
  const letters = { medium: new Set<number>(), bold: new Set<number>() }
  const collect = ({ attributes, children }: SvgNode, above: keyof SheetFonts): void => {
    const family = attributes['font-family']
    const weight = family === undefined ? above : String(family).startsWith(BOLD_FONT) ? 'bold' : 'medium'
    for (const child of children) {
      if (typeof child === 'string') for (const letter of child) letters[weight].add(letter.codePointAt(0) ?? 0)
      else collect(child, weight)
    }
  }
  for (const side of sides) collect(sideSvg(side, NO_INK), 'medium')
  return {
    medium: medium && subsetFont(medium, letters.medium),
    bold: bold && letters.bold.size > 0 ? subsetFont(bold, letters.bold) : undefined,
  }
}
