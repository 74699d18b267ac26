import { useRef } from 'react'
import { FIRST_BOXES } from '../../../constants'
import type { Action } from '../../../model/changes/actions'
import type { Drawing, DrawingId, WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import { useToast } from '../../shared/toasts/toastContext'
import { useRouteWords } from '../../words/route/routeWords'
import { useEditorWords } from '../../words/words'
import { DoubtfulDrawing } from './DoubtfulDrawing'
import type { KeptRoads } from './keptRoads'
import { useGrowing } from './useGrowing'

export interface ListProps {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly tochtIndex: number
  readonly doubtful: readonly Drawing[]
  /** `undefined` after a reload, or once another route was made. */
  readonly kept: KeptRoads | undefined
}

/** The doubtful drawings; each needs one answer. */
export const DoubtfulList = ({ whole: { tocht }, tochtIndex, doubtful, kept }: ListProps) => {
  const words = useRouteWords()
  const { undoIt } = useEditorWords()
  const toast = useToast()
  const { store } = useServices()
  const list = useRef<HTMLUListElement>(null)
  const shown = useGrowing(doubtful.length, FIRST_BOXES)
  /** Focuses the next drawing, which takes the place of the answered one. */
  const answer = (drawing: DrawingId, action: Action) => {
    const index = doubtful.findIndex(({ id }) => id === drawing)
    store.dispatch(action)
    setTimeout(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-good]') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('h1')
      next?.focus()
    })
  }
  const leaveOut = (drawing: DrawingId) => {
    const number = tocht.drawings.indexOf(drawing) + 1
    answer(drawing, { type: 'deleteDrawings', tocht: tocht.id, drawings: [drawing] })
    toast({ text: words.leftOut(number), undo: { scope: tocht.id, label: undoIt } })
  }
  return (
    <ul ref={list} className="grid gap-4 empty:hidden md:grid-cols-2">
      {doubtful.slice(0, shown).map((drawing) => (
        <DoubtfulDrawing
          key={drawing.id}
          tocht={tocht}
          tochtIndex={tochtIndex}
          drawing={drawing}
          around={kept?.around.get(drawing.id)}
          onGood={() => answer(drawing.id, { type: 'acceptDrawing', tocht: tocht.id, drawing: drawing.id })}
          onLeaveOut={() => leaveOut(drawing.id)}
        />
      ))}
    </ul>
  )
}
