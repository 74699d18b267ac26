import { createPortal } from 'react-dom'
import type { SvgNode } from '../../render/svgNode'
import { SvgTree } from './SvgTree'

/**
 * The definitions of the markers to which paths of the document refer. They stand beside the app and have no size, but
 * are never hidden: a browser draws no marker whose definition it does not display, for example while it prints.
 */
export const Markers = ({ markers }: { readonly markers: readonly SvgNode[] }) =>
  createPortal(
    <svg data-markers width={0} height={0} className="ink absolute top-0" aria-hidden>
      {markers.map((node) => (
        <SvgTree key={node.attributes.id} node={node} />
      ))}
    </svg>,
    document.body,
  )
