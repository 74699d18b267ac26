import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * What the browser prints: the value at the moment when its dialog opens, until it is closed; otherwise `undefined`.
 * What is shown for print is rendered at once, because printing does not wait.
 *
 * @param onPrinted called after the browser's dialog, which does not report whether it printed
 */
export const usePrinted = <Value>(value: Value, onPrinted?: (value: Value) => void): Value | undefined => {
  const [printed, setPrinted] = useState<{ readonly value: Value }>()
  const begin = useEffectEvent(() => flushSync(() => setPrinted({ value })))
  const end = useEffectEvent(() => {
    setPrinted(undefined)
    if (printed) onPrinted?.(printed.value)
  })
  useEffect(() => {
    const onBegin = () => begin()
    const onEnd = () => end()
    addEventListener('beforeprint', onBegin)
    addEventListener('afterprint', onEnd)
    return () => {
      removeEventListener('beforeprint', onBegin)
      removeEventListener('afterprint', onEnd)
    }
  }, [])
  return printed?.value
}
