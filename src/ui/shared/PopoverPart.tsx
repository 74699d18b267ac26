import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { usePressedOnce } from './usePressedOnce'

export interface PopoverProps {
  /** Passes on what it is given to the button that it is. */
  readonly button: ReactElement<ComponentProps<'button'>>
  /** Where it floats beside the button; a sheet comes from below and leaves the upper half of the screen in sight. */
  readonly anchor: 'top' | 'bottom' | 'bottom end' | 'sheet'
  /** Of the box in which the button stands. */
  readonly className?: string
  readonly children: (close: () => void) => ReactNode
}

const BOX =
  'max-h-[calc(100dvh-1.5rem)] w-80 max-w-[calc(100vw-1.5rem)] rounded-xl [--anchor-gap:8px] [--anchor-padding:12px]'
const SHEET = 'pad-safe-bottom fixed inset-x-0 bottom-0 mx-auto max-h-[55dvh] max-w-xl rounded-t-xl'

/** A button and the floating box that it opens; open when it comes. */
export const PopoverPart = ({ button, anchor, className, children }: PopoverProps) => (
  <Popover className={className}>
    <PopoverButton as={Fragment} ref={usePressedOnce()}>
      {button}
    </PopoverButton>
    <PopoverPanel
      focus
      transition
      {...(anchor === 'sheet' ? { portal: true } : { anchor })}
      className={`z-40 flex flex-col gap-3 overflow-y-auto border border-line bg-desk p-4 shadow-xl transition duration-150 data-closed:opacity-0 ${anchor === 'sheet' ? SHEET : BOX}`}
    >
      {({ close }) => <>{children(close)}</>}
    </PopoverPanel>
  </Popover>
)
