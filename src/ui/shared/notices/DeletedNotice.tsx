import { useNavigate } from 'react-router-dom'
import { useServices, useTochten } from '../../../store/context'
import type { Found } from '../../../store/openDrawing'
import { putDrawingBack } from '../../../store/putDrawingBack'
import { HOME_PATH, overviewPath } from '../../paths'
import { useWords } from '../../words/words'
import { useGoBack } from '../useGoBack'
import { DeletedCard } from './DeletedCard'

interface Props {
  readonly deleted: Found
}

/** Covers a drawing that another tab has deleted, with buttons to put it back or to leave. */
export const DeletedNotice = ({ deleted }: Props) => {
  const { deleted: words } = useWords()
  const { store } = useServices()
  const tochtIndex = useTochten(({ order }) => order.indexOf(deleted.tocht.id))
  const navigate = useNavigate()
  const goBack = useGoBack(overviewPath(tochtIndex, deleted.tocht.style))
  const leave = () => (tochtIndex < 0 ? void navigate(HOME_PATH, { replace: true }) : goBack())
  return (
    <div className="absolute inset-x-4 bottom-4 z-10">
      <DeletedCard
        text={tochtIndex < 0 ? words.tocht : words.drawing}
        onClose={leave}
        onPutBack={() => putDrawingBack(store, deleted)}
      />
    </div>
  )
}
