import { memo, type RefObject } from 'react'
import { isOn, isSwitchable, type Toggle, type Tool } from '../../gesture/tool'
import { isStroke, type DrawingElement, type DrawingId } from '../../model/types'
import { IconButton } from '../shared/IconButton'
import { useTableWords } from '../words/words'
import { HistoryButtons } from './HistoryButtons'
import { IconPicker } from './IconPicker'
import { NeighbourButtons } from './NeighbourButtons'
import { shortcutText } from './shortcuts'
import { TOGGLES, TOOLS } from './tools'

interface Props {
  /** True while there is nothing to use the tools on. */
  readonly inert: boolean
  readonly tool: Tool
  /** The selected element, whose look the line toggles then show and switch. */
  readonly selected: DrawingElement | undefined
  readonly empty: boolean
  readonly onToggle: (which: Toggle) => void
  readonly iconButton: RefObject<HTMLButtonElement | null>
  readonly onPickIcon: (icon: number | undefined) => void
  readonly drawing: DrawingId
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/**
 * Under the thumbs, in two rows on a phone, and beside the paper where there is room. Isolated, so that the browser
 * passes it by as one when only the unfinished stroke changes.
 */
const TOOL_BAR =
  'isolate pad-safe-bottom px-1 flex shrink-0 flex-col pt-1 sm:flex-row sm:justify-center sm:gap-6 beside:flex-col beside:pad-safe-x beside:justify-center-safe beside:gap-2 beside:overflow-y-auto beside:pt-2'
const TOOL_GROUP = 'flex justify-between sm:gap-1 beside:grid beside:grid-cols-2 beside:gap-0.5'

/** What the next stroke will be, and where to go from here. */
export const ToolBar = memo((props: Props) => {
  const {
    inert,
    tool,
    selected,
    empty,
    onToggle,
    iconButton,
    onPickIcon,
    drawing,
    onUndo,
    onRedo,
    onPrevious,
    onNext,
  } = props
  const words = useTableWords().editor
  const stroke = selected && isStroke(selected) ? selected : undefined
  return (
    <div role="toolbar" aria-label={words.tools} inert={inert} className={TOOL_BAR}>
      <div className={TOOL_GROUP}>
        {TOGGLES.map((which) => (
          <IconButton
            key={which}
            label={words[which]}
            shortcut={shortcutText(which)}
            aria-pressed={isOn(stroke && isSwitchable(which) ? stroke : tool, which)}
            disabled={which === 'erase' && empty}
            onClick={() => onToggle(which)}
          >
            {TOOLS[which].picture}
          </IconButton>
        ))}
        <IconPicker button={iconButton} picked={tool.icon} onPick={onPickIcon} />
      </div>
      <div className={TOOL_GROUP}>
        <HistoryButtons drawing={drawing} onUndo={onUndo} onRedo={onRedo} />
        <NeighbourButtons onPrevious={onPrevious} onNext={onNext} />
      </div>
    </div>
  )
})
