import { Spline } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import type { GestureResult } from '../../gesture/gesture'
import { indexOfElement } from '../../model/elements'
import { isStroke, type Drawing, type DrawingElement, type Size } from '../../model/types'
import type { Store } from '../../store/store'
import type { DrawingCanvas } from '../canvas/DrawingCanvas'
import { useWords } from '../words/words'

interface KeepAsDrawn {
  /** The chip for the paper; `undefined` when nothing is offered. */
  readonly field: ComponentProps<typeof DrawingCanvas>['field']
  /** Offers the stroke of a step as it was drawn, if that is plainly another one; call it once the step is stored. */
  readonly offer: (step: GestureResult, canvas: Size) => void
}

/** The distance of the chip below the end of the stroke, in units. */
const BELOW = 48

interface Offer {
  readonly asDrawn: DrawingElement
  readonly canvas: Size
  /** The elements for which it is made: any other action ends it. */
  readonly elements: readonly DrawingElement[]
  /** The straight line that was stored; `undefined` for a closed curve, of which a straight pen makes nothing. */
  readonly line: DrawingElement | undefined
}

/**
 * A chip beside a stroke of which the straight pen made plainly something else, until the next action. It puts the curve
 * in the place of the line, and switches Curve on, unless Junction is on.
 *
 * @param onPaper maps an element that was made on a canvas of this size to the paper, or adds it there
 */
export const useKeepAsDrawn = (
  drawing: Drawing,
  onPaper: {
    readonly fitted: (element: DrawingElement, canvas: Size) => DrawingElement
    readonly add: (element: DrawingElement, canvas: Size) => void
  },
  { dispatch, getState }: Store,
  onCurve: () => void,
): KeepAsDrawn => {
  const words = useWords().editor
  const [offer, setOffer] = useState<Offer>()
  const keep = ({ asDrawn, canvas, line }: Offer): void => {
    setOffer(undefined)
    onCurve()
    if (!line) {
      onPaper.add(asDrawn, canvas)
      return
    }
    const element = onPaper.fitted(asDrawn, canvas)
    dispatch({
      type: 'replaceElement',
      drawing: drawing.id,
      index: indexOfElement(drawing.elements, line),
      was: line,
      element,
    })
  }
  const end = offer && isStroke(offer.asDrawn) ? offer.asDrawn.points.at(-1) : undefined
  return {
    field:
      offer && end && offer.elements === drawing.elements
        ? {
            at: { x: end.x, y: end.y + BELOW },
            shown: (
              <button
                type="button"
                onClick={() => keep(offer)}
                className="flex min-h-11 items-center gap-2 rounded-full border border-control bg-panel px-4 text-text shadow-lg"
              >
                <Spline className="size-5" aria-hidden />
                {words.keepAsDrawn}
              </button>
            ),
          }
        : undefined,
    offer: ({ commit, asDrawn }, canvas) => {
      const { elements } = getState().drawings[drawing.id] ?? drawing
      setOffer(asDrawn && { asDrawn, canvas, elements, line: commit && elements.at(-1) })
    },
  }
}
