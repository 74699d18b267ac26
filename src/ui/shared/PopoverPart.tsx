import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { usePressedOnce } from './usePressedOnce'

export interface PopoverProps {
  /** Passes on what it is given to the button that it is. */
  readonly button: ReactElement<ComponentProps<'button'>>
  readonly anchor: 'top' | 'bottom' | 'bottom end'
  /** Of the box in which the button stands. */
  readonly className?: string
  readonly children: (close: () => void) => ReactNode
}

/** A button and the floating box that it opens; open when it comes. */
export const PopoverPart = ({ button, anchor, className, children }: PopoverProps) => (
  <Popover className={className}>
    <PopoverButton as={Fragment} ref={usePressedOnce()}>
      {button}
    </PopoverButton>
    <PopoverPanel
      focus
      transition
      anchor={anchor}
      className="z-40 flex max-h-[calc(100dvh-1.5rem)] w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 overflow-y-auto rounded-xl border border-line bg-desk p-4 shadow-xl transition duration-150 [--anchor-gap:8px] [--anchor-padding:12px] data-closed:opacity-0"
    >
      {({ close }) => <>{children(close)}</>}
    </PopoverPanel>
  </Popover>
)
