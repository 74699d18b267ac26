import { DialogTitle } from '@headlessui/react'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { useWords } from '../words/words'

interface Props {
  readonly question: string
  readonly answer: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation, only before actions that cannot be undone. */
export const ConfirmDialog = ({ question, answer, onConfirm, onClose }: Props) => {
  const words = useWords()
  return (
    <PanelDialog onClose={onClose}>
      <DialogTitle className="font-medium">{question}</DialogTitle>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="danger" onClick={onConfirm}>
          {answer}
        </Button>
      </div>
    </PanelDialog>
  )
}
