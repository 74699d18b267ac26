import { memo, useState } from 'react'
import type { Box } from '../../geometry/bounds'
import { type DrawingElement, isEraser, isLabel } from '../../model/types'
import { drawingSvg } from '../../render/drawingSvg'
import { EDITOR_PEN } from '../../render/pen'
import { INK_STYLE } from '../svg/inkStyle'
import { Labels } from '../svg/Labels'
import { SvgTree } from '../svg/SvgTree'
import { viewBoxText } from '../svg/viewBoxText'
import { LAYER } from './paperShape'

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly box: Box
  /** Unique in the document. */
  readonly id: string
}

/** The committed ink in two compositor layers: the settled ink, and the latest elements above it. */
export const InkLayers = ({ elements, box, id }: Props) => {
  const count = settledCount(elements)
  const settled = useSame(elements.slice(0, count))
  return (
    <>
      <InkLayer elements={settled} box={box} id={`${id}-settled`} />
      <InkLayer elements={elements.slice(count)} box={box} id={`${id}-latest`} />
    </>
  )
}

const InkLayer = memo(({ elements, box, id }: Props) => (
  <svg viewBox={viewBoxText(box)} className={LAYER} aria-hidden>
    <SvgTree node={drawingSvg(elements, box, id, INK_STYLE)} />
  </svg>
))

/** The labels, above the unfinished stroke, too: an eraser does not reach them. */
export const LabelLayer = ({ elements, box }: Omit<Props, 'id'>) => {
  const labels = useSame(elements.filter(isLabel))
  return labels.length > 0 && <LabelPicture elements={labels} box={box} />
}

const LabelPicture = memo(({ elements, box }: Omit<Props, 'id'>) => (
  <svg viewBox={viewBoxText(box)} className={`${LAYER} pointer-events-none`} aria-hidden>
    <Labels elements={elements} box={box} pen={EDITOR_PEN} />
  </svg>
))

/** Returns the previous list while it has the same elements, so that settled ink is not compared again. */
const useSame = (elements: readonly DrawingElement[]): readonly DrawingElement[] => {
  const [known, setKnown] = useState(elements)
  const same = known.length === elements.length && known.every((element, index) => element === elements[index])
  if (!same) setKnown(elements)
  return same ? known : elements
}

/** The number of elements that move together into the lower layer of the canvas. */
export const INK_LAYER_SIZE = 32

/**
 * The number of elements in the lower of two layers. The screen repaints a whole layer at once, so the last few
 * elements have a layer of their own: a new stroke or Undo repaints only those. An eraser affects everything below it,
 * and so stays in the lower layer with it.
 */
export const settledCount = (elements: readonly DrawingElement[]): number => {
  const whole = Math.floor(elements.length / INK_LAYER_SIZE) * INK_LAYER_SIZE
  const lastEraser = elements.findLastIndex(isEraser)
  return Math.max(whole, lastEraser + 1)
}
