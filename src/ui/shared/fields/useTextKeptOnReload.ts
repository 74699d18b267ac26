import { useEffect, useEffectEvent, useState } from 'react'
import { whenLeaving } from '../../../platform/leaving'
import { sessionStorageOrMemory, writeQuietly } from '../../../storage/settings/safeStorage'

const session = sessionStorageOrMemory()

/**
 * Typed or pasted text that is not used yet; it survives a reload.
 *
 * @param key of session storage
 */
export const useTextKeptOnReload = (key: string): readonly [text: string, setText: (text: string) => void] => {
  const [text, setText] = useState(() => session.getItem(key) ?? '')
  const keep = useEffectEvent(() => keepTyped(key, text))
  // The text is in memory now; a stored copy would outlive it.
  useEffect(() => keepTyped(key, ''), [key])
  useEffect(() => {
    const gone = new AbortController()
    whenLeaving(() => keep(), gone.signal)
    return () => gone.abort()
  }, [])
  return [text, setText]
}

/** A text that is too long to store is lost with a reload. */
const keepTyped = (key: string, text: string): void => void writeQuietly(session, key, text === '' ? undefined : text)
