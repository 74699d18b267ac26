import { Plus } from 'lucide-react'
import { FREE_DRAW } from '../../model/types'
import { useWords } from '../words/words'
import { ChooseTypeButton } from './ChooseTypeButton'
import { useNewTocht } from './useNewTocht'

/** The last card: creates a tocht, at once or after a choice of its type. */
export const AddCard = () => {
  const words = useWords().home
  const create = useNewTocht()
  return (
    <div className="flex h-full flex-col gap-1 rounded-xl border border-dashed border-control p-2">
      <button
        type="button"
        aria-label={words.add}
        onClick={() => create(FREE_DRAW)}
        className="flex min-h-32 flex-1 flex-col items-center justify-center gap-2 rounded-lg font-medium hover:bg-panel"
      >
        <Plus className="size-8 text-accent-text" aria-hidden />
        <span>{words.add}</span>
      </button>
      <ChooseTypeButton className="min-h-11 rounded-lg text-sm text-text-soft hover:bg-panel hover:text-text" />
    </div>
  )
}
