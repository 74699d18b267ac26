import { Trash2 } from 'lucide-react'
import { hasDetails } from '../../model/details'
import type { Drawing, TochtId } from '../../model/types'
import { useServices } from '../../store/context'
import { Button } from '../shared/Button'
import { useRemoveDrawings } from '../shared/useRemoveDrawings'
import { useWords } from '../words/words'

interface Props {
  readonly tocht: TochtId
  /** Those in which nothing is drawn. */
  readonly drawings: readonly Drawing[]
}

/** Takes away the drawings that hold nothing. One with a note or a distance says something, so it stays. */
export const RemoveEmpty = ({ tocht, drawings }: Props) => {
  const words = useWords().export.check
  const { store } = useServices()
  const remove = useRemoveDrawings(tocht)
  const empty = drawings.filter((drawing) => !hasDetails(drawing))
  if (empty.length === 0) return null
  /** The list may be a moment behind what another tab drew. */
  const stillEmpty = () => empty.filter((drawing) => store.getState().drawings[drawing.id] === drawing)
  return (
    <Button look="raised" className="mx-3 mb-3" onClick={() => remove(stillEmpty().map(({ id }) => id))}>
      <Trash2 className="size-5 shrink-0" aria-hidden />
      {words.removeEmpty}
    </Button>
  )
}
