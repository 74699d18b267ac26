import { MOST_DRAWINGS } from '../../../constants'
import { isMakeable, type ChosenBoxes } from '../../../route/boxes/chooseBoxes'
import { Button } from '../../shared/buttons/Button'
import { useWords } from '../../words/words'
import type { RouteChoice } from './useRouteChoice'

interface Props {
  readonly choice: RouteChoice
  /** `undefined` until the roads are known. */
  readonly chosen: ChosenBoxes | undefined
  readonly isWaiting: boolean
  readonly isCancelled: boolean
  readonly onMake: () => void
  readonly onCancel: () => void
}

/** The button that makes the drawings, with their progress. */
export const MakePart = ({ choice: { progress, draft }, chosen, isWaiting, isCancelled, onMake, onCancel }: Props) => {
  const { routeScreen: words, cancel } = useWords()
  const stage = words.stages[progress.stage]
  return (
    <>
      {chosen?.isMostlyDoubtful && <p className="rounded-lg bg-danger-soft p-3 text-danger">{words.town}</p>}
      {chosen && !isMakeable(chosen) && (
        <p role="alert">{chosen.boxes.length === 0 ? words.noBoxes : words.tooManyBoxes(MOST_DRAWINGS)}</p>
      )}
      {isWaiting && (
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <p role="status">{stage}…</p>
            <progress
              aria-label={stage}
              max={1}
              value={progress.share}
              className="w-full [border:revert] accent-accent"
            />
          </div>
          <Button look="raised" onClick={onCancel}>
            {cancel}
          </Button>
        </div>
      )}
      {isCancelled && draft === undefined && <p role="status">{words.cancelled}</p>}
      <Button look={chosen ? 'solid' : 'raised'} onClick={onMake}>
        {words.make}
      </Button>
    </>
  )
}
