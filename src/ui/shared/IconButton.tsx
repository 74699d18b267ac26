import type { ComponentProps, ReactNode } from 'react'
import { tip } from './tip'

interface Props extends ComponentProps<'button'> {
  /** The accessible name, shown as a tooltip. */
  readonly label: string
  /** The key that does the same, as `aria-keyshortcuts` writes it; shown beside the name. */
  readonly shortcut?: string | undefined
  readonly children: ReactNode
}

const SHAPE =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-text hover:bg-panel-hover disabled:opacity-35 disabled:hover:bg-transparent aria-pressed:bg-accent aria-pressed:text-on-accent data-open:bg-panel-active'

/** A button that shows a picture and says its name. With `aria-pressed` it is a toggle, filled while on. */
export const IconButton = ({ label, shortcut, className = '', ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    aria-keyshortcuts={shortcut}
    {...tip(label, shortcut)}
    {...rest}
    className={`${SHAPE} ${className}`}
  />
)
