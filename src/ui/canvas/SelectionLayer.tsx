import { HANDLE_RADIUS } from './liveInk'
import { handlesOf } from '../../gesture/adjust'
import { isStamp, isStroke, type DrawingElement } from '../../model/types'
import { openPath } from '../../geometry/line/pathData'
import { iconReach } from '../../geometry/bounds'

/** Marks the selected element and shows its handles. */
export const SelectionLayer = ({ element }: { readonly element: DrawingElement }) => (
  <g data-testid="selection" className="pointer-events-none stroke-accent" fill="none" strokeWidth={3}>
    {isStamp(element) && <StampFrame icon={element.icon} />}
    {isStroke(element) && <path d={openPath(element.points)} strokeLinejoin="round" />}
    {handlesOf(element).map(({ grip, at }) => (
      <circle
        key={grip}
        cx={at.x}
        cy={at.y}
        r={HANDLE_RADIUS}
        className={grip === 'turn' ? 'fill-accent' : 'fill-canvas'}
      />
    ))}
  </g>
)

const StampFrame = ({ icon: { x, y, index } }: { readonly icon: { x: number; y: number; index: number } }) => {
  const reach = iconReach(index)
  return <rect x={x - reach} y={y - reach} width={2 * reach} height={2 * reach} rx={6} />
}
