import { memo, useId } from 'react'
import { closeUpBoxOf, pictureBoxOf } from '../../geometry/bounds'
import type { DrawingElement, Size } from '../../model/types'
import { pictureSvg } from '../../render/drawingSvg'
import { maskErasers } from '../../render/erase'
import type { Pen } from '../../render/pen'
import { SvgTree } from './SvgTree'
import { viewBoxText } from './viewBoxText'

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly canvas: Size
  readonly pen: Pen
  /** Shows the ink alone, as large as fits, and no bare paper around it. */
  readonly closeUp?: boolean
}

/** A whole drawing as a picture, in the colour of the text around it. */
export const DrawingPicture = memo(({ elements, canvas, pen, closeUp = false }: Props) => {
  const id = useId()
  const box = (closeUp ? closeUpBoxOf : pictureBoxOf)(canvas, elements)
  return (
    <svg viewBox={viewBoxText(box)} className="size-full" aria-hidden>
      <SvgTree node={pictureSvg(elements, box, id, { pen, colour: 'currentColor', eraseWith: maskErasers })} />
    </svg>
  )
})
