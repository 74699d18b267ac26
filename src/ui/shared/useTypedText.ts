import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Text that somebody types or pastes and that is not yet used: it survives when the page is loaded anew.
 *
 * @param key of session storage
 */
export const useTypedText = (key: string): readonly [text: string, setText: (text: string) => void] => {
  const [text, setText] = useState(() => typedBefore(key))
  const keep = useEffectEvent(() => keepTyped(key, text))
  // From here on the text is in memory, and what is stored would outlive it.
  useEffect(() => keepTyped(key, ''), [key])
  useEffect(() => {
    const leaving = () => keep()
    addEventListener('pagehide', leaving)
    return () => removeEventListener('pagehide', leaving)
  }, [])
  return [text, setText]
}

const typedBefore = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const keepTyped = (key: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing, or a text that is too long.
  }
}
