import type { Tocht } from '../../model/types'
import { lazyPart } from '../shared/lazyPart'
import { OpenedPart } from '../shared/OpenedPart'
import { LoadButton } from './LoadButton'

const LoadPopover = lazyPart(async () => (await import('./LoadPopover')).LoadPopover)

/** The button with the box for the text of a tocht, which comes after the screen. */
export const LoadPart = ({ tocht }: { readonly tocht: Tocht }) => (
  <OpenedPart
    part={LoadPopover}
    renderClosed={(closed) => (
      <div>
        <LoadButton {...closed} />
      </div>
    )}
  >
    <LoadPopover tocht={tocht} />
  </OpenedPart>
)
