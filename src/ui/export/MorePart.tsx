import { lazyPart } from '../shared/loading/lazyPart'
import { OpenedPart } from '../shared/dialogs/OpenedPart'
import { MoreButton } from '../shared/buttons/MoreButton'
import type { MoreProps } from './MoreMenu'

const MoreMenu = lazyPart(async () => (await import('./MoreMenu')).MoreMenu)

/** The menu of the sheet, loaded after it. */
export const MorePart = (props: MoreProps) => (
  <OpenedPart part={MoreMenu} renderClosed={(closed) => <MoreButton {...closed} />}>
    <MoreMenu {...props} />
  </OpenedPart>
)
