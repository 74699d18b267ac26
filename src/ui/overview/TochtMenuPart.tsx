import { lazyPart } from '../shared/loading/lazyPart'
import { MoreButton } from '../shared/buttons/MoreButton'
import { OpenedPart } from '../shared/dialogs/OpenedPart'
import type { TochtMenuProps } from './TochtMenu'

const TochtMenu = lazyPart(async () => (await import('./TochtMenu')).TochtMenu)

/** The menu of a tocht, loaded after the screen. */
export const TochtMenuPart = (props: TochtMenuProps) => (
  <OpenedPart part={TochtMenu} renderClosed={(closed) => <MoreButton {...closed} />}>
    <TochtMenu {...props} />
  </OpenedPart>
)
