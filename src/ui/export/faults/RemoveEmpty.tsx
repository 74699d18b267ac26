import { Trash2 } from 'lucide-react'
import { hasDetails } from '../../../model/details'
import type { Drawing, TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'
import { Button } from '../../shared/buttons/Button'
import { useRemoveDrawings } from '../../shared/toasts/useRemoveDrawings'
import { useWords } from '../../words/words'

interface Props {
  readonly tocht: TochtId
  /** The drawings without ink. */
  readonly drawings: readonly Drawing[]
}

/** Removes drawings that are completely empty. A drawing with a note or a distance stays. */
export const RemoveEmpty = ({ tocht, drawings }: Props) => {
  const words = useWords().export.faults
  const { store } = useServices()
  const remove = useRemoveDrawings(tocht)
  const empty = drawings.filter((drawing) => !hasDetails(drawing))
  if (empty.length === 0) return null
  /** Leaves out drawings that another tab has changed meanwhile. */
  const stillEmpty = () => empty.filter((drawing) => store.getState().drawings[drawing.id] === drawing)
  return (
    <Button look="raised" className="mx-3 mb-3" onClick={() => remove(stillEmpty().map(({ id }) => id))}>
      <Trash2 className="size-5 shrink-0" aria-hidden />
      <span>{words.removeEmpty}</span>
    </Button>
  )
}
