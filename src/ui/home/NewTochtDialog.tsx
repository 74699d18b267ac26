import { DialogTitle } from '@headlessui/react'
import { Route } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { FISH_BONE, FREE_DRAW, type Style } from '../../model/types'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { TypePicture } from '../shared/TypePicture'
import { useWords } from '../words/words'

interface Props {
  readonly onClose: () => void
  readonly onChoose: (style: Style) => void
  readonly onRoute: () => void
}

/** Asks for the type of a new tocht. */
export const NewTochtDialog = ({ onClose, onChoose, onRoute }: Props) => {
  const words = useWords()
  return (
    <PanelDialog onClose={onClose}>
      <DialogTitle className="text-lg font-semibold">{words.home.newTocht}</DialogTitle>
      {([FREE_DRAW, FISH_BONE] as const).map((style) => (
        <Kind
          key={style}
          name={words.home.types[style] ?? ''}
          hint={words.home.typeHints[style] ?? ''}
          onChoose={() => onChoose(style)}
        >
          <TypePicture style={style} className={PICTURE} />
        </Kind>
      ))}
      <Kind name={words.route.title} hint={words.route.hint} onChoose={onRoute}>
        <Route className={PICTURE} aria-hidden />
      </Kind>
      <Button onClick={onClose}>{words.cancel}</Button>
    </PanelDialog>
  )
}

const PICTURE = 'size-12 shrink-0 text-accent-text'

interface KindProps {
  readonly name: string
  readonly hint: string
  readonly onChoose: () => void
  /** The picture of the type. */
  readonly children: ReactNode
}

const Kind = ({ name, hint, onChoose, children }: KindProps) => {
  const id = useId()
  return (
    <button
      type="button"
      aria-label={name}
      aria-describedby={id}
      onClick={onChoose}
      className="flex flex-wrap items-center gap-4 rounded-xl bg-panel p-4 text-left hover:bg-panel-hover"
    >
      {children}
      <span className="min-w-[min(100%,8rem)] flex-1">
        <span className="block font-medium">{name}</span>
        <span id={id} className="text-sm text-text-soft">
          {hint}
        </span>
      </span>
    </button>
  )
}
