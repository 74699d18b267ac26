import { Check, History, X } from 'lucide-react'
import type { ComponentType } from 'react'
import type { CheckState } from '../../model/fieldCheck'

type BadgeLook = readonly [icon: ComponentType<{ readonly className: string }>, colour: string]

const LOOKS: Readonly<Record<CheckState, BadgeLook>> = {
  checked: [Check, 'text-accent-text'],
  wrong: [X, 'text-danger'],
  changed: [History, 'text-text-soft'],
}

/** The result of a drawing's field check. Screen readers hear it in the name of the tile. */
export const CheckBadge = ({ state }: { readonly state: CheckState }) => {
  const [Icon, colour] = LOOKS[state]
  return <Icon aria-hidden data-check={state} className={`size-4 ${colour}`} />
}
