import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Box } from '../../geometry/bounds'
import { FIT, boxInView, relaid, type Laid, type View } from '../../geometry/view'
import type { Size } from '../../model/types'
import { fitPaper, settleView, showView } from './paperView'

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
