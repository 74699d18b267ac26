import { BareButton, type BareButtonProps } from './BareButton'

/** `raised` is a quiet button on a panel. */
type ButtonLook = 'solid' | 'quiet' | 'raised' | 'danger'

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  solid: 'bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'bg-panel text-text hover:bg-panel-hover',
  raised: 'bg-panel-active text-text hover:bg-line',
  danger: 'bg-danger-soft text-danger [box-shadow:inset_0_0_0_1px] hover:bg-canvas',
}

interface Props extends BareButtonProps {
  readonly look?: ButtonLook
}

/** The classes of a button with a text, for a link that looks like one. */
export const buttonClass = (look: ButtonLook): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-3 sm:px-4 font-medium ${LOOKS[look]}`

/** A button with a text. */
export const Button = ({ look = 'quiet', className = '', disabled, ...rest }: Props) => (
  <BareButton
    {...rest}
    disabled={disabled}
    className={`${buttonClass(look)} ${disabled ? 'opacity-40' : ''} ${className}`}
  />
)
