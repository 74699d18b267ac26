import type { Page } from '../render/page'
import { subsetFont } from '../render/font/subsetFont'
import { NO_INK, pageSvg } from '../render/sheetSvg'
import type { SvgNode } from '../render/svgNode'

/** The font with the letters that stand on these pages, and no others. */
export const usedFont = (pages: readonly Page[], font: ArrayBuffer): ArrayBuffer => {
  const letters = new Set<number>()
  for (const text of pages.flatMap((page) => textsIn(pageSvg(page, NO_INK)))) {
    for (const letter of text) letters.add(letter.codePointAt(0) ?? 0)
  }
  return subsetFont(font, letters)
}

const textsIn = ({ children }: SvgNode): readonly string[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : textsIn(child)))
