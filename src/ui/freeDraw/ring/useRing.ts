import { castDraft } from 'immer'
import { useMemo, type RefObject } from 'react'
import { useImmer } from 'use-immer'
import { MOST_ELEMENTS } from '../../../constants'
import { changeJunction } from '../../../geometry/junction/changeJunction'
import { type JunctionReading, readJunction } from '../../../geometry/junction/readJunction'
import { withReplacements } from '../../../model/changes/changeElements'
import { sameElement } from '../../../model/elements'
import { NO_JUNCTION, type Junction } from '../../../model/junction'
import { type Drawing, type DrawingElement, type Size, isEraser } from '../../../model/types'
import type { Store } from '../../../store/store'
import type { CanvasControl } from '../../canvas/DrawingCanvas'

export interface RingOptions extends Pick<Store, 'dispatch'> {
  readonly drawing: Drawing
  /** The size of the tocht's canvas; `undefined` before the first stroke, while the size of the screen decides. */
  readonly canvas: Size | undefined
  readonly control: RefObject<CanvasControl | null>
  /** Called instead of adding to a full drawing. */
  readonly onFull: () => void
  /** Called with the elements as they would be after a release; `undefined` when no target is held down. */
  readonly onPreview: (elements: readonly DrawingElement[] | undefined) => void
}

export interface Ring {
  /** The junction that the ring shows; an empty one when none was read. */
  readonly junction: Junction
  readonly doubts: JunctionReading['doubts']
  /** Previews a tap. */
  readonly preview: (next: Junction) => void
  readonly endPreview: () => void
  /**
   * Applies a tap, in one undo step.
   *
   * @returns whether it was applied
   */
  readonly take: (next: Junction) => boolean
}

/** Reads the junction in a drawing, and applies taps on the ring to it. */
export const useRing = ({ drawing, canvas, control, dispatch, onFull, onPreview }: RingOptions): Ring => {
  const [own, changeOwn] = useImmer<readonly DrawingElement[]>([])
  const { elements } = drawing
  const reading = useMemo(() => readForRing(elements, own), [elements, own])

  /** The change from a tap; `undefined` during a stroke, when nothing else may change the drawing. */
  const changeTo = (next: Junction) => {
    const size = canvas ?? control.current?.size()
    if (!size || control.current?.busy()) return undefined
    const { replaced, added } = changeJunction(reading, next, size)
    return { replaced, added, canvas: size, elements: [...withReplacements(elements, replaced), ...added] }
  }
  return {
    junction: reading.junction ?? NO_JUNCTION,
    doubts: reading.doubts,
    preview: (next) => onPreview(changeTo(next)?.elements),
    endPreview: () => onPreview(undefined),
    take: (next) => {
      onPreview(undefined)
      const change = changeTo(next)
      if (!change) return false
      const { replaced, added, canvas: size, elements: after } = change
      if (replaced.length + added.length === 0) return false
      if (after.length > Math.max(MOST_ELEMENTS, elements.length)) {
        onFull()
        return false
      }
      dispatch({ type: 'setJunction', drawing: drawing.id, replaced, added, canvas: size })
      changeOwn((strokes) => void strokes.push(...castDraft([...replaced.flatMap(({ by }) => by), ...added])))
      return true
    },
  }
}

/**
 * Reads the junction in a drawing. If the ink is not a junction, reads only the ring's own strokes. If there are none,
 * returns a reading without a junction, so that the ring adds strokes and changes none.
 *
 * @param own the strokes that the ring has made since it opened; compared by value, because Undo restores equal copies
 */
export const readForRing = (elements: readonly DrawingElement[], own: readonly DrawingElement[]): JunctionReading => {
  const whole = readJunction(elements)
  if (whole.junction) return whole
  const ofRing = readJunction(
    elements.filter((element) => isEraser(element) || own.some((one) => sameElement(one, element))),
  )
  return ofRing.junction ? ofRing : { doubts: whole.doubts }
}
