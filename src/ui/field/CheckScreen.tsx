import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { checkStates, isSeen } from '../../model/fieldCheck'
import type { DrawingId, TochtId } from '../../model/types'
import { useServices } from '../../store/context'
import { checkOfSight } from './checkOfSight'
import { HOME_PATH } from '../paths'
import { useWords } from '../words/words'
import { AwakeText } from './AwakeText'
import { CheckButtons } from './CheckButtons'
import { CheckSummary } from './CheckSummary'
import { CheckText } from './CheckText'
import { FieldFrame } from './FieldFrame'
import { StopFacts } from './StopFacts'
import { StopPicture } from './StopPicture'
import { useStop } from './useStop'
import { WrongForm } from './WrongForm'
import '../style/screens.css'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
  /** Whether the address names the drawing; if not, and nothing is left to check, the summary is shown. */
  readonly isNamed: boolean
}

/** A tocht is looked at where it is, drawing by drawing, by somebody on the way. */
export const CheckScreen = ({ tochtId, drawingId, isNamed }: Props) => {
  const words = useWords().field
  const { store } = useServices()
  const stop = useStop('check', tochtId, drawingId)
  const [finished, setFinished] = useState(() => !isNamed && stop !== undefined && isAllSeen(stop.whole.drawings))
  const [wrongAt, setWrongAt] = useState<DrawingId>()
  if (!stop) return <Navigate to={HOME_PATH} replace />

  const { whole, index, place, drawing } = stop
  const { tocht, drawings } = whole
  const isWrongOpen = wrongAt === drawingId
  const goOn = () => {
    setWrongAt(undefined)
    if (place + 1 < drawings.length) stop.goTo(place + 1)
    else setFinished(true)
  }
  const goBack = () => {
    setWrongAt(undefined)
    stop.goTo(place - 1)
  }
  const check = (found: Parameters<typeof checkOfSight>[0]) => {
    const seen = checkOfSight(found, drawing, drawings[place - 1])
    store.dispatch({ type: 'checkDrawing', tocht: tochtId, drawing: drawingId, check: seen })
    goOn()
  }
  if (finished)
    return (
      <CheckSummary
        whole={whole}
        index={index}
        onShow={(to) => {
          setFinished(false)
          stop.goTo(to)
        }}
      />
    )

  return (
    <FieldFrame
      index={index}
      style={tocht.style}
      title={words.title(place + 1, drawings.length)}
      picture={<StopPicture stop={stop} hasRowButtons isStill={isWrongOpen} onPrevious={goBack} onNext={goOn} />}
      buttons={
        isWrongOpen ? (
          <WrongForm
            key={drawingId}
            stop={stop}
            onSave={(note) => check({ ok: false, note })}
            onCancel={() => setWrongAt(undefined)}
          />
        ) : (
          <CheckButtons
            stop={stop}
            onCorrect={() => check({ ok: true })}
            onWrong={() => setWrongAt(drawingId)}
            onPrevious={goBack}
            onSkip={goOn}
          />
        )
      }
    >
      <StopFacts stop={stop} />
      <CheckText drawing={drawing} state={checkStates(drawings)[place]} />
      <AwakeText />
    </FieldFrame>
  )
}

const isAllSeen = (drawings: Parameters<typeof checkStates>[0]): boolean => checkStates(drawings).every(isSeen)
