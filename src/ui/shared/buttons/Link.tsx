import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { isPlainClick } from './isPlainClick'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** A link to another screen. The `Link` of React Router would include its data router. */
export const Link = ({ to, onClick, children, ...rest }: Props) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  )
}
