import { DialogTitle } from '@headlessui/react'
import { Plus } from 'lucide-react'
import type { WholeTocht } from '../../model/types'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { useWords } from '../words/words'
import { ArrivedTocht } from './ArrivedTocht'
import { useAdd } from './useAdd'

/** Most drawings shown of received tochten, and most tochten among which these drawings are shared. */
const ARRIVED_PICTURES = 12

interface Props {
  readonly wholes: readonly WholeTocht[]
  readonly onDone: () => void
}

/** Shows received tochten before they are added. */
export const ArrivedDialog = ({ wholes, onDone }: Props) => {
  const words = useWords()
  const add = useAdd()
  const shown = wholes.slice(0, ARRIVED_PICTURES)
  const pictures = Math.max(1, Math.floor(ARRIVED_PICTURES / shown.length))
  return (
    <PanelDialog onClose={onDone}>
      <DialogTitle className="text-lg font-semibold">{words.arrived.title(wholes.length)}</DialogTitle>
      <p className="text-sm text-text-soft">{words.arrived.hint}</p>
      {shown.map((whole) => (
        <ArrivedTocht key={whole.tocht.id} whole={whole} pictures={pictures} />
      ))}
      {wholes.length > shown.length && <p>{words.arrived.more(wholes.length - shown.length)}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="raised" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button
          look="solid"
          onClick={() => {
            onDone()
            add(wholes)
          }}
        >
          <Plus className="size-5 shrink-0" aria-hidden />
          <span>{words.arrived.add}</span>
        </Button>
      </div>
    </PanelDialog>
  )
}
