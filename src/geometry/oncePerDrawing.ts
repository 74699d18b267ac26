import type { DrawingElement } from '../model/types'

type Read<T> = (elements: readonly DrawingElement[]) => T

/** Caches a reading per list of elements, since several parts of a screen ask for it. */
export const oncePerDrawing = <T extends object>(read: Read<T>): Read<T> => {
  const known = new WeakMap<readonly DrawingElement[], T>()
  return (elements) => {
    const before = known.get(elements)
    if (before) return before
    const found = read(elements)
    known.set(elements, found)
    return found
  }
}
