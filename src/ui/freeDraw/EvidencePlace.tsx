import { useState } from 'react'
import { routeDoubtsOf } from '../../model/routeDoubts'
import type { Drawing, Tocht } from '../../model/types'
import { Evidence } from '../route/look/Evidence'

/**
 * A row above the paper, or a column at the left. On a wide screen the column takes no room in the layout, so that the
 * paper stays in its place from drawing to drawing.
 */
const SHAPE =
  'pad-safe-x h-[max(7.5rem,16dvh)] shrink-0 pb-2 select-none beside:order-last beside:h-auto beside:w-52 lg:[@media(min-aspect-ratio:4/3)]:-ml-52'

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
    <div className={SHAPE}>
      <Evidence tocht={tocht} drawing={drawing.id} doubts={doubts} onClose={close} />
    </div>
  )
}
