import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Fishbone } from '../../model/fishbone/fishbone'
import type { Drawing, WholeTocht } from '../../model/types'
import { saveLeftPlace, type FieldScreenName, type LeftPlace } from '../../storage/database/leftPlaces'
import { useServices, useTochten } from '../../store/context'
import { fieldPath, type DrawingIds } from '../paths'
import { useWhole } from '../shared/useWhole'
import { walkedRows } from './walkedRows'

/** The current place on a walk. */
export interface WalkPlace {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly tochtIndex: number
  /** The index of the drawing in the tocht. */
  readonly drawingIndex: number
  readonly drawing: Drawing
  /** The rows of a fish-bone. */
  readonly rows: Fishbone | undefined
  /** The number of rows that were already passed. */
  readonly passed: number
  /** The index of the current row, from the top of the paper. */
  readonly row: number
  /** Goes to the row after as many passed ones. */
  readonly pass: (rows: number) => void
  /**
   * Goes to a drawing, replacing this history entry so that Back leaves the walk. Does nothing for a missing drawing.
   */
  readonly goTo: (drawingIndex: number, passed?: number) => void
  /** True after the last drawing, when the summary is shown. */
  readonly finished: boolean
  readonly finish: () => void
  /** When the walk began, or was resumed at a first row, in milliseconds since 1970. */
  readonly began: number
  /** Begins a new walk at the first drawing. */
  readonly begin: () => void
}

/**
 * @param left the place where the walk was left
 * @returns `undefined` when the drawing or its tocht is gone
 */
export const useWalkPlace = (
  screen: FieldScreenName,
  { tocht: tochtId, drawing: drawingId }: DrawingIds,
  left: LeftPlace | undefined,
): WalkPlace | undefined => {
  const navigate = useNavigate()
  const { database } = useServices()
  const state = useTochten((all) => all)
  const whole = useWhole(state, tochtId)
  const [at, setAt] = useState({
    drawing: left?.drawing ?? drawingId,
    passed: left?.passed ?? 0,
    finished: left?.finished ?? false,
  })
  const [began, setBegan] = useState(() => (left && left.passed > 0 ? left.began : Date.now()))
  const tochtIndex = state.order.indexOf(tochtId)
  const drawingIndex = whole?.tocht.drawings.indexOf(drawingId) ?? -1
  const drawing = whole?.drawings[drawingIndex]
  const rows = whole && drawing && walkedRows(whole.tocht, drawing)
  const isHere = at.drawing === drawingId
  const passed = isHere ? Math.min(at.passed, Math.max(0, (rows?.length ?? 0) - 1)) : 0
  const finished = isHere && at.finished

  useEffect(
    () => void saveLeftPlace(database, screen, { tocht: tochtId, drawing: drawingId, passed, finished, began }),
    [database, screen, tochtId, drawingId, passed, finished, began],
  )
  if (!whole || !drawing || tochtIndex < 0) return undefined

  const goTo = (to: number, rowsPassed = 0): void => {
    const next = whole.tocht.drawings[to]
    if (next === undefined) return
    setAt({ drawing: next, passed: rowsPassed, finished: false })
    const ids: DrawingIds = { tocht: tochtId, drawing: next }
    void navigate(fieldPath(screen, tochtIndex, to), { replace: true, state: ids })
  }
  const stay = (changes: { readonly passed?: number; readonly finished?: boolean }): void =>
    setAt({ drawing: drawingId, passed, finished: false, ...changes })
  return {
    whole,
    tochtIndex,
    drawingIndex,
    drawing,
    rows,
    passed,
    row: (rows?.length ?? 0) - 1 - passed,
    goTo,
    pass: (to) => stay({ passed: to }),
    finished,
    finish: () => stay({ finished: true }),
    began,
    begin: () => {
      setBegan(Date.now())
      goTo(0)
    },
  }
}
