import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { printedRows } from '../../model/printedRows'
import { FISH_BONE, type DrawingId, type TochtId } from '../../model/types'
import { HOME_PATH } from '../paths'
import { Button } from '../shared/Button'
import { useWords } from '../words/words'
import { AwakeText } from './AwakeText'
import { CallLinks } from './CallLinks'
import { FieldFrame } from './FieldFrame'
import { LeadFacts } from './LeadFacts'
import { StopPicture } from './StopPicture'
import { useStop, type Stop } from './useStop'
import '../style/screens.css'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** A tocht is walked with others: a drawing or the row of a fish-bone at a time. */
export const LeadScreen = ({ tochtId, drawingId }: Props) => {
  const words = useWords().field
  const stop = useStop('lead', tochtId, drawingId)
  const [previous, next] = stop ? stepsFrom(stop) : []
  useTurningKeys(previous, next)
  if (!stop) return <Navigate to={HOME_PATH} replace />

  const { whole, index, place } = stop
  return (
    <FieldFrame
      index={index}
      style={whole.tocht.style}
      title={words.title(place + 1, whole.drawings.length)}
      picture={
        <StopPicture stop={stop} hasRowButtons={false} onPrevious={() => previous?.()} onNext={() => next?.()} />
      }
      buttons={
        <div className="flex flex-col gap-2">
          <CallLinks />
          <div className="grid grid-cols-[1fr_2fr] gap-2">
            <Button onClick={previous} disabled={!previous} className="min-h-18">
              {words.previous}
            </Button>
            <Button look="solid" onClick={next} disabled={!next} className="min-h-18 text-lg">
              {words.forward}
            </Button>
          </div>
        </div>
      }
    >
      <LeadFacts stop={stop} />
      <AwakeText />
    </FieldFrame>
  )
}

type Steps = readonly [previous: (() => void) | undefined, next: (() => void) | undefined]

/** A step back and a step on, by a row where there are rows; undefined where there is none. */
const stepsFrom = ({ whole, place, rows, row, goTo, goToRow }: Stop): Steps => {
  const { tocht, drawings } = whole
  const before = drawings[place - 1]
  const rowsBefore = tocht.style === FISH_BONE && before ? (printedRows(before.elements)?.length ?? 1) : 1
  const toDrawingBefore = before && (() => goTo(place - 1, rowsBefore - 1))
  const toNextDrawing = place + 1 < drawings.length ? () => goTo(place + 1) : undefined
  return [
    row > 0 ? () => goToRow(row - 1) : toDrawingBefore,
    rows && row + 1 < rows.length ? () => goToRow(row + 1) : toNextDrawing,
  ]
}

const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp'])
const ON = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' '])

/** Presenters and foot pedals send the keys of pages. */
const useTurningKeys = (previous: (() => void) | undefined, next: (() => void) | undefined): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest('input, [role=dialog]')) return
    // Space presses what has the focus.
    if (key === ' ' && target instanceof Element && target.closest('a, button')) return
    const turn = BACK.has(key) ? previous : ON.has(key) ? next : undefined
    if (!BACK.has(key) && !ON.has(key)) return
    event.preventDefault()
    turn?.()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
