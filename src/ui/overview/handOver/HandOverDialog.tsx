import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { WholeTocht } from '../../../model/adopt'
import { IconButton } from '../../shared/IconButton'
import { useWords } from '../../words/words'
import { FileButtons } from './FileButtons'
import { LinkPart } from './LinkPart'
import { makeLink } from './makeLink'

interface Props {
  readonly whole: WholeTocht
  readonly onClose: () => void
}

/** The ways to give somebody else a copy: a code to scan, a link, a file. The tocht is handed over as it was on opening. */
export const HandOverDialog = ({ whole: current, onClose }: Props) => {
  const words = useWords()
  const [whole] = useState(current)
  const [link] = useState(() => makeLink(whole))
  return (
    <Dialog
      open
      onClose={onClose}
      className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <DialogPanel className="relative flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-desk p-4">
        <header className="flex items-center gap-1">
          <DialogTitle className="min-w-0 flex-1 text-lg font-semibold">{words.handOver.title}</DialogTitle>
          <IconButton label={words.close} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <p className="text-sm text-text-soft">{words.handOver.hint}</p>
        <Suspense fallback={<p className="text-center">{words.handOver.making}</p>}>
          <LinkPart link={link} name={whole.tocht.name} />
        </Suspense>
        <FileButtons whole={whole} />
      </DialogPanel>
    </Dialog>
  )
}
