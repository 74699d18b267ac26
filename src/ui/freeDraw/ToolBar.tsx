import { Eraser, MousePointer2 } from 'lucide-react'
import { memo } from 'react'
import { isOn, type Toggle, type Tool } from '../../gesture/tool'
import { isStamp, type DrawingElement, type DrawingId } from '../../model/types'
import { IconButton } from '../shared/IconButton'
import { useWords } from '../words/words'
import { HistoryButtons } from './HistoryButtons'
import { IconMenu } from './IconMenu'
import { shortcutText } from './shortcuts'
import { ToolPicture } from './ToolPicture'

interface Props {
  readonly tool: Tool
  /** The selected element, whose look the line toggles then show and switch. */
  readonly selected: DrawingElement | undefined
  readonly empty: boolean
  readonly onToggle: (which: Toggle) => void
  readonly onPickIcon: (icon: number | undefined) => void
  readonly drawing: DrawingId
  readonly onUndo: () => void
  readonly onRedo: () => void
}

const LINE_TOGGLES = ['curve', 'dashed', 'circle', 'arrow'] as const

/** Nine in a row fit a narrow phone only if they share its width. */
const TOOL = 'w-auto min-w-0 max-w-11 flex-1 beside:w-11 beside:flex-none'

/** What the next stroke will be: under the thumb on a phone, beside the canvas where there is room. */
export const ToolBar = memo((props: Props) => {
  const { tool, selected, empty, onToggle, onPickIcon, drawing, onUndo, onRedo } = props
  const words = useWords().editor
  const stroke = selected && !isStamp(selected) ? selected : undefined
  const pressed = (which: Toggle): boolean =>
    stroke && (which === 'dashed' || which === 'circle' || which === 'arrow') ? stroke[which] : isOn(tool, which)
  const toggleProps = (which: Toggle) => ({
    label: words[which],
    shortcut: shortcutText(which),
    'aria-pressed': pressed(which),
    onClick: () => onToggle(which),
    className: TOOL,
  })
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      className="pad-safe-bottom flex shrink-0 items-center justify-center px-1 pt-1 sm:gap-1 beside:flex-col beside:gap-0.5 beside:overflow-y-auto beside:px-2 low:beside:grid low:beside:grid-cols-2 low:beside:content-center"
    >
      <IconButton {...toggleProps('select')}>
        <MousePointer2 />
      </IconButton>
      {LINE_TOGGLES.map((which) => (
        <IconButton key={which} {...toggleProps(which)}>
          <ToolPicture tool={which} />
        </IconButton>
      ))}
      <IconButton {...toggleProps('erase')} disabled={empty}>
        <Eraser />
      </IconButton>
      <IconMenu picked={tool.icon} onPick={onPickIcon} className={TOOL} />
      <HistoryButtons drawing={drawing} onUndo={onUndo} onRedo={onRedo} className={TOOL} />
    </div>
  )
})
