import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly shortcut?: string | undefined
  readonly children: ReactNode
}

/** Names what is under the pointer or focus, after a moment. */
export const Tip = ({ label, shortcut, children }: Props) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 rounded-md bg-text px-2 py-1 text-sm text-canvas select-none"
      >
        {label}
        {shortcut !== undefined && <kbd className="ml-2 font-sans opacity-70">{shortcut}</kbd>}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
)
