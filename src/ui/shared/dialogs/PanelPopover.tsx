import { Popover, PopoverBackdrop, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment, type ComponentProps, type ReactElement, type ReactNode } from 'react'

interface Props {
  /** Receives the props of the popover's button. */
  readonly button: ReactElement<ComponentProps<'button'>>
  /**
   * The position relative to the button. With `below` it rises from the lower edge and leaves the upper half of the screen visible.
   */
  readonly anchor: 'top' | 'bottom' | 'bottom end' | 'below'
  /** The classes of the element around the button. */
  readonly className?: string
  readonly children: (close: () => void) => ReactNode
}

const BOX =
  'max-h-[calc(100dvh-1.5rem)] w-80 max-w-[calc(100vw-1.5rem)] rounded-xl [--anchor-gap:8px] [--anchor-padding:12px]'
const BELOW = 'pad-safe-bottom fixed inset-x-0 bottom-0 mx-auto max-h-[55dvh] max-w-xl rounded-t-xl'

/**
 * A button with its popover. It does not fade: a fade that began before the previous fade ended left an invisible box
 * over the screen.
 */
export const PanelPopover = ({ button, anchor, className, children }: Props) => (
  <Popover className={className}>
    <PopoverButton as={Fragment}>{button}</PopoverButton>
    {/* The screen above can be scrolled; a tap on it only closes the popover. */}
    {anchor === 'below' && <PopoverBackdrop className="fixed inset-0" />}
    <PopoverPanel
      focus
      {...(anchor === 'below' ? { portal: true } : { anchor })}
      className={`z-40 flex flex-col gap-3 overflow-y-auto border border-line bg-desk p-4 shadow-xl ${anchor === 'below' ? BELOW : BOX}`}
    >
      {({ close }) => <>{children(close)}</>}
    </PopoverPanel>
  </Popover>
)
