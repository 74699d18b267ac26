import type { ComponentProps } from 'react'
import { turnedOff } from './turnedOff'

export interface BareButtonProps extends ComponentProps<'button'> {
  /** Whether the button ignores presses for a moment, without looking different. */
  readonly isPaused?: boolean | undefined
}

/**
 * A button without a look, on which every button that can be disabled is built: it alone decides that such a button
 * does nothing.
 */
export const BareButton = ({ disabled = false, isPaused = false, ...rest }: BareButtonProps) => (
  <button type="button" {...(disabled || isPaused ? turnedOff(rest) : rest)} />
)
