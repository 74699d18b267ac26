import type { ComponentProps, ReactNode } from 'react'
import { NamedButton } from '../../shared/buttons/NamedButton'
import { useWords } from '../../words/words'
import { shortcutText, type ToolCommand } from '../commands'

interface Props extends ComponentProps<'button'> {
  readonly command: ToolCommand
  readonly on: boolean
  /** True for a toggle of the line's looks, which is tinted when on. A tool in use is filled instead. */
  readonly ofLine?: boolean
  readonly children: ReactNode
}

/** A toggle of the tool bar. */
export const ToolButton = ({ command, on, ofLine = false, ...rest }: Props) => (
  <NamedButton
    {...rest}
    label={useWords().editor[command]}
    shortcut={shortcutText(command)}
    aria-pressed={on}
    pressed={ofLine ? 'tinted' : 'filled'}
  />
)
