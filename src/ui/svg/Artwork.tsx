import { ICON_SIZE } from '../../constants'
import type { Shape } from '../../render/shape'
import { shapesSvg } from '../../render/shapeSvg'
import { svg } from '../../render/svgNode'
import { SvgTree } from './SvgTree'

interface Props {
  readonly shapes: readonly Shape[]
  readonly viewBox: string
  readonly className?: string
}

/** The mascot or an icon, in the text colour. */
export const Artwork = ({ shapes, viewBox, className }: Props) => (
  <svg viewBox={viewBox} className={className} aria-hidden>
    <SvgTree node={svg('g', {}, shapesSvg(shapes, 'currentColor'))} />
  </svg>
)

/** Icons are centred on the origin, in a square of ICON_SIZE. */
export const ICON_VIEW_BOX = `${-ICON_SIZE / 2} ${-ICON_SIZE / 2} ${ICON_SIZE} ${ICON_SIZE}`
/** The mascot is drawn in a square of 100 units. */
export const MASCOT_VIEW_BOX = '0 0 100 100'
