import { useEffect } from 'react'
import type { Size } from '../../model/types'

/**
 * Declares each paper size to the browser's print dialog while the sheet is shown. Uses a constructed style sheet,
 * because no class can name a paper size, and a style element would weaken the content security policy.
 *
 * @param papers in millimetres, in the order of the sides
 */
export const usePaperSizes = (papers: readonly Size[]): void => {
  const text = rulesFor(papers)
  useEffect(() => {
    if (text === '') return
    const rules = new CSSStyleSheet()
    rules.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
    }
  }, [text])
}

/** The name of a paper size for the CSS property `page`. Sizes differ if upright pages follow a landscape booklet. */
export const paperName = ({ width, height }: Size): string => `paper-${width}-${height}`.replaceAll('.', '_')

const rulesFor = (papers: readonly Size[]): string => {
  const [first] = papers
  if (!first) return ''
  return [pageRule('', first), ...new Set(papers.map((paper) => pageRule(paperName(paper), paper)))].join('\n')
}

const pageRule = (name: string, { width, height }: Size): string =>
  `@page ${name} { size: ${width}mm ${height}mm; margin: 0 }`
