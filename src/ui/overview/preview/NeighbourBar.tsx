import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../shared/buttons/Button'
import { tip } from '../../shared/keys/tip'
import { useWords } from '../../words/words'

interface Props {
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Previous and Next in words below the picture: an arrow alone at the left looks like Back. */
export const NeighbourBar = ({ onPrevious, onNext }: Props) => {
  const words = useWords().overview
  return (
    <div className="flex gap-2 *:flex-1">
      <Button look="raised" aria-keyshortcuts="ArrowLeft" {...tip(words.previous, 'ArrowLeft')} onClick={onPrevious}>
        <ChevronLeft className="size-5 shrink-0" aria-hidden />
        <span>{words.previous}</span>
      </Button>
      <Button look="raised" aria-keyshortcuts="ArrowRight" {...tip(words.next, 'ArrowRight')} onClick={onNext}>
        <span>{words.next}</span>
        <ChevronRight className="size-5 shrink-0" aria-hidden />
      </Button>
    </div>
  )
}
