import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { useTochten } from '../store/context'
import type { AddressIds } from '../ui/paths'
import { useWords } from '../ui/words/words'
import { tochtOfAddress } from './entries'
import { parseIndex } from './params'
import { showFocus } from './showFocus'
import { viewAt } from './views'
import { firstWord } from './screens'

const APP = 'Tochten'

/** Sets the document title, and focuses the heading when the screen has changed. */
export const ScreenTitle = () => {
  const { pathname, state: known }: Location<AddressIds | null> = useLocation()
  const title = useTitle(pathname, known)
  useEffect(() => {
    document.title = title
  }, [title])
  useHeading(firstWord(pathname))
  return null
}

/** @param known the ids of the address; without them its indexes count, which may mean another tocht by now */
const useTitle = (pathname: string, known: AddressIds | null): string => {
  const words = useWords()
  const { title, params } = viewAt(pathname) ?? { params: {} }
  const { tocht, drawing } = params
  const name = useTochten((state) => tochtOfAddress(state, tocht, known)?.name)
  const drawingIndex = parseIndex(drawing)
  const what = title ? title(words) : drawingIndex === undefined ? undefined : words.editor.title(drawingIndex + 1)
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
