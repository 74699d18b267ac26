import { lazyPart } from '../shared/loading/lazyPart'
import { OpenedPart } from '../shared/dialogs/OpenedPart'
import { MoreButton } from '../shared/buttons/MoreButton'
import type { SheetMenuProps } from './SheetMenu'

const SheetMenu = lazyPart(async () => (await import('./SheetMenu')).SheetMenu)

/** The menu of the sheet, loaded after it. */
export const SheetMenuPart = (props: SheetMenuProps) => (
  <OpenedPart part={SheetMenu} renderClosed={(closed) => <MoreButton {...closed} />}>
    <SheetMenu {...props} />
  </OpenedPart>
)
