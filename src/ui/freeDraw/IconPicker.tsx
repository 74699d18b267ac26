import { useEffect, useState } from 'react'
import { whenIdle } from '../../platform/idle'
import { lazyPart } from '../shared/lazyPart'
import { DialogPart } from '../shared/DialogPart'
import { PickedIcon } from './PickedIcon'

const IconMenu = lazyPart(async () => (await import('./IconMenu')).IconMenu)

interface Props {
  readonly picked: number | undefined
  readonly onPick: (icon: number | undefined) => void
}

/** The icons: a button at once, its menu when it is first pressed, fetched before that while nobody draws. */
export const IconPicker = ({ picked, onPick }: Props) => {
  const [asked, setAsked] = useState(false)
  useEffect(() => whenIdle(() => void IconMenu.fetch()), [])
  const closed = <PickedIcon picked={picked} aria-expanded={false} onClick={() => setAsked(true)} />
  if (!asked) return closed
  return (
    <DialogPart meanwhile={closed} onFailed={() => setAsked(false)}>
      <IconMenu picked={picked} onPick={onPick} />
    </DialogPart>
  )
}
