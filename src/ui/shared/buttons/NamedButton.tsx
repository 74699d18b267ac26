import type { ComponentProps } from 'react'
import { IconButton } from './IconButton'

/** A button with an icon, which shows its name beside it on a wide screen. */
export const NamedButton = ({ className = '', children, ...rest }: ComponentProps<typeof IconButton>) => (
  <IconButton {...rest} className={`lg:w-full lg:justify-start lg:gap-3 lg:px-2.5 ${className}`}>
    {children}
    <span className="hidden truncate text-sm lg:inline">{rest.label}</span>
  </IconButton>
)
