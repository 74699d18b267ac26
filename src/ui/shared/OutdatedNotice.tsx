import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useSaveStatus, useServices } from '../../store/context'
import { useWords } from '../words/words'
import { Button } from './Button'
import { downloadTochten } from './downloadTochten'

/** A newer build has written here. What this page would do now could not be kept, so that it does nothing more. */
export const OutdatedNotice = () => {
  const words = useWords()
  const { store } = useServices()
  return (
    <Dialog
      open={useSaveStatus() === 'outdated'}
      onClose={() => undefined}
      className="fixed inset-0 z-50 grid place-items-center p-4"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <DialogPanel className="relative flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-desk p-5">
        <DialogTitle className="text-lg font-semibold">{words.save.outdated}</DialogTitle>
        <p>{words.save.outdatedHint}</p>
        <Button look="solid" onClick={() => location.reload()}>
          {words.save.reload}
        </Button>
        <Button onClick={() => downloadTochten(store.getState())}>{words.save.download}</Button>
      </DialogPanel>
    </Dialog>
  )
}
