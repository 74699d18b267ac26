import type { Page } from '../render/sheet'
import { fishboneSvg } from '../render/sheetSvg'
import type { TextLine } from '../render/sheetText'
import type { SvgNode } from '../render/svgNode'
import { subsetFont } from './subsetFont'

/** The font with the letters that stand on these pages, and no others. */
export const usedFont = (pages: readonly Page[], font: ArrayBuffer): ArrayBuffer => {
  const letters = new Set<number>()
  for (const text of pages.flatMap(textsOf)) {
    for (const letter of text) letters.add(letter.codePointAt(0) ?? 0)
  }
  return subsetFont(font, letters)
}

const textsOf = ({ name, facts, phone, strip, footer, cells, fishbone }: Page): readonly string[] => [
  ...[name, ...facts, phone, ...strip.lines, footer].flatMap(setTexts),
  ...cells.flatMap(({ lines }) => lines.flatMap(setTexts)),
  ...(fishbone ? wordsIn(fishboneSvg(fishbone)) : []),
]

const setTexts = ({ runs }: TextLine): readonly string[] =>
  runs.filter(({ outline }) => !outline).map(({ text }) => text)

const wordsIn = ({ children }: SvgNode): readonly string[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : wordsIn(child)))
