import { extentOf } from '../../geometry/extent'
import { openPath } from '../../geometry/line/pathData'
import { extremesOf } from '../../geometry/shapes'
import { handlesOf } from '../../gesture/adjust'
import { type DrawingElement, isStroke } from '../../model/types'
import { HANDLE_RADIUS } from './liveInk'

/** Marks the selected element and shows its handles. */
export const SelectionLayer = ({ element }: { readonly element: DrawingElement }) => (
  <g data-testid="selection" className="pointer-events-none stroke-accent" fill="none" strokeWidth={3}>
    {isStroke(element) ? (
      <path d={openPath(element.points)} strokeLinejoin="round" />
    ) : (
      <ElementFrame element={element} />
    )}
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

/** The outline of an element other than a stroke. */
const ElementFrame = ({ element }: { readonly element: DrawingElement }) => {
  const { left, top, right, bottom } = extentOf(extremesOf(element))
  return <rect x={left} y={top} width={right - left} height={bottom - top} rx={6} />
}
