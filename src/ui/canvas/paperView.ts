import { contain, grow, type Box } from '../../geometry/bounds'
import { boxInView, type View } from '../../geometry/view'
import type { Size } from '../../model/types'

/** Room for the hairline around the paper, in CSS pixels. */
const PAPER_EDGE_PX = 1

/** The box of the whole paper, as large as fits in the room, in CSS pixels. */
export const fitPaper = (box: Box, room: Size): Box => contain(box, grow({ x: 0, y: 0, ...room }, -PAPER_EDGE_PX))

/**
 * Shows a view with a transform only, which the compositor applies without repainting. Once the view is settled, the
 * paper is laid out again, and is sharp.
 */
export const showView = (paper: HTMLElement, fitted: Box, settled: View, view: View): void => {
  const [from, to] = [boxInView(settled, fitted), boxInView(view, fitted)]
  paper.style.willChange = 'transform'
  paper.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${view.scale / settled.scale})`
}

/** Removes the transform, in the frame in which the paper is laid out again. */
export const settleView = (paper: HTMLElement): void => {
  paper.style.willChange = ''
  paper.style.transform = ''
}
