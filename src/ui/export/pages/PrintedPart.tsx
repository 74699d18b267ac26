import { memo, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Size } from '../../../model/types'
import { clipErasers } from '../../../pdf/clipErasers'
import type { SheetSide } from '../../../render/sheet/side'
import { sideSvg } from '../../../render/sideSvg'
import { usePrinted } from '../../shared/usePrinted'
import { SvgTree } from '../../svg/SvgTree'
import type { PrintableSheet } from '../making/beginPdf'
import { PAGE } from './SheetPages'

interface Props {
  readonly sheet: PrintableSheet
  readonly onPrinted: (code: string) => void
}

/**
 * The pages that the browser prints, separate from the app and drawn as in the PDF. They exist only while printing,
 * since outlining erasers is slow.
 */
export const PrintedPart = ({ sheet, onPrinted }: Props) => {
  usePaperSizes(sheet.sides.map(({ paper }) => paper))
  const printed = usePrinted(sheet, ({ code }) => onPrinted(code))
  return printed && createPortal(<PrintedPages sides={printed.sides} />, document.body)
}

/** Height by which a page is shortened for the browser's Print, which rounds to whole pixels. In millimetres. */
const PRINT_ROUNDING = 0.5

/**
 * The sides as in the PDF. Each is slightly shorter than its paper: rounded up, it would spill onto a second sheet.
 * Its SVG is positioned, because in the flow, where it is higher than its box, Chromium 143 begins a new page inside it.
 */
const PrintedPages = memo(({ sides }: { readonly sides: readonly SheetSide[] }) => (
  <div data-printed className="hidden print:block">
    {sides.map((side) => {
      const { width, height } = side.paper
      return (
        <div
          key={side.number}
          style={{ width: `${width}mm`, height: `${height - PRINT_ROUNDING}mm`, page: paperName(side.paper) }}
          className={`${PAGE} relative overflow-hidden break-after-page last:break-after-auto`}
        >
          <div className="absolute w-full">
            <SvgTree node={sideSvg(side, clipErasers)} />
          </div>
        </div>
      )
    })}
  </div>
))

/**
 * Declares each paper size to the browser's print dialog while the sheet is shown. Uses a constructed style sheet,
 * because no class can name a paper size, and a style element would weaken the content security policy.
 *
 * @param papers in millimetres, in the order of the sides
 */
const usePaperSizes = (papers: readonly Size[]): void => {
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
const paperName = ({ width, height }: Size): string => `paper-${width}-${height}`.replaceAll('.', '_')

const rulesFor = (papers: readonly Size[]): string => {
  const [first] = papers
  if (!first) return ''
  return [pageRule('', first), ...new Set(papers.map((paper) => pageRule(paperName(paper), paper)))].join('\n')
}

const pageRule = (name: string, { width, height }: Size): string =>
  `@page ${name} { size: ${width}mm ${height}mm; margin: 0 }`
