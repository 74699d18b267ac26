import { useEffect } from 'react'
import type { Size } from '../../model/types'

/**
 * Names the paper to the browser's own print dialog while the sheet is shown, and prints nothing but its pages, whatever
 * is open. No class can name a paper, and a style element would need a gap in the content policy; a sheet that a script
 * builds needs none.
 *
 * @param paper in millimetres
 */
export const usePrintRules = (paper: Size | undefined): void => {
  const { width, height } = paper ?? {}
  useEffect(() => {
    if (width === undefined || height === undefined) return
    const rules = new CSSStyleSheet()
    rules.replaceSync(rulesFor(width, height))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
    }
  }, [width, height])
}

const rulesFor = (width: number, height: number): string => `
  @page { size: ${width}mm ${height}mm; margin: 0 }
  @media print {
    html, body { min-height: 0 !important; background: #fff !important }
    body > :not([data-printed]) { display: none !important }
  }
`
