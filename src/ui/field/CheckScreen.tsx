import { useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { LONGEST_REMARK } from '../../constants'
import { cleanNote, type FieldCheck } from '../../model/details'
import { checkOf, checkStates, indexesToCheck, type CheckState, sightOf } from '../../model/fieldCheck'
import { drawingsOf } from '../../model/lookups'
import { sameValue } from '../../model/sameValue'
import type { Drawing, State, TochtId } from '../../model/types'
import type { LeftPlace } from '../../storage/database/leftPlaces'
import { useServices } from '../../store/context'
import type { DrawingIds } from '../paths'
import { CheckText } from '../shared/CheckText'
import { LeaveGone } from '../shared/notices/LeaveGone'
import { usePressPause } from '../shared/usePressPause'
import { useWords } from '../words/words'
import { AwakeText } from './AwakeText'
import { CheckButtons } from './CheckButtons'
import { CheckSummary } from './CheckSummary'
import { FieldFrame } from './FieldFrame'
import { goToEnd, isLastRow, neighboursOf } from './neighboursOf'
import { PlaceFacts } from './PlaceFacts'
import { PlacePicture } from './PlacePicture'
import { useWalkPlace, type WalkPlace } from './useWalkPlace'
import { WrongForm } from './WrongForm'

interface Props {
  readonly ids: DrawingIds
  readonly left: LeftPlace | undefined
  /** Whether the address names the drawing; otherwise the summary is shown when nothing is left to check. */
  readonly isNamed: boolean
}

/** Checks a tocht in the field, drawing by drawing. */
export const CheckScreen = ({ ids, left, isNamed }: Props) => {
  const { store } = useServices()
  // After Back or a reload the summary is shown again; a link to a drawing shows that drawing.
  const isBack = useNavigationType() === NavigationType.Pop
  const [start] = useState((): LeftPlace | undefined => {
    if (!isNamed && isAllChecked(store.getState(), ids.tocht))
      return { ...ids, passed: 0, finished: true, began: Date.now() }
    return left && { ...left, finished: left.finished && isBack }
  })
  const place = useWalkPlace('check', ids, start)
  return place ? <CheckedPlace place={place} /> : <LeaveGone tocht={ids.tocht} />
}

const isAllChecked = (state: State, id: TochtId): boolean => {
  const tocht = state.tochten[id]
  return tocht !== undefined && indexesToCheck(drawingsOf(state, tocht)).length === 0
}

type Finding = Parameters<typeof checkOfSight>[0]

const CheckedPlace = ({ place }: { readonly place: WalkPlace }) => {
  const words = useWords().field
  const { whole, tochtIndex, drawingIndex, passed, drawing, finished } = place
  const { tocht, drawings } = whole
  const { state, isWrong, tell } = useDrawingCheck(place)
  const [wrongAt, setWrongAt] = useState<string>()
  const here = `${drawing.id} ${passed}`
  const isWrongOpen = wrongAt === here
  const isPaused = usePressPause(`${here} ${isWrongOpen} ${finished}`)
  if (finished) {
    const onPrevious = () => goToEnd(place, drawings.length - 1)
    return <CheckSummary {...{ whole, tochtIndex, isPaused, onPrevious }} onAgain={place.begin} onShow={place.goTo} />
  }

  const { previous, next = place.finish } = neighboursOf(place)
  const [back, forth] = isWrongOpen ? [undefined, undefined] : [previous, next]
  const onCorrect = () => {
    if (isLastRow(place) && !(place.rows && isWrong)) tell({ ok: true })
    next()
  }
  const onSave = (note: string) => {
    tell({ ok: false, note })
    setWrongAt(undefined)
    next()
  }
  return (
    <FieldFrame
      tocht={tocht}
      tochtIndex={tochtIndex}
      title={words.title(drawingIndex + 1, drawings.length)}
      picture={<PlacePicture place={place} onPrevious={back} onNext={forth} />}
      buttons={
        isWrongOpen ? (
          <WrongForm
            key={here}
            place={place}
            isPaused={isPaused}
            onKeep={(note) => tell({ ok: false, note })}
            onSave={onSave}
            onCancel={() => setWrongAt(undefined)}
          />
        ) : (
          <CheckButtons
            place={place}
            isPaused={isPaused}
            onCorrect={onCorrect}
            onWrong={() => setWrongAt(here)}
            onPrevious={previous}
            onSkip={next}
          />
        )
      }
    >
      <PlaceFacts place={place} />
      <CheckText drawing={drawing} state={state} />
      <AwakeText />
    </FieldFrame>
  )
}

interface DrawingCheck {
  readonly state: CheckState | undefined
  /** Whether a row of the fish-bone was wrong on this walk: a correct last row does not make the fish-bone correct. */
  readonly isWrong: boolean
  /** Stores what was found. @returns a function that takes it back, unless the check has changed since */
  readonly tell: (found: Finding) => () => void
}

/** The check of the shown drawing. */
const useDrawingCheck = ({ whole: { tocht, drawings }, drawingIndex, drawing, began }: WalkPlace): DrawingCheck => {
  const { store } = useServices()
  const check = checkOf(drawing)
  const stored = () => store.getState().drawings[drawing.id]?.check
  const keep = (kept: Drawing['check']) =>
    store.dispatch({ type: 'checkDrawing', tocht: tocht.id, drawing: drawing.id, check: kept })
  const tell = (found: Finding) => {
    const before = stored()
    keep(checkOfSight(found, drawing, drawings[drawingIndex - 1]))
    const told = stored()
    return () => {
      if (sameValue(stored(), told)) keep(before)
    }
  }
  const isWrong = check !== undefined && !check.ok && check.at >= began
  return { state: checkStates(drawings)[drawingIndex], isWrong, tell }
}

/** A field check of the drawing as it is now. */
const checkOfSight = (
  { ok, note = '' }: { readonly ok: boolean; readonly note?: string },
  drawing: Drawing,
  previous: Drawing | undefined,
): FieldCheck => {
  const kept = cleanNote(note, LONGEST_REMARK)
  return { ok, ...(kept !== undefined && { note: kept }), at: Date.now(), ...sightOf(drawing, previous) }
}
