import type { Box } from '../../geometry/bounds'
import type { DrawingElement } from '../../model/types'
import { labelSvg, placedLabels } from '../../render/labels'
import type { Pen } from '../../render/pen'
import { PAPER_COLOUR } from '../../render/textSvg'
import { SCREEN_INK, SCREEN_PAPER } from './inkStyle'
import { SvgTree } from './SvgTree'

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly box: Box
  readonly pen: Pen
  /** By default, the colour of ink in the current theme. Any other ink is on white paper. */
  readonly colour?: string
}

/** The labels of a drawing. */
export const Labels = ({ elements, box, pen, colour = SCREEN_INK }: Props) =>
  placedLabels(elements, box, pen.label).map((placed, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- labels have no state
    <SvgTree key={index} node={labelSvg(placed, colour, colour === SCREEN_INK ? SCREEN_PAPER : PAPER_COLOUR)} />
  ))
