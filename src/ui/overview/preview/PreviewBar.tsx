import {
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Copy,
  MoveLeft,
  MoveRight,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { BareButton } from '../../shared/buttons/BareButton'
import { useWords } from '../../words/words'

interface Props {
  readonly onInsertBefore: () => void
  readonly onInsertAfter: () => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
  /** True for a moment after another drawing is shown, so that a second press does not delete that one, too. */
  readonly isDeletePaused: boolean
  /** `undefined` at the first place. */
  readonly onSwapLeft: (() => void) | undefined
  /** `undefined` at the last place. */
  readonly onSwapRight: (() => void) | undefined
}

/** Actions for one drawing. Those about the previous drawing stand left, those about the next drawing right. */
export const PreviewBar = (props: Props) => {
  const words = useWords().overview
  return (
    <div className="grid grid-cols-3 gap-1">
      <Act Icon={BetweenVerticalEnd} label={words.insertBefore} onClick={props.onInsertBefore} />
      <Act Icon={Copy} label={words.duplicate} onClick={props.onDuplicate} />
      <Act Icon={BetweenVerticalStart} label={words.insertAfter} onClick={props.onInsertAfter} />
      <Act Icon={MoveLeft} label={words.swapLeft} onClick={props.onSwapLeft} />
      <Act Icon={Trash2} label={words.deleteDrawing} isPaused={props.isDeletePaused} onClick={props.onDelete} />
      <Act Icon={MoveRight} label={words.swapRight} onClick={props.onSwapRight} />
    </div>
  )
}

interface ActProps {
  readonly Icon: LucideIcon
  readonly label: string
  /** `undefined` when impossible. */
  readonly onClick: (() => void) | undefined
  /** Whether the button ignores presses without looking different. */
  readonly isPaused?: boolean
}

/** An icon with its name below, so that newcomers can read what it does. */
const Act = ({ Icon, label, onClick, isPaused = false }: ActProps) => (
  <BareButton
    disabled={!onClick}
    isPaused={isPaused}
    onClick={onClick}
    className={`flex min-h-12 flex-col items-center justify-center gap-0.5 rounded-lg px-1 text-xs leading-tight wrap-anywhere hyphens-auto ${onClick ? 'hover:bg-panel-hover' : 'opacity-35'}`}
  >
    <Icon className="size-5 shrink-0" aria-hidden />
    <span>{label}</span>
  </BareButton>
)
