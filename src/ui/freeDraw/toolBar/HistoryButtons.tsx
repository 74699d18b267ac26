import { Redo2, Undo2 } from 'lucide-react'
import { memo } from 'react'
import type { DrawingId } from '../../../model/types'
import { canRedo, canUndo } from '../../../model/undo/history'
import { useHistory } from '../../../store/context'
import { NamedButton } from '../../shared/buttons/NamedButton'
import { useWords } from '../../words/words'
import { shortcutText } from '../commands'

interface Props {
  readonly drawing: DrawingId
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** Undo and redo. The buttons subscribe to the history themselves, because most strokes do not change their state. */
export const HistoryButtons = memo(({ drawing, onUndo, onRedo }: Props) => {
  const words = useWords().editor
  const undoable = useHistory((history, state) => canUndo(history, state, drawing))
  const redoable = useHistory((history) => canRedo(history, drawing))
  return (
    <>
      <NamedButton label={words.undo} shortcut={shortcutText('undo')} disabled={!undoable} onClick={onUndo}>
        <Undo2 />
      </NamedButton>
      <NamedButton label={words.redo} shortcut={shortcutText('redo')} disabled={!redoable} onClick={onRedo}>
        <Redo2 />
      </NamedButton>
    </>
  )
})
