import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { NamedButton } from '../../shared/buttons/NamedButton'
import { useWords } from '../../words/words'
import { shortcutText } from '../commands'

interface Props {
  readonly onPrevious: () => void
  readonly onNext: () => void
  /** Whether Next adds a drawing. */
  readonly isLast: boolean
}

/** Previous and Next. They are used after every junction, so on a phone they lie under the thumbs. */
export const NeighbourButtons = ({ onPrevious, onNext, isLast }: Props) => {
  const words = useWords().editor
  return (
    <>
      <NamedButton
        label={words.previous}
        shortcut={shortcutText('previous')}
        onClick={onPrevious}
        className="folded:-order-1"
      >
        <ChevronLeft />
      </NamedButton>
      <NamedButton label={words.next} shortcut={shortcutText('next')} onClick={onNext}>
        {isLast ? <Plus /> : <ChevronRight />}
      </NamedButton>
    </>
  )
}
