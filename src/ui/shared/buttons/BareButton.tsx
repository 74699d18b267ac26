import type { ComponentProps, MouseEvent } from 'react'
import { Tip } from '../keys/Tip'

export interface BareButtonProps extends ComponentProps<'button'> {
  /** Whether the button ignores presses for a moment, without looking different. */
  readonly isPaused?: boolean | undefined
  /** The tooltip, which a disabled button shows as well. */
  readonly tip?: Omit<ComponentProps<typeof Tip>, 'children'>
}

/**
 * A button without a look, on which every button that can be disabled is built: it alone decides that such a button
 * does nothing.
 */
export const BareButton = ({ disabled = false, isPaused = false, tip, ...rest }: BareButtonProps) => {
  const button = <button type="button" {...(disabled || isPaused ? turnedOff(rest) : rest)} />
  return tip ? <Tip {...tip}>{button}</Tip> : button
}

/**
 * Handlers that begin, continue or finish a press. Those that end one without an effect stay, since a button may be
 * turned off while it is held down.
 */
const PRESSES = /^on(?:Click|DoubleClick|Key|Mouse(?:Down|Up)|Pointer(?:Down|Move|Up)|Touch(?:Start|Move|End))/

const ignore = (event: MouseEvent): void => {
  // A button may submit its form, which no handler does.
  event.preventDefault()
}

/** Turns a button off. Not `disabled`, because a button that was just pressed would then lose the focus. */
export const turnedOff = (props: ComponentProps<'button'>): ComponentProps<'button'> => ({
  ...Object.fromEntries(Object.entries(props).filter(([name]) => !PRESSES.test(name))),
  'aria-disabled': true,
  onClick: ignore,
})
