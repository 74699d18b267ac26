import { PopoverPanel as HeadlessPanel } from '@headlessui/react'
import type { ComponentProps } from 'react'

/** The floating box of a popover. */
export const PopoverPanel = (props: ComponentProps<typeof HeadlessPanel>) => (
  <HeadlessPanel
    focus
    transition
    {...props}
    className="z-40 flex max-h-[calc(100dvh-1.5rem)] w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 overflow-y-auto rounded-xl border border-line bg-desk p-4 shadow-xl transition duration-150 [--anchor-gap:8px] [--anchor-padding:12px] data-closed:opacity-0"
  />
)
