import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Plus } from 'lucide-react'
import { ARRIVED_PICTURES } from '../../constants'
import type { WholeTocht } from '../../model/adopt'
import { Button } from '../shared/Button'
import { useWords } from '../words/words'
import { ArrivedTocht } from './ArrivedTocht'
import { useAdd } from './useAdd'

interface Props {
  readonly wholes: readonly WholeTocht[]
  readonly onDone: () => void
}

/** What somebody handed over, to be looked at before it is added. */
export const ArrivedDialog = ({ wholes, onDone }: Props) => {
  const words = useWords()
  const add = useAdd()
  const shown = wholes.slice(0, ARRIVED_PICTURES)
  const pictures = Math.max(1, Math.floor(ARRIVED_PICTURES / shown.length))
  return (
    <Dialog
      open
      onClose={onDone}
      className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <DialogPanel className="relative flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-desk p-4">
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
            {words.arrived.add}
          </Button>
        </div>
      </DialogPanel>
    </Dialog>
  )
}
