import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { Button } from '../shared/Button'
import { TextArea } from '../shared/TextField'
import { useWords } from '../words/words'

interface Props {
  readonly text: string
  readonly onClose: () => void
}

/** Shows a text to be copied by hand, selected as soon as it is touched. */
export const CopyByHand = ({ text, onClose }: Props) => {
  const words = useWords()
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={words.overview.share}
      className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <DialogPanel className="relative flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-desk p-5">
        <p role="alert">{words.overview.shareRefused}</p>
        <TextArea label={words.overview.tochtAsText} readOnly value={text} onFocus={(event) => event.target.select()} />
        <Button onClick={onClose}>{words.close}</Button>
      </DialogPanel>
    </Dialog>
  )
}
