import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WholeTocht } from '../../model/adopt'
import type { Fishbone } from '../../model/fishbone'
import { printedRows } from '../../model/printedRows'
import { FISH_BONE, type Drawing, type DrawingId, type TochtId } from '../../model/types'
import { openLeftPlaces, type FieldScreen } from '../../storage/settings/leftPlaces'
import { useTochten } from '../../store/context'
import { fieldPath, type DrawingIds } from '../paths'
import { useWhole } from '../shared/useWhole'

/** Where somebody stands on a walk. */
export interface Stop {
  readonly whole: WholeTocht
  /** Of the tocht, and of the drawing in it. */
  readonly index: number
  readonly place: number
  readonly drawing: Drawing
  /** Of a drawing that is printed as a fish-bone. */
  readonly rows: Fishbone | undefined
  /** How many of those lie behind. */
  readonly row: number
  readonly goToRow: (row: number) => void
  /** To a drawing, in the place of this one, so that Back leads out of the walk. Where there is none nothing happens. */
  readonly goTo: (place: number, row?: number) => void
}

/** Undefined once the drawing or its tocht is gone. */
export const useStop = (screen: FieldScreen, tochtId: TochtId, drawingId: DrawingId): Stop | undefined => {
  const navigate = useNavigate()
  const state = useTochten((all) => all)
  const whole = useWhole(state, tochtId)
  const [places] = useState(() => openLeftPlaces())
  const [at, setAt] = useState(() => places.placeOn(screen) ?? { drawing: drawingId, row: 0 })
  const index = state.order.indexOf(tochtId)
  const place = whole?.tocht.drawings.indexOf(drawingId) ?? -1
  const drawing = whole?.drawings[place]
  const rows = whole?.tocht.style === FISH_BONE && drawing ? printedRows(drawing.elements) : undefined
  const row = at.drawing === drawingId ? Math.min(at.row, Math.max(0, (rows?.length ?? 0) - 1)) : 0

  useEffect(
    () => places.keepPlace(screen, { tocht: tochtId, drawing: drawingId, row }),
    [places, screen, tochtId, drawingId, row],
  )
  if (!whole || !drawing || index < 0) return undefined

  const goTo = (to: number, toRow = 0): void => {
    const next = whole.tocht.drawings[to]
    if (next === undefined) return
    setAt({ drawing: next, row: toRow })
    const ids: DrawingIds = { tocht: tochtId, drawing: next }
    void navigate(fieldPath(screen, index, to), { replace: true, state: ids })
  }
  const goToRow = (to: number): void => setAt({ drawing: drawingId, row: to })
  return { whole, index, place, drawing, rows, row, goTo, goToRow }
}
