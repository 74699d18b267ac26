import { memo } from 'react'
import { PRINT_ROUNDING } from '../../constants'
import { clipErasers } from '../../pdf/clipErasers'
import type { Page } from '../../render/page'
import { pageSvg } from '../../render/sheetSvg'
import { SvgTree } from '../svg/SvgTree'
import { PAGE } from './SheetPages'

/** The pages as the PDF has them, each a hair lower than its paper: rounded up, it would fill a second sheet. */
export const PrintedPages = memo(({ pages }: { readonly pages: readonly Page[] }) => (
  <div data-printed className="hidden print:block">
    {pages.map((page) => {
      const { width, height } = page.paper
      return (
        <div
          key={page.number}
          style={{ height: `${height - PRINT_ROUNDING}mm` }}
          className="overflow-hidden break-after-page last:break-after-auto"
        >
          <div style={{ width: `${width}mm`, height: `${height}mm` }} className={PAGE}>
            <SvgTree node={pageSvg(page, clipErasers)} />
          </div>
        </div>
      )
    })}
  </div>
))
