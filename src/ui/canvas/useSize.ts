import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Size } from '../../model/types'

/**
 * The inner size of an element without padding, in CSS pixels, kept up to date. The size is measured before the first
 * paint, so that parts that depend on it can be used at once. An element that is not shown, such as all of the app while
 * the browser prints, keeps the size that it had.
 */
export const useSize = (ref: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const take = ({ width, height }: Size): void => {
      if (width === 0 || height === 0) return
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    take(element.getBoundingClientRect())
    const observer = new ResizeObserver(([entry]) => {
      if (entry) take(entry.contentRect)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
