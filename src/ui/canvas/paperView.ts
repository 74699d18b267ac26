import { PAPER_EDGE_PX } from '../../constants'
import { contain, inflate, type Box } from '../../geometry/bounds'
import { placeIn, type View } from '../../geometry/view'
import type { Size } from '../../model/types'

/** Where all of the paper lies in a room, as large as that lets it, in CSS pixels. */
export const fitPaper = (box: Box, room: Size): Box => contain(box, inflate({ x: 0, y: 0, ...room }, -PAPER_EDGE_PX))

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
