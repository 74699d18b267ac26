import { DialogTitle } from '@headlessui/react'
import { Plus } from 'lucide-react'
import { canvasOf } from '../../model/lookups'
import type { WholeTocht } from '../../model/types'
import { THUMBNAIL_PEN } from '../../render/pen'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { TochtHead } from './TochtHead'
import { useReceive } from './useReceive'

/** Most drawings shown of received tochten, and most tochten among which these drawings are shared. */
const ARRIVED_PICTURES = 12

interface Props {
  readonly wholes: readonly WholeTocht[]
  readonly onDone: () => void
}

/** Shows received tochten before they are added. */
export const ArrivedDialog = ({ wholes, onDone }: Props) => {
  const words = useWords()
  const { add } = useReceive()
  const shown = wholes.slice(0, ARRIVED_PICTURES)
  const pictures = Math.max(1, Math.floor(ARRIVED_PICTURES / shown.length))
  return (
    <PanelDialog onClose={onDone}>
      <DialogTitle className="text-lg font-semibold">{words.arrived.title(wholes.length)}</DialogTitle>
      <p className="text-sm text-text-soft">{words.arrived.hint}</p>
      {shown.map((whole) => (
        <ArrivedTocht key={whole.tocht.id} whole={whole} pictures={pictures} />
      ))}
      {wholes.length > shown.length && <p>{words.arrived.more(wholes.length - shown.length)}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="raised" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button
          look="solid"
          onClick={() => {
            onDone()
            add(wholes)
          }}
        >
          <Plus className="size-5 shrink-0" aria-hidden />
          <span>{words.arrived.add}</span>
        </Button>
      </div>
    </PanelDialog>
  )
}

interface ArrivedTochtProps {
  readonly whole: WholeTocht
  /** The most drawings to show. */
  readonly pictures: number
}

/** A received tocht: name, type, size, and its first drawings. */
const ArrivedTocht = ({ whole, pictures }: ArrivedTochtProps) => {
  const { tocht, drawings } = whole
  const words = useWords()
  const inked = drawings.filter(({ elements }) => elements.length > 0)
  const hidden = inked.length - pictures
  return (
    <section className="flex flex-col gap-2">
      <TochtHead whole={whole} />
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {inked.slice(0, pictures).map(({ id, elements }) => (
          <li key={id} className="aspect-[3/5] rounded-md bg-canvas p-1 ring-1 ring-line">
            <DrawingPicture elements={elements} canvas={canvasOf(tocht)} pen={THUMBNAIL_PEN} part="tile" />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-sm text-text-soft">{words.arrived.more(hidden)}</p>}
    </section>
  )
}
