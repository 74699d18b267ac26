import { memo, useId, useMemo, type CSSProperties } from 'react'
import type { DrawingElement, Size } from '../../../model/types'
import { maskErasers } from '../../../render/erase'
import type { Page } from '../../../render/sheet/page'
import { numbersOn, type SheetSide } from '../../../render/sheet/side'
import { drawingsOn, frameSvg, type PrintedDrawing } from '../../../render/sheetSvg'
import { paperSvg, placeAttributes, sideAttributes } from '../../../render/sideSvg'
import { svg } from '../../../render/svgNode'
import { useGrowing } from '../../shared/useGrowing'
import { reactAttributes, SvgTree } from '../../svg/SvgTree'
import { useDescription } from '../../words/useDescription'
import { useWords } from '../../words/words'

interface Props {
  readonly sides: readonly SheetSide[]
  /** 1 fits a side to the available width. */
  readonly zoom: number
  readonly onDrawing: (drawingIndex: number) => void
}

/** The sides of the paper on screen: the same SVG as in the PDF, black on white in any theme. */
export const SheetPages = ({ sides, zoom, onDrawing }: Props) => {
  const words = useWords()
  const numbers = sides.flatMap(numbersOn)
  const isShown = useGrowing(numbers.length, { first: 0, step: 1 })
  const filled = new Set(numbers.filter((_, index) => isShown(index)))
  return (
    <ol className="flex flex-col gap-6">
      {sides.map((side) => (
        <li
          key={side.number}
          aria-label={words.export.side(...numbersOn(side))}
          style={shapeOf(side.paper, zoom)}
          className={`${SIDE} overflow-hidden [content-visibility:auto]`}
        >
          <SideView
            side={side}
            filled={numbersOn(side).filter((number) => filled.has(number)).length}
            onDrawing={onDrawing}
          />
        </li>
      ))}
    </ol>
  )
}

/** Placeholder of the first side. */
export const BlankSide = ({ paper, zoom }: { readonly paper: Size } & Pick<Props, 'zoom'>) => (
  <div style={shapeOf(paper, zoom)} className={SIDE} />
)

const SIDE = 'mx-auto rounded-sm bg-white shadow-lg ring-1 ring-line forced-colors:border'

const shapeOf = ({ width, height }: Size, zoom: number): CSSProperties => ({
  width: `calc(min(100%, 48rem) * ${zoom})`,
  aspectRatio: `${width} / ${height}`,
})

/** Without kerning and ligatures, as in the PDF, so that screen and print look the same. */
export const PAGE = 'block [font-kerning:none] [font-variant-ligatures:none]'

interface SideProps extends Pick<Props, 'onDrawing'> {
  readonly side: SheetSide
  /** The number of pages shown with drawings; later pages show only their frame. */
  readonly filled: number
}

const SideView = memo(({ side, filled, onDrawing }: SideProps) => (
  <svg {...reactAttributes(sideAttributes(side))} className={PAGE}>
    <SvgTree node={paperSvg(side)} />
    {side.pages.map((placed, index) => (
      <g key={placed.page.number} {...placeAttributes(placed)}>
        <SheetPage page={placed.page} complete={index < filled} onDrawing={onDrawing} />
      </g>
    ))}
  </svg>
))

interface PageProps extends Pick<Props, 'onDrawing'> {
  readonly page: Page
  /** False while only the frame is shown. */
  readonly complete: boolean
}

const SheetPage = memo(({ page, complete, onDrawing }: PageProps) => {
  const frame = useMemo(() => svg('g', {}, frameSvg(page)), [page])
  const drawings = useMemo(() => (complete ? drawingsOn(page) : []), [page, complete])
  const inks = useMemo(() => inksOn(page), [page])
  return (
    <>
      <SvgTree node={frame} />
      {drawings.map((drawing) => (
        <SheetDrawing key={drawing.number} drawing={drawing} ink={inks.get(drawing.number)} onDrawing={onDrawing} />
      ))}
    </>
  )
})

/** The ink of a page's boxes by number. Fish-bones are not described per box. */
const inksOn = ({ body }: Page): ReadonlyMap<number, readonly DrawingElement[]> =>
  new Map(body.kind === 'cells' ? body.cells.map(({ number, drawing }) => [number, drawing.elements]) : [])

interface DrawingProps extends Pick<Props, 'onDrawing'> {
  readonly drawing: PrintedDrawing
  readonly ink: readonly DrawingElement[] | undefined
}

/**
 * A tap on a drawing opens its actions; without a pointer, the menu at the top opens them. Each drawing is a component,
 * because React pauses between components; a page rendered at once blocked the screen.
 */
const SheetDrawing = ({ drawing, ink, onDrawing }: DrawingProps) => {
  const { number, draw } = drawing
  const id = useId()
  const node = useMemo(() => draw(maskErasers), [draw])
  const description = useDescription(ink)
  return (
    <g
      onClick={() => onDrawing(number - 1)}
      aria-describedby={description === undefined ? undefined : id}
      className="cursor-pointer"
    >
      {description !== undefined && <desc id={id}>{description}</desc>}
      <SvgTree node={node} />
    </g>
  )
}
