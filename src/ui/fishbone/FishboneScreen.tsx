import type { DrawingId, TochtId } from '../../model/types'
import { useSeen } from '../../store/useSeen'
import { LeaveGone } from '../shared/notices/LeaveGone'
import { FishboneEditor } from './FishboneEditor'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** The fish-bone editor of one fish-bone. */
export const FishboneScreen = ({ tochtId, drawingId }: Props) => {
  const seen = useSeen(tochtId, drawingId)
  if (seen === 'waiting') return null
  return seen === 'gone' ? <LeaveGone tocht={tochtId} /> : <FishboneEditor key={drawingId} {...seen} />
}
