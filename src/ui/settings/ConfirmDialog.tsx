import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Button } from '../shared/Button'
import { useWords } from '../words/words'

interface Props {
  readonly open: boolean
  readonly question: string
  readonly answer: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before what cannot be undone, and only then. */
export const ConfirmDialog = ({ open, question, answer, onConfirm, onClose }: Props) => {
  const words = useWords()
  return (
    <Dialog open={open} onClose={onClose} className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <DialogPanel className="relative flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-desk p-5">
        <DialogTitle className="font-medium">{question}</DialogTitle>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="danger" onClick={onConfirm}>
            {answer}
          </Button>
        </div>
      </DialogPanel>
    </Dialog>
  )
}
