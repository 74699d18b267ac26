import type { Tocht } from '../../model/types'
import { PopoverPart } from '../shared/LaterPopover'
import { lazyPart } from '../shared/lazyPart'
import { OpenedPart } from '../shared/OpenedPart'
import { LoadButton } from './LoadButton'

const LoadPopover = lazyPart(async () => (await import('./LoadPopover')).LoadPopover)

/** The button with the box for the text of a tocht. What floats comes after the screen, what reads when it is asked for. */
export const LoadPart = ({ tocht }: { readonly tocht: Tocht }) => (
  <OpenedPart
    part={PopoverPart}
    renderClosed={(closed) => (
      <div>
        <LoadButton {...closed} />
      </div>
    )}
  >
    <LoadPopover tocht={tocht} />
  </OpenedPart>
)
