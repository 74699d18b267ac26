import type { DrawingId, TochtId } from '../../model/types'
import { useOpenDrawing } from '../../store/useOpenDrawing'
import { FishboneEditor } from './FishboneEditor'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** The fish-bone editor of one fish-bone. */
export const FishboneScreen = ({ tochtId, drawingId }: Props) => {
  const opened = useOpenDrawing(tochtId, drawingId)
  return opened && <FishboneEditor key={drawingId} {...opened} />
}
