import { memo, type ReactNode, type RefObject } from 'react'
import { isOn, isSwitchable, type Toggle, type Tool } from '../../gesture/tool'
import { isStroke, type DrawingElement, type DrawingId } from '../../model/types'
import { useTableWords } from '../words/words'
import { HelpButton } from './HelpButton'
import { HistoryButtons } from './HistoryButtons'
import { IconPicker } from './IconPicker'
import { NeighbourButtons } from './NeighbourButtons'
import { ToolButton } from './ToolButton'
import { DRAW, HAND_TOGGLES, LINE_TOGGLES, TOOLS } from './tools'

interface Props {
  /** Nothing can be changed while the drawing is deleted. */
  readonly inert: boolean
  readonly tool: Tool
  /** What is selected: the looks are its own then, and change it. */
  readonly selected: DrawingElement | undefined
  readonly empty: boolean
  readonly onToggle: (which: Toggle) => void
  readonly iconButton: RefObject<HTMLButtonElement | null>
  /** Undefined takes up the pen. */
  readonly onPickIcon: (icon: number | undefined) => void
  readonly drawing: DrawingId
  readonly onHelp: () => void
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
  'isolate pad-safe-bottom px-1 flex shrink-0 flex-wrap justify-evenly pt-1 sm:flex-nowrap sm:justify-center sm:gap-4 beside:flex-col beside:pad-safe-x beside:justify-center-safe beside:gap-1 lg:gap-2 beside:overflow-y-auto lg:pt-2'
const GROUP = 'flex beside:grid beside:gap-0.5'
const IN_PAIRS = 'beside:grid-cols-2'
/** One below the other where their names stand beside them. */
const NAMED = `${GROUP} beside:max-lg:grid-cols-2`

/** What is in hand, how what it draws looks, and where to go from here. */
export const ToolBar = memo((props: Props) => {
  const { inert, tool, selected, empty, onToggle, iconButton, onPickIcon, onHelp } = props
  const words = useTableWords().editor
  const stroke = selected && isStroke(selected) ? selected : undefined
  const drawing = !tool.select && !tool.erase && tool.icon === undefined
  return (
    <div role="toolbar" aria-label={words.tools} inert={inert} className={TOOL_BAR}>
      <div
        role="group"
        aria-label={words.line}
        className={`${NAMED} max-sm:-order-2 max-sm:basis-[calc(100%-44px)] max-sm:justify-evenly`}
      >
        {LINE_TOGGLES.map((which) => (
          <ToolButton
            key={which}
            command={which}
            on={isOn(stroke && isSwitchable(which) ? stroke : tool, which)}
            ofLine
            // What is selected was drawn already, and an icon has no line.
            className={selected && !(stroke && isSwitchable(which)) ? 'invisible' : ''}
            onClick={() => onToggle(which)}
          >
            {TOOLS[which].picture}
          </ToolButton>
        ))}
      </div>
      <div role="group" aria-label={words.inHand} className={NAMED}>
        <ToolButton command="draw" on={drawing} onClick={() => onPickIcon(undefined)}>
          {DRAW.picture}
        </ToolButton>
        {HAND_TOGGLES.map((which) => (
          <ToolButton
            key={which}
            command={which}
            on={isOn(tool, which)}
            disabled={which === 'erase' && empty}
            onClick={() => onToggle(which)}
          >
            {TOOLS[which].picture}
          </ToolButton>
        ))}
        <IconPicker button={iconButton} picked={tool.icon} onPick={onPickIcon} />
      </div>
      {/* It ends the upper row of a phone, and what is in hand begins the lower one. */}
      <HelpButton onHelp={onHelp} className="-order-2 sm:hidden" />
      <Travel {...props} />
    </div>
  )
})

/** Back and forth, in time and from drawing to drawing: on a phone around what is in hand. */
const Travel = ({ drawing, onUndo, onRedo, onPrevious, onNext }: Props): ReactNode => (
  <div className={`${GROUP} ${IN_PAIRS} max-sm:contents`}>
    <HistoryButtons drawing={drawing} onUndo={onUndo} onRedo={onRedo} />
    <NeighbourButtons onPrevious={onPrevious} onNext={onNext} />
  </div>
)
