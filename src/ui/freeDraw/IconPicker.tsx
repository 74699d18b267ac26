import { lazyPart } from '../shared/lazyPart'
import { OpenedPart } from '../shared/OpenedPart'
import { PickedIcon } from './PickedIcon'

const IconMenu = lazyPart(async () => (await import('./IconMenu')).IconMenu)

interface Props {
  readonly picked: number | undefined
  readonly onPick: (icon: number | undefined) => void
}

/** The icons that can be stamped, and the one that is in hand. */
export const IconPicker = ({ picked, onPick }: Props) => (
  <OpenedPart part={IconMenu} renderClosed={(closed) => <PickedIcon picked={picked} {...closed} />}>
    <IconMenu picked={picked} onPick={onPick} />
  </OpenedPart>
)
