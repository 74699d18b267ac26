import { memo } from 'react'
import { clipErasers } from '../../../pdf/clipErasers'
import type { SheetSide } from '../../../render/sheet/side'
import { sideSvg } from '../../../render/sideSvg'
import { SvgTree } from '../../svg/SvgTree'
import { PAGE } from './SheetPages'
import { paperName } from '../usePaperSizes'

/** Height by which a page is shortened for the browser's Print, which rounds to whole pixels. In millimetres. */
const PRINT_ROUNDING = 0.5

/**
 * The sides as in the PDF. Each is slightly shorter than its paper: rounded up, it would spill onto a second sheet.
 * Its SVG is positioned, because in the flow, where it is higher than its box, Chromium 143 begins a new page inside it.
 */
export const PrintedPages = memo(({ sides }: { readonly sides: readonly SheetSide[] }) => (
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
