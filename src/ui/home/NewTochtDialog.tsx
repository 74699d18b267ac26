import { DialogTitle } from '@headlessui/react'
import { FISH_BONE, FREE_DRAW, type Style } from '../../model/types'
import { Button } from '../shared/Button'
import { PanelDialog } from '../shared/PanelDialog'
import { useWords } from '../words/words'
import { TypePicture } from '../shared/TypePicture'
import '../style/screens.css'

interface Props {
  readonly onClose: () => void
  readonly onChoose: (style: Style) => void
}

/** Asks which kind of tocht to make. */
export const NewTochtDialog = ({ onClose, onChoose }: Props) => {
  const words = useWords()
  return (
    <PanelDialog onClose={onClose}>
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
    </PanelDialog>
  )
}
