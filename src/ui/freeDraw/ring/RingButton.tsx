import { useId, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../../shared/buttons/IconButton'
import { usePress, type Press } from './usePress'

interface Props extends Press, Omit<ComponentProps<'button'>, 'onClick'> {
  readonly label: string
  /** The state of the target in words. */
  readonly description?: string | undefined
  /** True when the ink is ambiguous. */
  readonly isUnsure?: boolean
  /** The position of the target on the ring. */
  readonly area: string
  readonly children: ReactNode
}

/** The border separates filled neighbours, and is part of the target. */
const SHAPE =
  'relative h-full w-full touch-none select-none border border-transparent bg-clip-padding [-webkit-touch-callout:none]'
/** The exit is filled; present roads stand out from absent ones. */
const STATES =
  'data-[arm=blocked]:bg-panel-active data-[arm=paved]:bg-panel-active data-[arm=unpaved]:bg-panel-active data-[arm^=exit]:bg-accent data-[arm^=exit]:text-on-accent data-[staggered$=First]:bg-panel-active'

/** A target of the ring: its picture, name and state. */
export const RingButton = ({
  description,
  isUnsure = false,
  area,
  className = '',
  onRest,
  onCancel,
  onPress,
  children,
  ...rest
}: Props) => {
  const id = useId()
  return (
    <IconButton
      {...rest}
      {...usePress({ onRest, onCancel, onPress })}
      data-doubt={isUnsure ? '' : undefined}
      aria-describedby={description === undefined ? undefined : id}
      style={{ gridArea: area }}
      className={`${SHAPE} ${STATES} ${className}`}
    >
      {children}
      {isUnsure && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 rounded bg-danger px-1 text-xs font-semibold text-canvas"
        >
          ?
        </span>
      )}
      {description !== undefined && (
        <span id={id} hidden>
          {description}
        </span>
      )}
    </IconButton>
  )
}
