import { createPortal } from 'react-dom'
import { partBoxOf } from '../../geometry/pictureBox'
import { canvasOf } from '../../model/lookups'
import type { Drawing, Tocht } from '../../model/types'
import { PREVIEW_PEN } from '../../render/pen'
import { DrawingPicture } from '../svg/DrawingPicture'
import { usePrinted } from './usePrinted'

interface Props {
  readonly tocht: Tocht
  readonly drawings: readonly Drawing[]
}

/**
 * What the browser prints instead of an overview or an editor: the drawings with their numbers and notes, one as large
 * as the paper. The screen itself shows only a part of them, and buttons. The sheet is printed from its own screen.
 */
export const PrintedDrawings = (props: Props) => {
  const printed = usePrinted(props)
  return printed && createPortal(<Drawings {...printed} />, document.body)
}

const Drawings = ({ tocht, drawings }: Props) => {
  const isSingle = drawings.length === 1
  return (
    <div data-printed className="hidden print:block">
      <h1 className="pb-2 text-lg font-semibold">{tocht.name}</h1>
      {drawings.map((drawing) => {
        const number = tocht.drawings.indexOf(drawing.id) + 1
        const { width, height } = partBoxOf('all', canvasOf(tocht), drawing.elements)
        return (
          <figure
            key={drawing.id}
            className={`break-inside-avoid align-top ${isSingle ? '' : 'inline-block w-1/4 pr-4 pb-4'}`}
          >
            <figcaption>
              <b>{number}</b> {drawing.note}
            </figcaption>
            <div
              className="rounded-sm border border-line"
              style={{ aspectRatio: width / height, maxWidth: `calc(${isSingle ? 220 : 200}mm * ${width / height})` }}
            >
              <DrawingPicture elements={drawing.elements} canvas={canvasOf(tocht)} pen={PREVIEW_PEN} />
            </div>
          </figure>
        )
      })}
    </div>
  )
}
