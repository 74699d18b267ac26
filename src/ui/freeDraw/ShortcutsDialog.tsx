import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Button } from '../shared/Button'
import { useWords } from '../words/words'
import { SHORTCUTS, shortcutText, type Command } from './shortcuts'

/** Which keys there are. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords()
  const commands = [...new Set(SHORTCUTS.map(({ command }) => command))]
  const names: Readonly<Partial<Record<Command, string>>> = words.editor
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <DialogPanel className="relative flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-desk p-5">
        <DialogTitle className="text-lg font-semibold">{words.editor.help}</DialogTitle>
        <p className="text-sm text-text-soft">{words.editor.keyboardPen}</p>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
          {commands.map((command) => (
            <div key={command} className="contents">
              <dt>{names[command]}</dt>
              <dd>
                <kbd className="rounded bg-panel px-2 py-0.5 font-sans text-sm">{shortcutText(command)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogPanel>
    </Dialog>
  )
}
