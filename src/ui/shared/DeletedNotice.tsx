import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices, useTochten } from '../../store/context'
import type { Found } from '../../store/openDrawing'
import { putBack } from '../../store/putBack'
import { HOME_PATH, overviewPath } from '../paths'
import { useWords } from '../words/words'
import { Button } from './Button'
import { useGoBack } from './useGoBack'
import '../style/screens.css'

interface Props {
  readonly deleted: Found
}

/** Over a drawing that another tab has deleted: what happened, the way back, and the way out. */
export const DeletedNotice = (props: Props) => (
  // The editor stays as it is until the words are there.
  <Suspense>
    <Notice {...props} />
  </Suspense>
)

const Notice = ({ deleted }: Props) => {
  const { close, deleted: words } = useWords()
  const { store } = useServices()
  const index = useTochten(({ order }) => order.indexOf(deleted.tocht.id))
  const navigate = useNavigate()
  const goBack = useGoBack(overviewPath(index, deleted.tocht.style))
  const leave = () => (index < 0 ? void navigate(HOME_PATH, { replace: true }) : goBack())
  return (
    <div className="absolute inset-x-4 bottom-4 z-10 mx-auto flex max-w-md flex-wrap justify-end gap-2 rounded-xl border border-line bg-desk p-4 shadow-lg">
      <p role="alert" className="w-full">
        {index < 0 ? words.tocht : words.drawing}
      </p>
      <Button onClick={leave}>{close}</Button>
      <Button look="solid" onClick={() => putBack(store, deleted)}>
        {words.putBack}
      </Button>
    </div>
  )
}
