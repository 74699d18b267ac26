import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { ROW_SPACING } from '../../constants'
import { viewBoxOf } from '../../geometry/bounds'
import { roadAtPoint, rowAtHeight } from '../../geometry/fishboneHit'
import { clamp } from '../../geometry/points'
import { rowY, spineOf } from '../../model/fishbone/fishbone'
import type { DrawingElement, Size } from '../../model/types'
import { pictureSvg } from '../../render/drawingSvg'
import { usePreferences } from '../../store/context'
import { useSize } from '../canvas/useSize'
import { FishboneInk } from '../svg/FishboneInk'
import { INK_STYLE } from '../svg/inkStyle'
import { SvgTree } from '../svg/SvgTree'
import { viewBoxText } from '../svg/viewBoxText'
import { useWords } from '../words/words'
import type { FishboneInHand } from './useFishbone'

/**
 * Rows drawn beyond the visible ones, on either side, so that a long spine costs no more than a short one: parts of an SVG
 * have no `content-visibility`.
 */
const ROWS_BEYOND = 20

/** Height of a row on screen, in CSS pixels: large enough for a finger, small enough to show many. */
const ROW_PIXELS = { least: 64, most: 110 } as const

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly canvas: Size
  /** `undefined` for a drawing that is not a fish-bone, which is shown unchanged. */
  readonly fishbone: FishboneInHand | undefined
}

/** The paper, as wide as fits. A long spine scrolls with the current row. */
export const FishbonePaper = ({ elements, canvas, fishbone }: Props) => {
  const words = useWords()
  const { penOnly } = usePreferences()
  const keys = useId()
  const room = useRef<HTMLDivElement>(null)
  const displayed = useSize(room)
  const [scrolled, setScrolled] = useState(0)
  const box = viewBoxOf(canvas, fishbone ? [spineOf(fishbone.rows)] : elements)
  const scale = displayed && scaleFor(displayed, box.width, canvas.height)
  useRowInSight(room, fishbone, box.y, scale)

  const stretch = ROWS_BEYOND * ROW_SPACING * (scale ?? 1)
  const inSight = displayed && {
    first: (scrolled - 1) * ROWS_BEYOND,
    end: Math.ceil((scrolled + 2 + displayed.height / stretch) * ROWS_BEYOND),
  }

  const onClick = (event: MouseEvent<SVGSVGElement>): void => {
    if (!fishbone || scale === undefined || (penOnly && isTouch(event.nativeEvent))) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const at = { x: box.x + (event.clientX - left) / scale, y: box.y + (event.clientY - top) / scale }
    const road = roadAtPoint(fishbone.rows, at)
    if (road) fishbone.pick(road)
    else fishbone.selectRow(rowAtHeight(fishbone.rows, at.y))
  }

  return (
    <div
      ref={room}
      data-testid="room"
      className="flex size-full overflow-y-auto overscroll-contain"
      onScroll={({ currentTarget }) => setScrolled(Math.floor(currentTarget.scrollTop / stretch))}
    >
      {scale !== undefined && inSight && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is
        <svg
          data-testid="canvas"
          role="application"
          aria-label={words.editor.canvas}
          aria-describedby={keys}
          tabIndex={0}
          viewBox={viewBoxText(box)}
          style={{ width: box.width * scale, height: box.height * scale }}
          className="m-auto shrink-0 rounded-lg bg-canvas text-text select-none focus-visible:-outline-offset-2"
          // A press removes the focus, and with it the focus ring of the keyboard.
          onPointerDown={({ currentTarget }) => currentTarget.blur()}
          onClick={onClick}
        >
          {fishbone ? (
            <FishboneInk fishbone={fishbone} box={box} inSight={inSight} faint={elements.length === 0} />
          ) : (
            <SvgTree node={pictureSvg(elements, box, 'fishbone', INK_STYLE)} />
          )}
        </svg>
      )}
      <p id={keys} hidden>
        {words.fishbone.keys}
      </p>
    </div>
  )
}

/** Scrolls to the current row when it changes. */
const useRowInSight = (
  room: RefObject<HTMLElement | null>,
  fishbone: FishboneInHand | undefined,
  top: number,
  scale: number | undefined,
): void => {
  const row = fishbone?.row
  const rows = fishbone?.rows.length
  useLayoutEffect(() => {
    if (!room.current || scale === undefined || row === undefined || rows === undefined) return
    // Keeps the neighbouring rows visible; at an end of the spine, also its ball or arrow.
    const below = Math.min(row + 2, rows + 1)
    const part = { top: (rowY(row - 2) - top) * scale, bottom: (rowY(below) - top) * scale }
    const { scrollTop, clientHeight } = room.current
    room.current.scrollTo({ top: scrollToShow(scrollTop, clientHeight, part) })
  }, [room, row, rows, top, scale])
}

/** Whether a click comes from touch, such as a palm. Clicks of unknown origin do not count as touch. */
const isTouch = (event: object): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** Pixels per unit that fit the whole width and, if possible, the height of the empty paper. */
const scaleFor = (room: Size, width: number, height: number): number =>
  Math.min(
    room.width / width,
    clamp(room.height / height, ROW_PIXELS.least / ROW_SPACING, ROW_PIXELS.most / ROW_SPACING),
  )

/**
 * The scroll position nearest to the present one that shows a part of a list. If the part is too high to be seen whole,
 * its top is shown.
 */
export const scrollToShow = (
  scrolled: number,
  height: number,
  part: { readonly top: number; readonly bottom: number },
) => clamp(scrolled, part.bottom - height, part.top)
