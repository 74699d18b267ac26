import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FREE_DRAW, type Style } from '../../model/types'
import { DialogPart } from '../shared/DialogPart'
import { lazyPart } from '../shared/lazyPart'
import { useWords } from '../words/words'
import { useNewTocht } from './useNewTocht'

const NewTochtDialog = lazyPart(async () => (await import('./NewTochtDialog')).NewTochtDialog)

/** The last card: a new tocht at once, or after a choice of its type. */
export const AddCard = () => {
  const words = useWords().home
  const create = useNewTocht()
  const [choosing, setChoosing] = useState(false)
  const choose = (style: Style) => {
    // The dialog closes with the choice: a second tap on it would make a second tocht.
    setChoosing(false)
    create(style)
  }
  return (
    <div className="flex h-full flex-col gap-1 rounded-xl border border-dashed border-control p-2">
      <button
        type="button"
        aria-label={words.add}
        onClick={() => create(FREE_DRAW)}
        className="flex min-h-32 flex-1 flex-col items-center justify-center gap-2 rounded-lg font-medium hover:bg-panel"
      >
        <Plus className="size-8 text-accent-text" aria-hidden />
        {words.add}
      </button>
      <button
        type="button"
        onClick={() => setChoosing(true)}
        className="min-h-11 rounded-lg text-sm text-text-soft hover:bg-panel hover:text-text"
      >
        {words.chooseType}
      </button>
      {choosing && (
        <DialogPart onFailed={() => setChoosing(false)}>
          <NewTochtDialog onClose={() => setChoosing(false)} onChoose={choose} />
        </DialogPart>
      )}
    </div>
  )
}
