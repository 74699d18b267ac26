import { Eraser, Redo2, Undo2 } from 'lucide-react'
import type { Toggle, Tool } from '../../gesture/tool'
import { IconButton } from '../shared/IconButton'
import { useWords } from '../words/words'
import { IconMenu } from './IconMenu'
import { ToolPicture } from './ToolPicture'

interface Props {
  readonly tool: Tool
  readonly empty: boolean
  readonly onToggle: (which: Toggle) => void
  readonly onPickIcon: (icon: number | undefined) => void
  readonly onUndo: (() => void) | undefined
  readonly onRedo: (() => void) | undefined
}

const LINE_TOGGLES = ['curve', 'dashed', 'circle', 'arrow'] as const

/** What the next stroke will be: under the thumb on a phone, beside the canvas where there is room. */
export const ToolBar = ({ tool, empty, onToggle, onPickIcon, onUndo, onRedo }: Props) => {
  const words = useWords().editor
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      className="pad-safe-bottom flex flex-wrap items-center justify-center gap-0.5 px-1 pt-1 sm:gap-1 lg:flex-col lg:px-2"
    >
      {LINE_TOGGLES.map((which) => (
        <IconButton key={which} label={words[which]} aria-pressed={tool[which]} onClick={() => onToggle(which)}>
          <ToolPicture tool={which} />
        </IconButton>
      ))}
      <IconButton label={words.erase} aria-pressed={tool.erase} disabled={empty} onClick={() => onToggle('erase')}>
        <Eraser />
      </IconButton>
      <IconMenu picked={tool.icon} onPick={onPickIcon} />
      <IconButton label={words.undo} disabled={!onUndo} onClick={onUndo}>
        <Undo2 />
      </IconButton>
      <IconButton label={words.redo} disabled={!onRedo} onClick={onRedo}>
        <Redo2 />
      </IconButton>
    </div>
  )
}
