import { lazyPart } from '../shared/lazyPart'
import { OpenedPart } from '../shared/OpenedPart'
import { MoreButton } from '../shared/MoreButton'
import type { MoreProps } from './MoreMenu'

const MoreMenu = lazyPart(async () => (await import('./MoreMenu')).MoreMenu)

/** The menu of the sheet, loaded after it. */
export const MorePart = (props: MoreProps) => (
  <OpenedPart part={MoreMenu} renderClosed={(closed) => <MoreButton {...closed} />}>
    <MoreMenu {...props} />
  </OpenedPart>
)
