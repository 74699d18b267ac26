import { useEffect, useId, useRef } from 'react'
import { useSaveStatus } from '../../../store/context'
import { useWords } from '../../words/words'
import { Button } from '../buttons/Button'
import { useBackup } from '../useBackup'

/** Blocks the tab when a newer build has written to storage, because this build must no longer save. */
export const OutdatedNotice = () => (useSaveStatus() === 'outdated' ? <Notice /> : null)

/** A native dialog. Nothing must be loaded, because the files of this build may be gone from the server. */
const Notice = () => {
  const { save: words, error } = useWords()
  const saveAll = useBackup()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      // A second Escape closes the dialog whatever the app does, so it is opened again.
      onClose={(event) => event.currentTarget.showModal()}
      className="m-auto w-full max-w-md rounded-xl border border-line bg-desk p-5 text-text backdrop:bg-black/60"
    >
      <div className="flex flex-col gap-4">
        <h2 id={title} className="text-lg font-semibold">
          {words.outdated}
        </h2>
        <p>{words.outdatedHint}</p>
        <Button look="solid" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <Button onClick={saveAll}>{error.download}</Button>
      </div>
    </dialog>
  )
}
