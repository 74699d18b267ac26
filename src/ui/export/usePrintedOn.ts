import { useEffect } from 'react'
import type { Size } from '../../model/types'

/**
 * Names the paper to the browser's own print dialog while the sheet is shown. No class can carry such a rule, and a
 * style element would need a gap in the content policy; a sheet that a script builds needs none.
 *
 * @param paper in millimetres
 */
export const usePrintedOn = (paper: Size | undefined): void => {
  const { width, height } = paper ?? {}
  useEffect(() => {
    if (width === undefined || height === undefined) return
    const rules = new CSSStyleSheet()
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
    }
  }, [width, height])
}
