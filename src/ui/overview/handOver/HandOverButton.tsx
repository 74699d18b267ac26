import { QrCode } from 'lucide-react'
import { useState } from 'react'
import type { WholeTocht } from '../../../model/adopt'
import { Button } from '../../shared/Button'
import { DialogPart } from '../../shared/DialogPart'
import { lazyPart } from '../../shared/lazyPart'
import { useWords } from '../../words/words'

const HandOverDialog = lazyPart(async () => (await import('./HandOverDialog')).HandOverDialog)

/** Opens the ways to give somebody else a copy of the tocht. */
export const HandOverButton = ({ whole }: { readonly whole: WholeTocht }) => {
  const words = useWords().handOver
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <QrCode className="hidden size-5 sm:block" aria-hidden />
        {words.title}
      </Button>
      {open && (
        <DialogPart onFailed={close}>
          <HandOverDialog whole={whole} onClose={close} />
        </DialogPart>
      )}
    </>
  )
}
