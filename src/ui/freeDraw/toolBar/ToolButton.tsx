import type { ComponentProps } from 'react'
import { IconButton } from '../../shared/buttons/IconButton'
import { useEditorWords } from '../../words/words'
import { shortcutText, type ToolCommand } from '../shortcuts'

interface Props extends ComponentProps<'button'> {
  readonly command: ToolCommand
  readonly on: boolean
  /** True for a toggle of the line's looks, which is tinted when on. A tool in use is filled instead. */
  readonly ofLine?: boolean
}

/** Classes that show the name on a wide screen. */
const SHAPE = 'lg:w-full lg:min-w-36 lg:justify-start lg:gap-3 lg:px-2.5'

/** A toggle of the tool bar. */
export const ToolButton = ({ command, on, ofLine = false, className = '', children, ...rest }: Props) => {
  const name = useEditorWords().editor[command]
  return (
    <IconButton
      {...rest}
      label={name}
      shortcut={shortcutText(command)}
      aria-pressed={on}
      pressed={ofLine ? 'tinted' : 'filled'}
      className={`${SHAPE} ${className}`}
    >
      {children}
      <span className="hidden truncate text-sm lg:inline">{name}</span>
    </IconButton>
  )
}
