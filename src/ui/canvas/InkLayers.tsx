import { memo, useState } from 'react'
import type { Box } from '../../geometry/bounds'
import type { DrawingElement } from '../../model/types'
import { drawingSvg } from '../../render/drawingSvg'
import { maskErasers } from '../../render/erase'
import { settledCount } from '../../render/inkLayers'
import { EDITOR_PEN } from '../../render/pen'
import { viewBoxText } from '../svg/DrawingPicture'
import { SvgTree } from '../svg/SvgTree'

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly box: Box
  /** Unique in the document. */
  readonly id: string
}

/** The committed ink, in two layers of the compositor: what has settled, and the latest few elements above it. */
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

const STYLE = { pen: EDITOR_PEN, colour: 'currentColor', eraseWith: maskErasers }

const InkLayer = memo(({ elements, box, id }: Props) => (
  <svg viewBox={viewBoxText(box)} className="absolute inset-0 size-full will-change-transform" aria-hidden>
    <SvgTree node={drawingSvg(elements, box, id, STYLE)} />
  </svg>
))

/** The list of before, as long as it holds the same elements: what settled is not even looked at again. */
const useSame = (elements: readonly DrawingElement[]): readonly DrawingElement[] => {
  const [known, setKnown] = useState(elements)
  const same = known.length === elements.length && known.every((element, index) => element === elements[index])
  if (!same) setKnown(elements)
  return same ? known : elements
}
