import { useEffect, useRef } from 'react'
import { useLocation, useMatches, type Location, type UIMatch } from 'react-router-dom'
import { useTochten } from '../store/context'
import type { AddressIds } from '../ui/paths'
import type { Words } from '../ui/words/en'
import { useWords } from '../ui/words/words'
import { tochtOfAddress } from './entries'
import { parseIndex } from './params'
import { showFocus } from './showFocus'

const APP = 'Tochten'

/** What a route says about its screen. */
export interface RouteHandle {
  /** The title of the screen; absent if the name of the tocht or drawing is enough. */
  readonly title: (words: Words) => string
}

/** Sets the document title, and focuses the heading when the screen has changed. */
export const ScreenTitle = () => {
  const { pathname, state: known }: Location<AddressIds | null> = useLocation()
  const title = useTitle(known)
  useEffect(() => {
    document.title = title
  }, [title])
  useHeading(firstWord(pathname))
  return null
}

/** @param known the ids of the address; without them its indexes count, which may mean another tocht by now */
const useTitle = (known: AddressIds | null): string => {
  const words = useWords()
  const match = useMatches().at(-1) as UIMatch<unknown, RouteHandle | undefined> | undefined
  const { tocht, drawing } = match?.params ?? {}
  const name = useTochten((state) => tochtOfAddress(state, tocht, known)?.name)
  const drawingIndex = parseIndex(drawing)
  const what = match?.handle
    ? match.handle.title(words)
    : drawingIndex === undefined
      ? undefined
      : words.editor.title(drawingIndex + 1)
  return [what, name?.trim(), APP].filter(Boolean).join(' – ')
}

/** Focuses the heading of a new screen, so that a screen reader announces it, if the focus left with the old screen. */
const useHeading = (screen: string): void => {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return undefined
    shown.current = screen
    const observer = new MutationObserver(() => focusHeading(observer))
    observer.observe(document.body, { childList: true, subtree: true })
    focusHeading(observer)
    return () => observer.disconnect()
  }, [screen])
}

const focusHeading = (observer: MutationObserver): void => {
  const heading = document.querySelector('h1')
  if (!heading) return
  observer.disconnect()
  if (document.activeElement === document.body) showFocus(heading)
}

/** The first word of an address, which identifies the screen. */
const firstWord = (path: string): string => path.split('/')[1] ?? ''
