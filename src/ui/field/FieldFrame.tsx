import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Tocht } from '../../model/types'
import { overviewPath } from '../paths'
import { IconButton } from '../shared/buttons/IconButton'
import { SaveState } from '../shared/notices/SaveState'
import { useGoBack } from '../shared/useGoBack'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'

interface Props {
  readonly tocht: Tocht
  /** The index of the tocht. */
  readonly tochtIndex: number
  readonly title: string
  /** A picture as large as fits; absent on a screen of text. */
  readonly picture?: ReactNode
  readonly children: ReactNode
  /** The buttons, in reach of a thumb. */
  readonly buttons: ReactNode
}

/** The frame of a screen for walking: white on black or the reverse, with buttons below, or beside on a wide screen. */
export const FieldFrame = ({ tocht, tochtIndex, title, picture, children, buttons }: Props) => {
  const words = useWords()
  const name = shownName(tocht.name, tochtIndex, words)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    // The focus may have been on the previous content.
    if (shown.current !== title && document.activeElement === document.body) heading.current?.focus()
    shown.current = title
  })
  const close = useGoBack(overviewPath(tochtIndex, tocht.style))
  return (
    <div className="field flex min-h-dvh flex-col bg-white text-black dark:bg-black dark:text-white">
      <header className="pad-safe-x pad-safe-top flex min-h-12 items-center gap-2">
        <div className="min-w-0 flex-1 leading-tight">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-live="polite"
            className="truncate text-xl leading-tight font-semibold tabular-nums outline-none"
          >
            {title}
          </h1>
          <bdi title={name} className="line-clamp-2 text-xs text-text-soft wrap-anywhere">
            {name}
          </bdi>
        </div>
        <SaveState />
        <IconButton label={words.close} onClick={close}>
          <X />
        </IconButton>
      </header>
      <main className="flex flex-1 flex-col beside:flex-row">
        {picture && (
          <div className="pad-safe-x flex flex-1 flex-col beside:sticky beside:top-12 beside:h-[calc(100dvh-3.5rem)]">
            {picture}
          </div>
        )}
        <div className={`flex flex-col ${picture ? 'beside:w-88 beside:shrink-0' : 'mx-auto w-full max-w-3xl flex-1'}`}>
          <div className="pad-safe-x flex flex-1 flex-col gap-2 py-1">{children}</div>
          <div className="pad-safe-x pad-safe-bottom sticky bottom-0 bg-white pt-2 dark:bg-black">{buttons}</div>
        </div>
      </main>
    </div>
  )
}
