import { cloneElement } from 'react'
import { lazyPart } from '../loading/lazyPart'
import { OpenedPart } from './OpenedPart'
import type { PopoverProps } from './PopoverPart'

export const LazyPopover = lazyPart(async () => (await import('./PopoverPart')).PopoverPart)

/** A button that opens a popover. The code of popovers is large, and is loaded after the screen. */
export const LaterPopover = (props: PopoverProps) => (
  <OpenedPart
    part={LazyPopover}
    renderClosed={(closed) => <div className={props.className}>{cloneElement(props.button, closed)}</div>}
  >
    <LazyPopover {...props} />
  </OpenedPart>
)
