import { ChevronLeft, ChevronRight, Copy, MoveLeft, MoveRight, Trash2 } from 'lucide-react'
import { IconButton } from '../../shared/IconButton'
import { useWords } from '../../words/words'

interface Props {
  readonly onPrevious: () => void
  /** Undefined at the first place. */
  readonly onSwapLeft: (() => void) | undefined
  readonly onDuplicate: () => void
  readonly onDelete: () => void
  /** Undefined at the last place. */
  readonly onSwapRight: (() => void) | undefined
  readonly onNext: () => void
}

/** The way to the neighbours at both ends, and in between what can be done with this drawing. */
export const PreviewBar = ({ onPrevious, onSwapLeft, onDuplicate, onDelete, onSwapRight, onNext }: Props) => {
  const words = useWords().overview
  return (
    <div className="flex justify-between">
      <IconButton label={words.previous} shortcut="ArrowLeft" onClick={onPrevious}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={words.swapLeft} disabled={!onSwapLeft} onClick={onSwapLeft}>
        <MoveLeft className="size-5" />
      </IconButton>
      <IconButton label={words.duplicate} onClick={onDuplicate}>
        <Copy className="size-5" />
      </IconButton>
      <IconButton label={words.deleteDrawing} onClick={onDelete}>
        <Trash2 className="size-5" />
      </IconButton>
      <IconButton label={words.swapRight} disabled={!onSwapRight} onClick={onSwapRight}>
        <MoveRight className="size-5" />
      </IconButton>
      <IconButton label={words.next} shortcut="ArrowRight" onClick={onNext}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}
