import { useState } from 'react'
import { MOST_ELEMENTS } from '../../constants'
import { viewBoxOf } from '../../geometry/bounds'
import { copyBeside, movedWithin } from '../../geometry/transform'
import { indexOfElement, sameElement } from '../../model/elements'
import type { Look } from '../../model/looks'
import { canvasOf } from '../../model/lookups'
import { isStroke, type Drawing, type DrawingElement, type DrawingId, type Point, type Tocht } from '../../model/types'
import type { Store } from '../../store/store'

export interface Selection {
  readonly index: number | undefined
  readonly element: DrawingElement | undefined
  readonly select: (element: DrawingElement | undefined) => void
  readonly replace: (index: number, element: DrawingElement) => void
  readonly switchLook: (look: Look) => void
  readonly nudge: (by: Point) => void
  readonly duplicate: () => void
  readonly remove: () => void
}

/**
 * The selected element and its actions. The element itself is stored, not its index: when Undo or another tab removes
 * it, nothing is selected.
 */
export const useSelection = (
  drawing: Drawing,
  tocht: Tocht,
  dispatch: Store['dispatch'],
  /** Called instead of adding to a full drawing. */
  onFull: () => void,
  /** Whether a stroke is drawn or an element dragged; nothing else may change the drawing then. */
  isBusy: () => boolean,
): Selection => {
  /** With the id of its drawing, because the next one may have an equal element. */
  const [held, setHeld] = useState<{ readonly element: DrawingElement; readonly of: DrawingId }>()
  const [nudged, setNudged] = useState<DrawingElement>()
  const select = (element: DrawingElement | undefined): void => setHeld(element && { element, of: drawing.id })
  const found = held?.of === drawing.id ? indexOfElement(drawing.elements, held.element) : -1
  const element = drawing.elements[found]
  const index = element && found
  // Once it is gone it is forgotten; otherwise an equal one that is drawn later would be selected.
  if (held && element !== held.element) select(element)
  // The box of the paper, computed only to move or copy an element, since this visits every point.
  const paper = () => viewBoxOf(canvasOf(tocht), drawing.elements)

  const replace = (at: number, next: DrawingElement, continues = false): void => {
    const was = drawing.elements[at]
    if (!was) return
    dispatch({ type: 'replaceElement', drawing: drawing.id, index: at, was, element: next, continues })
    select(next)
  }
  return {
    index,
    element,
    select,
    replace,
    switchLook: (look) => {
      if (index !== undefined && element && isStroke(element)) replace(index, { ...element, [look]: !element[look] })
    },
    nudge: (by) => {
      if (index === undefined || !element || isBusy()) return
      const next = movedWithin(paper(), element, by)
      // At the edge of the paper.
      if (sameElement(next, element)) return
      replace(index, next, element === nudged)
      setNudged(next)
    },
    duplicate: () => {
      if (!element || isBusy()) return
      if (drawing.elements.length >= MOST_ELEMENTS) {
        onFull()
        return
      }
      const copy = copyBeside(paper(), element)
      dispatch({ type: 'addElement', drawing: drawing.id, element: copy, canvas: canvasOf(tocht) })
      select(copy)
    },
    remove: () => {
      if (index === undefined || !element || isBusy()) return
      dispatch({ type: 'removeElement', drawing: drawing.id, index, was: element })
      // Otherwise an equal element would be selected next.
      select(undefined)
    },
  }
}
