import { useRef } from 'react'
import type { Drawing, DrawingId, WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import type { KeptRoads } from '../../shared/evidence/keptRoads'
import { useRemoveDrawings } from '../../shared/toasts/useRemoveDrawings'
import { useGrowing } from '../../shared/useGrowing'
import { useWords } from '../../words/words'
import { DoubtfulDrawing } from './DoubtfulDrawing'

/** Boxes shown at once, and how many follow per idle moment. */
const FIRST_BOXES = 2
export const BOXES_AT_ONCE = 3

export interface ListProps {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly tochtIndex: number
  readonly doubtful: readonly Drawing[]
  /** `undefined` if the device does not have the roads. */
  readonly kept: KeptRoads | undefined
}

/** The doubtful drawings; each needs one answer. */
export const DoubtfulList = ({ whole: { tocht }, tochtIndex, doubtful, kept }: ListProps) => {
  const words = useWords().routeScreen
  const remove = useRemoveDrawings(tocht.id)
  const { store } = useServices()
  const list = useRef<HTMLUListElement>(null)
  const isShown = useGrowing(doubtful.length, { first: FIRST_BOXES, step: BOXES_AT_ONCE })
  /** Focuses the next drawing, which takes the place of the answered one. */
  const answer = (drawing: DrawingId, act: () => void) => {
    const index = doubtful.findIndex(({ id }) => id === drawing)
    act()
    setTimeout(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-good]') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('h1')
      next?.focus()
    })
  }
  const accept = (drawing: DrawingId) =>
    answer(drawing, () => store.dispatch({ type: 'acceptDrawing', tocht: tocht.id, drawing }))
  const leaveOut = (drawing: DrawingId) =>
    answer(drawing, () => remove([drawing], words.leftOut(tocht.drawings.indexOf(drawing) + 1)))
  return (
    <ul ref={list} className="grid gap-4 empty:hidden md:grid-cols-2">
      {doubtful
        .filter((_, index) => isShown(index))
        .map((drawing) => (
          <DoubtfulDrawing
            key={drawing.id}
            tocht={tocht}
            tochtIndex={tochtIndex}
            drawing={drawing}
            around={kept?.around.get(drawing.id)}
            onGood={() => accept(drawing.id)}
            onLeaveOut={() => leaveOut(drawing.id)}
          />
        ))}
    </ul>
  )
}
