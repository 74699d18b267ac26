import type { Box } from '../../geometry/bounds'
import { placeIn, type View } from '../../geometry/view'

/**
 * Shows the paper in a view by a transform alone, which the compositor does without drawing anything anew; until the
 * view is settled and the paper is laid out in it, sharp again.
 */
export const showView = (paper: HTMLElement, fitted: Box, settled: View, view: View): void => {
  const [from, to] = [placeIn(settled, fitted), placeIn(view, fitted)]
  paper.style.willChange = 'transform'
  paper.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${view.scale / settled.scale})`
}

/** Takes the transform away again, in the same frame in which the paper is laid out anew. */
export const settleView = (paper: HTMLElement): void => {
  paper.style.willChange = ''
  paper.style.transform = ''
}
