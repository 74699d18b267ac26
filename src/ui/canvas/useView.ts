import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Box } from '../../geometry/bounds'
import { FIT, type View } from '../../geometry/view'
import { settleView, showView } from './paperView'

export interface ViewControl {
  /** The view in which the paper is laid out. */
  readonly settled: View
  /** The view that is shown, which may be ahead of it while fingers or the wheel are at work. */
  readonly now: () => View
  readonly show: (view: View, settled: boolean) => void
}

/** How the paper lies in its room. On the way only the compositor works; once settled, the paper is drawn sharp. */
export const useView = (paper: RefObject<HTMLElement | null>, fitted: Box | undefined): ViewControl => {
  const [settled, setSettled] = useState(FIT)
  const shown = useRef(FIT)
  return {
    settled,
    now: () => shown.current,
    show: (view, isSettled) => {
      shown.current = view
      if (!paper.current || !fitted) return
      if (!isSettled) {
        showView(paper.current, fitted, settled, view)
        return
      }
      flushSync(() => setSettled(view))
      settleView(paper.current)
    },
  }
}
