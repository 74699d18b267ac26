import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

/** Names what is under the pointer or focus, after a moment. */
export const Tip = ({ label, children }: Props) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 rounded-md bg-text px-2 py-1 text-sm text-canvas select-none"
      >
        {label}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
)
