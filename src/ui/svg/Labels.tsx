import type { Box } from '../../geometry/bounds'
import type { DrawingElement } from '../../model/types'
import { labelSvg, placedLabels } from '../../render/labels'
import type { Pen } from '../../render/pen'
import { SCREEN_PAPER } from './inkStyle'
import { SvgTree } from './SvgTree'

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly box: Box
  readonly pen: Pen
}

/** The labels of a drawing, in the text colour. */
export const Labels = ({ elements, box, pen }: Props) =>
  placedLabels(elements, box, pen.label).map((placed, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- labels have no state
    <SvgTree key={index} node={labelSvg(placed, 'currentColor', SCREEN_PAPER)} />
  ))
