import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { type Box, contain, grow } from '../../geometry/bounds'
import { FIT, boxInView, relaid, type Laid, type View } from '../../geometry/view'
import type { Size } from '../../model/types'

export interface ViewControl {
  /** The box of the paper in its room; `undefined` until both sizes are known. */
  readonly frame: Box | undefined
  /** The view shown now, which may be ahead of `frame` while fingers or the wheel move it. */
  readonly now: () => View
  readonly show: (view: View, settled: boolean) => void
}

/** The view of the paper. While the view moves, only the compositor works; once it is settled, the paper is sharp. */
export const useView = (
  paper: RefObject<HTMLElement | null>,
  box: Box | undefined,
  room: Size | undefined,
): ViewControl => {
  const [settled, setSettled] = useState(FIT)
  const shown = useRef(FIT)
  const laid = useMemo(() => box && room && { fitted: fitPaper(box, room), room }, [box, room])
  const known = useRef<Laid>(undefined)

  // Runs before the paint: otherwise zoomed paper would briefly reach beyond the edge after a phone is turned.
  useLayoutEffect(() => {
    const before = known.current
    known.current = laid
    if (!before || !laid || !paper.current) return
    shown.current = relaid(shown.current, before, laid)
    setSettled(shown.current)
    settleView(paper.current)
  }, [laid, paper])

  return {
    frame: laid && boxInView(settled, laid.fitted),
    now: () => shown.current,
    show: (view, isSettled) => {
      shown.current = view
      if (!paper.current || !laid) return
      if (!isSettled) {
        showView(paper.current, laid.fitted, settled, view)
        return
      }
      flushSync(() => setSettled(view))
      settleView(paper.current)
    },
  }
}

/** Room for the hairline around the paper, in CSS pixels. */
const PAPER_EDGE_PX = 1

/** The box of the whole paper, as large as fits in the room, in CSS pixels. */
const fitPaper = (box: Box, room: Size): Box => contain(box, grow({ x: 0, y: 0, ...room }, -PAPER_EDGE_PX))

/**
 * Shows a view with a transform only, which the compositor applies without repainting. Once the view is settled, the
 * paper is laid out again, and is sharp.
 */
const showView = (paper: HTMLElement, fitted: Box, settled: View, view: View): void => {
  const [from, to] = [boxInView(settled, fitted), boxInView(view, fitted)]
  paper.style.willChange = 'transform'
  paper.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${view.scale / settled.scale})`
}

/** Removes the transform, in the frame in which the paper is laid out again. */
const settleView = (paper: HTMLElement): void => {
  paper.style.willChange = ''
  paper.style.transform = ''
}
