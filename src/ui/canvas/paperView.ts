import { PAPER_EDGE_PX } from '../../constants'
import { contain, grow, type Box } from '../../geometry/bounds'
import { boxInView, type View } from '../../geometry/view'
import type { Size } from '../../model/types'

/** The box of the whole paper, as large as fits in the room, in CSS pixels. */
export const fitPaper = (box: Box, room: Size): Box => contain(box, grow({ x: 0, y: 0, ...room }, -PAPER_EDGE_PX))

/**
 * Shows a view by a transform alone, which the compositor does without repainting; once settled, the paper is laid out
 * again, sharp.
 */
export const showView = (paper: HTMLElement, fitted: Box, settled: View, view: View): void => {
  const [from, to] = [boxInView(settled, fitted), boxInView(view, fitted)]
  paper.style.willChange = 'transform'
  paper.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${view.scale / settled.scale})`
}

/** Removes the transform, in the frame in which the paper is laid out. */
export const settleView = (paper: HTMLElement): void => {
  paper.style.willChange = ''
  paper.style.transform = ''
}
