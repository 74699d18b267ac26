import { memo, useId } from 'react'
import { partBoxOf, type PicturePart } from '../../geometry/pictureBox'
import type { DrawingElement, Size } from '../../model/types'
import { pictureSvg } from '../../render/drawingSvg'
import { maskErasers } from '../../render/erase'
import type { Pen } from '../../render/pen'
import { SCREEN_INK } from './inkStyle'
import { Labels } from './Labels'
import { SvgTree } from './SvgTree'
import { viewBoxText } from './viewBoxText'

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly canvas: Size
  readonly pen: Pen
  readonly part?: PicturePart
  /** By default, the colour of ink in the current theme. */
  readonly colour?: string
}

/** A drawing as a picture. */
export const DrawingPicture = memo(({ elements, canvas, pen, part = 'all', colour = SCREEN_INK }: Props) => {
  const id = useId()
  const box = partBoxOf(part, canvas, elements)
  return (
    <svg viewBox={viewBoxText(box)} className="ink size-full" aria-hidden>
      <SvgTree node={pictureSvg(elements, box, id, { pen, colour, eraseWith: maskErasers })} />
      <Labels elements={elements} box={box} pen={pen} colour={colour} />
    </svg>
  )
})
