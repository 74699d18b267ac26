import type { RefObject } from 'react'
import { lazyPart } from '../../shared/loading/lazyPart'
import { OpenedPart } from '../../shared/dialogs/OpenedPart'
import { PickedIcon } from './PickedIcon'

const IconMenu = lazyPart(async () => (await import('./IconMenu')).IconMenu)

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly picked: number | undefined
  readonly onPick: (icon: number | undefined) => void
}

/** The button and menu of icons. */
export const IconPicker = ({ button, picked, onPick }: Props) => (
  <OpenedPart part={IconMenu} renderClosed={(closed) => <PickedIcon ref={button} picked={picked} {...closed} />}>
    <IconMenu button={button} picked={picked} onPick={onPick} />
  </OpenedPart>
)
