import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { FISH_BONE, FREE_DRAW, type Style } from '../../model/types'
import { Button } from '../shared/Button'
import { useWords } from '../words/words'
import { TypePicture } from '../shared/TypePicture'
import '../style/screens.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (style: Style) => void
}

/** Asks which kind of tocht to make. */
export const NewTochtDialog = ({ open, onClose, onChoose }: Props) => {
  const words = useWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4"
    >
      <DialogBackdrop transition className="fixed inset-0 bg-black/60 transition duration-150 data-closed:opacity-0" />
      <DialogPanel className="relative flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-desk p-5">
        <DialogTitle className="text-lg font-semibold">{words.home.newTocht}</DialogTitle>
        {([FREE_DRAW, FISH_BONE] as const).map((style) => (
          <button
            key={style}
            type="button"
            aria-label={words.home.types[style]}
            onClick={() => onChoose(style)}
            className="flex flex-wrap items-center gap-4 rounded-xl bg-panel p-4 text-left hover:bg-panel-hover"
          >
            <TypePicture style={style} className="size-12 shrink-0 text-accent-text" />
            <span className="min-w-[min(100%,8rem)] flex-1">
              <span className="block font-medium">{words.home.types[style]}</span>
              <span className="text-sm text-text-soft">{words.home.typeHints[style]}</span>
            </span>
          </button>
        ))}
        <Button onClick={onClose}>{words.cancel}</Button>
      </DialogPanel>
    </Dialog>
  )
}
