import { BrushCleaning } from 'lucide-react'
import type { DrawingId } from '../../model/types'
import { canRedo, canUndo } from '../../model/undo/history'
import { useHistory } from '../../store/context'
import { NamedButton } from '../shared/buttons/NamedButton'
import { useWords } from '../words/words'
import { FISHBONE_PICTURES } from './pictures'
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
const PAD = 'h-14 w-full bg-panel sideways:size-12 named:lg:min-w-16'
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
    className="pad-safe-bottom mx-auto flex w-full max-w-md shrink-0 flex-col gap-1 px-2 pt-1 named:max-w-2xl beside:mx-0 beside:w-auto beside:justify-center-safe beside:gap-4 sideways:gap-2 beside:overflow-y-auto"
  >
    <EditButtons {...props} />
    <MoveButtons {...props} />
  </div>
)

interface CommandButtonProps {
  readonly command: keyof typeof FISHBONE_PICTURES
  readonly disabled: boolean
  readonly pressed?: boolean | undefined
  readonly className?: string
  readonly onCommand: Props['onCommand']
}

const CommandButton = ({ command, disabled, pressed, className, onCommand }: CommandButtonProps) => {
  const { editor, fishbone } = useWords()
  return (
    <NamedButton
      label={{ ...editor, ...fishbone }[command]}
      shortcut={fishboneShortcutText(command)}
      disabled={disabled}
      aria-pressed={pressed}
      className={className}
      onClick={() => onCommand(command)}
    >
      {FISHBONE_PICTURES[command]}
    </NamedButton>
  )
}

const EditButtons = ({ drawing, empty, fishbone, onCommand, onReset }: Props) => {
  const words = useWords()
  const undoable = useHistory((history, all) => canUndo(history, all, drawing))
  const redoable = useHistory((history) => canRedo(history, drawing))
  const disabled = {
    undo: !undoable,
    redo: !redoable,
    delete: !fishbone?.picked,
    insert: fishbone === undefined,
    remove: (fishbone?.rows.length ?? 1) === 1,
    reverse: fishbone === undefined || empty,
  } as const
  return (
    <div className="flex justify-between named:grid named:auto-cols-fr named:grid-flow-col beside:order-last beside:grid beside:grid-flow-row beside:gap-1 lg:grid-cols-[repeat(2,6rem)] sideways:grid-cols-4 sideways:justify-items-center">
      {COMMANDS.map((command) => (
        <CommandButton key={command} command={command} disabled={disabled[command]} onCommand={onCommand} />
      ))}
      <NamedButton label={words.fishbone.reset} disabled={empty} onClick={onReset}>
        <BrushCleaning />
      </NamedButton>
    </div>
  )
}

const COMMANDS = ['undo', 'redo', 'delete', 'insert', 'remove', 'reverse'] as const

/** The buttons that add roads and go to another row. */
const MoveButtons = ({ fishbone, onCommand }: Props) => {
  const disabled = (command: keyof typeof CELLS): boolean =>
    fishbone === undefined || ((command === 'left' || command === 'right') && fishbone.sideFull(command))
  return (
    <div className="grid grid-cols-5 gap-1 beside:grid-cols-[repeat(3,auto)] beside:justify-center">
      {MOVES.map((command) => (
        <CommandButton
          key={command}
          command={command}
          disabled={disabled(command)}
          pressed={command === 'dashed' ? (fishbone?.dashed ?? false) : undefined}
          className={`${PAD} ${CELLS[command]}`}
          onCommand={onCommand}
        />
      ))}
    </div>
  )
}

const MOVES = ['left', 'up', 'down', 'right', 'dashed'] as const
