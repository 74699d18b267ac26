import { Check, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { editorPath } from '../paths'
import { Button, buttonClass } from '../shared/buttons/Button'
import { useWords } from '../words/words'
import type { WalkPlace } from './useWalkPlace'

interface Props {
  readonly place: WalkPlace
  /** Whether presses are ignored for a moment. */
  readonly isPaused: boolean
  readonly onCorrect: () => void
  readonly onWrong: () => void
  /** `undefined` at the first place. */
  readonly onPrevious: (() => void) | undefined
  readonly onSkip: () => void
}

/** The buttons of the check; a correct drawing takes one press. */
export const CheckButtons = ({ place, isPaused, onCorrect, onWrong, onPrevious, onSkip }: Props) => {
  const words = useWords().field
  const { whole, tochtIndex, drawingIndex } = place
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button look="danger" isPaused={isPaused} onClick={onWrong} className="min-h-18 text-lg">
        <X className="size-6" aria-hidden />
        <span>{words.wrong}</span>
      </Button>
      <Button
        look="solid"
        isPaused={isPaused}
        onClick={onCorrect}
        onKeyDown={ignoreRepeat}
        className="min-h-18 text-lg"
      >
        <Check className="size-6" aria-hidden />
        <span>{words.correct}</span>
      </Button>
      <div className="col-span-2 flex flex-wrap gap-2 *:flex-1">
        <Button isPaused={isPaused} onClick={onPrevious} disabled={!onPrevious} className="min-h-12">
          {words.previous}
        </Button>
        <Link
          to={editorPath(tochtIndex, whole.tocht.style, drawingIndex)}
          className={`${buttonClass('quiet')} min-h-12`}
        >
          {words.edit}
        </Link>
        <Button isPaused={isPaused} onClick={onSkip} className="min-h-12">
          {words.skip}
        </Button>
      </div>
    </div>
  )
}

/** A key held down would check drawings that nobody has seen. */
const ignoreRepeat = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault()
}
