import type { Tocht } from '../../../model/types'
import { LazyPopover } from '../../shared/dialogs/LaterPopover'
import { lazyPart } from '../../shared/loading/lazyPart'
import { OpenedPart } from '../../shared/dialogs/OpenedPart'
import { LoadButton } from './LoadButton'

const LoadPopover = lazyPart(async () => (await import('./LoadPopover')).LoadPopover)

/** The Load button with its text box. The popover is loaded while the browser is idle, the rest at the first press. */
export const LoadTocht = ({ tocht }: { readonly tocht: Tocht }) => (
  <OpenedPart
    part={LazyPopover}
    renderClosed={(closed) => (
      <div>
        <LoadButton {...closed} />
      </div>
    )}
  >
    <LoadPopover tocht={tocht} />
  </OpenedPart>
)
