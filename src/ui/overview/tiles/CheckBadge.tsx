import { Check, CornerLeftUp, History, X } from 'lucide-react'
import type { ComponentType } from 'react'
import type { CheckState } from '../../../model/fieldCheck'
import { CHECK_COLOURS } from '../../shared/checkColours'

const ICONS: Readonly<Record<CheckState, ComponentType<{ readonly className: string }>>> = {
  right: Check,
  wrong: X,
  changed: History,
  beforeChanged: CornerLeftUp,
}

/** The result of a drawing's field check. Screen readers hear it in the name of the tile. */
export const CheckBadge = ({ state }: { readonly state: CheckState }) => {
  const Icon = ICONS[state]
  return <Icon aria-hidden className={`size-4 ${CHECK_COLOURS[state]}`} />
}
