import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  BetweenHorizontalStart,
  BrushCleaning,
  ListX,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import type { DrawingId } from '../../model/types'
import { canRedo, canUndo } from '../../model/undo/history'
import { useHistory } from '../../store/context'
import { IconButton } from '../shared/buttons/IconButton'
import { NamedButton } from '../shared/buttons/NamedButton'
import { DASHED } from '../svg/drawn'
import { useWords } from '../words/words'
import { fishboneShortcutText, type FishboneCommand } from './shortcuts'
import type { FishboneInHand } from './useFishbone'

interface Props {
  readonly drawing: DrawingId
  readonly empty: boolean
  readonly fishbone: FishboneInHand | undefined
  readonly onCommand: (command: FishboneCommand) => void
  readonly onReset: () => void
}

/** The layout: five buttons across on a phone; beside the paper a cross, with the dashed toggle in the middle. */
const PAD = 'h-14 w-full bg-panel beside:size-12'
const CELLS = {
  left: 'beside:col-start-1 beside:row-start-2',
  up: 'beside:col-start-2 beside:row-start-1',
  down: 'beside:col-start-2 beside:row-start-3',
  right: 'beside:col-start-3 beside:row-start-2',
  dashed: 'beside:col-start-2 beside:row-start-2',
} as const

/** The buttons of the fish-bone editor: below the paper, in reach of the thumb, on a phone; otherwise beside the paper. */
export const FishbonePad = (props: Props) => (
  <div
    role="toolbar"
    aria-label={useWords().editor.tools}
    className="pad-safe-bottom mx-auto flex w-full max-w-md shrink-0 flex-col gap-1 px-2 pt-1 beside:mx-0 beside:w-auto beside:justify-center-safe beside:gap-4 beside:overflow-y-auto"
  >
    <EditButtons {...props} />
    <MoveButtons {...props} />
  </div>
)

const buttonFor =
  (onCommand: Props['onCommand']) =>
  (command: FishboneCommand, disabled: boolean): Partial<ComponentProps<typeof IconButton>> => ({
    shortcut: fishboneShortcutText(command),
    disabled,
    onClick: () => onCommand(command),
  })

const EditButtons = ({ drawing, empty, fishbone, onCommand, onReset }: Props) => {
  const words = useWords()
  const undoable = useHistory((history, all) => canUndo(history, all, drawing))
  const redoable = useHistory((history) => canRedo(history, drawing))
  const none = fishbone === undefined
  const on = buttonFor(onCommand)
  return (
    <div className="flex justify-between beside:order-last beside:grid beside:gap-1 max-lg:beside:grid-cols-3 max-lg:beside:justify-items-center lg:min-w-44">
      <NamedButton label={words.editor.undo} {...on('undo', !undoable)}>
        <Undo2 />
      </NamedButton>
      <NamedButton label={words.editor.redo} {...on('redo', !redoable)}>
        <Redo2 />
      </NamedButton>
      <NamedButton label={words.editor.delete} {...on('delete', !fishbone?.picked)}>
        <Trash2 />
      </NamedButton>
      <NamedButton label={words.fishbone.insert} {...on('insert', none)}>
        <BetweenHorizontalStart />
      </NamedButton>
      <NamedButton label={words.fishbone.remove} {...on('remove', (fishbone?.rows.length ?? 1) === 1)}>
        <ListX />
      </NamedButton>
      <NamedButton label={words.fishbone.reverse} {...on('reverse', none || empty)}>
        <ArrowUpDown />
      </NamedButton>
      <NamedButton
        label={words.fishbone.reset}
        disabled={empty}
        onClick={onReset}
        className="max-lg:beside:col-start-2"
      >
        <BrushCleaning />
      </NamedButton>
    </div>
  )
}

/** The buttons that add roads and go to another row. */
const MoveButtons = ({ fishbone, onCommand }: Props) => {
  const words = useWords()
  const none = fishbone === undefined
  const on = buttonFor(onCommand)
  return (
    <div className="grid grid-cols-5 gap-1 beside:grid-cols-[repeat(3,auto)] beside:justify-center">
      <IconButton
        label={words.fishbone.left}
        {...on('left', fishbone?.sideFull('left') ?? true)}
        className={`${PAD} ${CELLS.left}`}
      >
        <ArrowLeft />
      </IconButton>
      <IconButton label={words.fishbone.up} {...on('up', none)} className={`${PAD} ${CELLS.up}`}>
        <ArrowUp />
      </IconButton>
      <IconButton label={words.fishbone.down} {...on('down', none)} className={`${PAD} ${CELLS.down}`}>
        <ArrowDown />
      </IconButton>
      <IconButton
        label={words.fishbone.right}
        {...on('right', fishbone?.sideFull('right') ?? true)}
        className={`${PAD} ${CELLS.right}`}
      >
        <ArrowRight />
      </IconButton>
      <IconButton
        label={words.editor.dashed}
        aria-pressed={fishbone?.dashed ?? false}
        {...on('dashed', none)}
        className={`${PAD} ${CELLS.dashed}`}
      >
        {DASHED.picture}
      </IconButton>
    </div>
  )
}
