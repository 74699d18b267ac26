import { memo, type ReactNode, type RefObject } from 'react'
import { isOn, isSwitchable, laidAside, routePen, type Toggle, type Tool } from '../../../gesture/tool'
import { isStroke, type DrawingElement } from '../../../model/types'
import { HelpButton } from '../../shared/buttons/HelpButton'
import { useWords } from '../../words/words'
import { COMMANDS, HAND_TOGGLES, LINE_TOGGLES, shortcutText, type Travel } from '../commands'
import { HistoryButtons } from './HistoryButtons'
import { IconMenu } from './IconMenu'
import { NeighbourButtons } from './NeighbourButtons'
import { NextStroke } from './NextStroke'
import { ToolButton } from './ToolButton'

export interface ToolGroupsProps extends Travel {
  readonly tool: Tool
  /** The selected element; the looks then apply to it. */
  readonly selected: DrawingElement | undefined
  readonly empty: boolean
  /** Whether this is the last drawing of the tocht. */
  readonly isLast: boolean
  /** Whether the next stroke becomes the route. */
  readonly isRouteNext: boolean
  readonly onToggle: (which: Toggle) => void
  readonly junctionOpen: boolean
  readonly onJunction: () => void
  readonly iconButton: RefObject<HTMLButtonElement | null>
  /** `undefined` returns to the pen. */
  readonly onPickIcon: (icon: number | undefined) => void
  readonly onHelp: () => void
}

/** Two rows on a phone, one where they fit, or a column beside the paper. */
const TOOLS_SHAPE =
  'pad-safe-bottom flex h-full justify-center gap-2 px-1 pt-1 folded:flex-wrap folded:justify-evenly folded:gap-0 folded:short:pt-0 folded:short:pb-[max(2px,env(safe-area-inset-bottom))] beside:flex-col beside:pad-safe-x beside:justify-center-safe sideways:gap-1 sideways:pb-0 beside:overflow-y-auto lg:pt-2'
const GROUP =
  'flex named:max-lg:*:w-min beside:grid beside:gap-0.5 lg:grid-cols-[repeat(2,4.75rem)] sideways:grid-cols-4'

/** The tools: what to draw with, its looks, and navigation. */
export const ToolGroups = memo((props: ToolGroupsProps) => {
  const { tool, selected, empty, isRouteNext, onToggle, junctionOpen, onJunction, iconButton, onPickIcon, onHelp } =
    props
  const words = useWords().editor
  const stroke = selected && isStroke(selected) ? selected : undefined
  // The eraser is laid over the pen.
  const pen = laidAside(tool)
  const isPen = tool.icon === undefined && !tool.text && !HAND_TOGGLES.some((which) => tool[which])
  return (
    <div className={TOOLS_SHAPE}>
      <div
        role="group"
        aria-label={words.line}
        className={`${GROUP} folded:-order-2 folded:basis-[calc(100%-44px)] folded:justify-evenly`}
      >
        <ToolButton command="junction" on={junctionOpen} onClick={onJunction}>
          {COMMANDS.junction.picture}
        </ToolButton>
        <ToolButton command="text" on={isOn(tool, 'text')} onClick={() => onToggle('text')}>
          {COMMANDS.text.picture}
        </ToolButton>
        {LINE_TOGGLES.map((which) => (
          <ToolButton
            key={which}
            command={which}
            on={isOn(stroke && isSwitchable(which) ? stroke : tool, which)}
            ofLine
            // Some looks cannot change on an existing stroke, and icons have no line.
            className={selected && !(stroke && isSwitchable(which)) ? 'invisible' : ''}
            onClick={() => onToggle(which)}
          >
            {COMMANDS[which].picture}
          </ToolButton>
        ))}
      </div>
      <div role="group" aria-label={words.inHand} className={GROUP}>
        <ToolButton command="draw" on={isPen} onClick={() => onPickIcon(undefined)}>
          <NextStroke {...(isRouteNext ? routePen(pen) : pen)} />
        </ToolButton>
        {HAND_TOGGLES.map((which) => (
          <ToolButton
            key={which}
            command={which}
            on={isOn(tool, which)}
            disabled={COMMANDS[which].can?.({ empty }) === false}
            onClick={() => onToggle(which)}
          >
            {COMMANDS[which].picture}
          </ToolButton>
        ))}
        <IconMenu button={iconButton} picked={tool.icon} onPick={onPickIcon} />
      </div>
      {/* On a phone, messages need its place in the header. It ends the upper row; the drawing tools begin the lower one. */}
      <div className="hidden folded:-order-2 folded:block">
        <HelpButton shortcut={shortcutText('help')} onHelp={onHelp} />
      </div>
      <TravelButtons {...props} />
    </div>
  )
})

/** The buttons of navigation; on a phone they stand on both sides of the drawing tools. */
const TravelButtons = ({ drawing, onUndo, onRedo, onPrevious, onNext, isLast }: ToolGroupsProps): ReactNode => (
  <div className={`${GROUP} folded:contents`}>
    <HistoryButtons drawing={drawing} onUndo={onUndo} onRedo={onRedo} />
    <NeighbourButtons onPrevious={onPrevious} onNext={onNext} isLast={isLast} />
  </div>
)
