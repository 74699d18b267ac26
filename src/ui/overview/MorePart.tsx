import { lazyPart } from '../shared/loading/lazyPart'
import { MoreButton } from '../shared/buttons/MoreButton'
import { OpenedPart } from '../shared/dialogs/OpenedPart'
import type { MoreProps } from './MoreMenu'

const MoreMenu = lazyPart(async () => (await import('./MoreMenu')).MoreMenu)

/** The menu of a tocht, loaded after the screen. */
export const MorePart = (props: MoreProps) => (
  <OpenedPart part={MoreMenu} renderClosed={(closed) => <MoreButton {...closed} />}>
    <MoreMenu {...props} />
  </OpenedPart>
)
