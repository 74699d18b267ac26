import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Box } from '../../geometry/bounds'
import { FIT, placeIn, relaid, type Laid, type View } from '../../geometry/view'
import type { Size } from '../../model/types'
import { fitPaper, settleView, showView } from './paperView'

export interface ViewControl {
  /** Where the paper is laid out in its room; undefined until both are known. */
  readonly place: Box | undefined
  /** The view that is shown, which may be ahead of it while fingers or the wheel are at work. */
  readonly now: () => View
  readonly show: (view: View, settled: boolean) => void
}

/** How the paper lies in its room. On the way only the compositor works; once settled, the paper is drawn sharp. */
export const useView = (
  paper: RefObject<HTMLElement | null>,
  box: Box | undefined,
  room: Size | undefined,
): ViewControl => {
  const [settled, setSettled] = useState(FIT)
  const shown = useRef(FIT)
  const laid = useMemo(() => box && room && { fitted: fitPaper(box, room), room }, [box, room])
  const known = useRef<Laid>(undefined)

  // Before it is painted: on a phone that is turned, enlarged paper lay beyond the edge.
  useLayoutEffect(() => {
    const before = known.current
    known.current = laid
    if (!before || !laid || !paper.current) return
    shown.current = relaid(shown.current, before, laid)
    setSettled(shown.current)
    settleView(paper.current)
  }, [laid, paper])

  return {
    place: laid && placeIn(settled, laid.fitted),
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
