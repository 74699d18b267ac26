import type { Drawing, DrawingElement } from '../../model/types'
import { whenIdle } from '../../platform/idle'

/** Time per slice in which drawings are read for the sheet and its check, in milliseconds: half a frame. */
const READ_SLICE_MS = 8

/**
 * Reads drawings while the browser is idle: hundreds take a tenth of a second, too long for one task. The result is needed
 * as a whole, so this is not a list that grows on screen.
 *
 * @returns a function that cancels the reading
 */
export const readInSlices = <Found>(
  drawings: readonly Drawing[],
  read: (elements: readonly DrawingElement[]) => Found,
  onFound: (found: ReadonlyMap<readonly DrawingElement[], Found>) => void,
): (() => void) => {
  const found = new Map<readonly DrawingElement[], Found>()
  let next = 0
  const readSlice = (): void => {
    const until = performance.now() + READ_SLICE_MS
    for (; next < drawings.length && performance.now() < until; next += 1) {
      const elements = drawings[next]?.elements ?? []
      found.set(elements, read(elements))
    }
    if (next < drawings.length) cancel = whenIdle(readSlice)
    else onFound(found)
  }
  let cancel = whenIdle(readSlice)
  return () => cancel()
}
