import type { ComponentProps } from 'react'
import { IconButton } from './IconButton'

/**
 * A button with an icon, which shows its name below where there is room. The name is small enough for all tools of the
 * editor to stand in one row in the narrowest such window, in the language with the longest names.
 */
export const NamedButton = ({ className = '', children, ...rest }: ComponentProps<typeof IconButton>) => (
  <IconButton
    {...rest}
    className={`named:h-auto named:min-h-14 named:w-auto named:min-w-11 named:flex-col named:justify-start named:gap-0.5 named:px-0.5 named:pt-1.5 named:pb-1 ${className}`}
  >
    {children}
    <span className="hidden text-center text-[min(0.6875rem,1.4vw)]/[1.1] named:block">{rest.label}</span>
  </IconButton>
)
