import { useState } from 'react'
import { routeDoubtsOf } from '../../model/routeDoubts'
import type { Drawing, Tocht } from '../../model/types'
import { LoadedPart } from '../shared/loading/LoadedPart'
import { lazyPart } from '../shared/loading/lazyPart'

const Evidence = lazyPart(async () => (await import('../route/look/Evidence')).Evidence)

interface Props {
  readonly tocht: Tocht
  readonly drawing: Drawing
  readonly unlessBusy: (act: () => void) => void
}

/**
 * The place of the real roads above or beside the paper of a doubtful drawing. It has its size before the roads are
 * loaded, so that the paper never moves under a stroke.
 */
export const EvidencePlace = ({ tocht, drawing, unlessBusy }: Props) => {
  // The first change of the ink ends the doubt, but then the roads are needed most.
  const [opened] = useState(() => routeDoubtsOf(drawing))
  const [isClosed, setClosed] = useState(false)
  const now = routeDoubtsOf(drawing)
  const doubts = now.length > 0 ? now : opened
  if (isClosed || doubts.length === 0) return null
  const close = () => unlessBusy(() => setClosed(true))
  return (
    <div className="pad-safe-x h-32 shrink-0 select-none beside:order-last beside:h-auto beside:w-60">
      <LoadedPart onFailed={close}>
        <Evidence tocht={tocht} drawing={drawing.id} doubts={doubts} onClose={close} />
      </LoadedPart>
    </div>
  )
}
