import type { ReactNode } from 'react'
import { BareButton, type BareButtonProps } from './BareButton'

interface Props extends BareButtonProps {
  /** The accessible name, shown as a tooltip. */
  readonly label: string
  /** The button's key in the notation of `aria-keyshortcuts`; shown in the tooltip. */
  readonly shortcut?: string | undefined
  readonly pressed?: keyof typeof PRESSED
  readonly children: ReactNode
}

const SHAPE =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-text select-none [-webkit-touch-callout:none] hover:bg-panel-hover aria-disabled:opacity-35 aria-disabled:hover:bg-transparent data-open:bg-panel-active'

/** The look of a toggle that is on. */
const PRESSED = {
  filled: 'aria-pressed:bg-accent aria-pressed:text-on-accent',
  tinted: 'aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-pressed:[box-shadow:inset_0_-3px]',
} as const

/** A button with an icon and an accessible name; a toggle with `aria-pressed`. */
export const IconButton = ({ label, shortcut, pressed = 'filled', className = '', ...rest }: Props) => (
  <BareButton
    aria-label={label}
    aria-keyshortcuts={shortcut}
    tip={{ label, shortcut }}
    {...rest}
    className={`${SHAPE} ${PRESSED[pressed]} ${className}`}
  />
)
