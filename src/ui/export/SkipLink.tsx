import type { MouseEvent, RefObject } from 'react'

interface Props {
  readonly text: string
  readonly to: RefObject<HTMLElement | null>
}

/** A link that skips the options and leads to the sheet; visible only while it has the focus. */
export const SkipLink = ({ text, to }: Props) => {
  const skip = (event: MouseEvent) => {
    // The address must not change, because the app reads text after # as a shared tocht.
    event.preventDefault()
    to.current?.focus()
  }
  return (
    <a
      href="#sheet"
      onClick={skip}
      className="sr-only focus:not-sr-only focus:absolute focus:top-1.5 focus:left-14 focus:z-30 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-lg focus:bg-panel focus:px-4 focus:font-medium"
    >
      {text}
    </a>
  )
}
