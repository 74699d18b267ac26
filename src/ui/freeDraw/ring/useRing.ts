import { useMemo, useState, type RefObject } from 'react'
import { MOST_ELEMENTS } from '../../../constants'
import { changeJunction } from '../../../geometry/changeJunction'
import type { JunctionReading } from '../../../geometry/readJunction'
import { withReplacements } from '../../../model/changeElements'
import { NO_JUNCTION, type Junction } from '../../../model/junction'
import type { Drawing, DrawingElement, Size } from '../../../model/types'
import type { OpenDrawing } from '../../../store/openDrawing'
import type { CanvasControl } from '../../canvas/DrawingCanvas'
import { readForRing } from './readForRing'

export interface RingOptions extends Pick<OpenDrawing, 'dispatch'> {
  readonly drawing: Drawing
  /** The tocht's canvas; undefined while nothing was drawn, when the screen decides. */
  readonly canvas: Size | undefined
  readonly paper: RefObject<CanvasControl | null>
  /** Called in the place of adding to a drawing in which nothing more fits. */
  readonly onFull: () => void
  /** Told what the paper would hold after a release; undefined when nothing rests on the ring any more. */
  readonly onPreview: (elements: readonly DrawingElement[] | undefined) => void
}

export interface Ring {
  /** What it shows; none where there is nothing to read. */
  readonly junction: Junction
  readonly doubts: JunctionReading['doubts']
  /** Shows what a tap would do. */
  readonly preview: (next: Junction) => void
  readonly endPreview: () => void
  /**
   * Does it, in one step of Undo.
   *
   * @returns whether it was done
   */
  readonly take: (next: Junction) => boolean
}

/** What the ring reads in a drawing, and what its taps do to it. */
export const useRing = ({ drawing, canvas, paper, dispatch, onFull, onPreview }: RingOptions): Ring => {
  const [own, setOwn] = useState<readonly DrawingElement[]>([])
  const { elements } = drawing
  const reading = useMemo(() => readForRing(elements, own), [elements, own])

  /** Undefined while a stroke is being drawn, which nothing else may change meanwhile. */
  const changeTo = (next: Junction) => {
    const size = canvas ?? paper.current?.size()
    if (!size || paper.current?.busy()) return undefined
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
      setOwn([...own, ...replaced.flatMap(({ by }) => by), ...added])
      return true
    },
  }
}
