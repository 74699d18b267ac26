import { useEffect } from 'react'
import type { Size } from '../../model/types'

/**
 * Names each paper to the browser's own print dialog while the sheet is shown, and prints nothing but its pages, whatever
 * is open. No class can name a paper, and a style element would need a gap in the content policy; a sheet that a script
 * builds needs none.
 *
 * @param papers in millimetres, that of the first side first
 */
export const usePrintRules = (papers: readonly Size[]): void => {
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

/** The name of a paper in style sheets, for `page`: pages of the leaders may be upright behind a booklet that lies. */
export const paperName = ({ width, height }: Size): string => `paper-${width}-${height}`.replaceAll('.', '_')

const rulesFor = (papers: readonly Size[]): string => {
  const [first] = papers
  if (!first) return ''
  return `
  ${pageRule('', first)}
  ${[...new Set(papers.map((paper) => pageRule(paperName(paper), paper)))].join('\n  ')}
  @media print {
    html, body { min-height: 0 !important; background: #fff !important }
    body > :not([data-printed]) { display: none !important }
  }
`
}

const pageRule = (name: string, { width, height }: Size): string =>
  `@page ${name} { size: ${width}mm ${height}mm; margin: 0 }`
