import * as Tooltip from '@radix-ui/react-tooltip'
import { useState, type ReactNode } from 'react'
import { controlCap } from '../../../platform/controlCap'
import { keyCaps } from './keyCaps'
import { useRestingTouch } from './useRestingTouch'

interface Props {
  readonly label: string
  /** The control's key in the notation of `aria-keyshortcuts`. */
  readonly shortcut?: string | undefined
  readonly children: ReactNode
}

/** Shows the name and the key of a control, under a resting pointer or finger, and where Tab moved the focus. */
export const Tip = ({ label, shortcut, children }: Props) => {
  const [openedBy, setOpenedBy] = useState<'touch' | 'key or mouse'>()
  const restingTouch = useRestingTouch((isOpen) => setOpenedBy(isOpen ? 'touch' : undefined))
  return (
    <Tooltip.Root
      open={openedBy !== undefined}
      onOpenChange={(isOpen) => setOpenedBy(isOpen ? 'key or mouse' : undefined)}
    >
      <Tooltip.Trigger
        asChild
        {...restingTouch}
        // By itself, the tooltip would also open where a dialog, a menu or the ring puts the focus, and take its Escape.
        onFocus={(event) => event.preventDefault()}
        onKeyUp={({ key }) => key === 'Tab' && setOpenedBy('key or mouse')}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          // A finger covers more than a pointer.
          sideOffset={openedBy === 'touch' ? 16 : 6}
          collisionPadding={8}
          className="z-60 w-max max-w-[calc(100vw-1rem)] rounded-md bg-text px-2 py-1 text-sm text-canvas select-none print:hidden"
        >
          <span>{label}</span>
          {shortcut !== undefined && openedBy !== 'touch' && (
            <kbd className="ml-2 font-sans opacity-70">{keyCaps(shortcut, controlCap())}</kbd>
          )}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
