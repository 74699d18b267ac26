import type { DrawingId, TochtId } from '../../model/types'
import { useOpenDrawing } from '../../store/useOpenDrawing'
import { DrawingEditor } from './DrawingEditor'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** The free-draw editor of one drawing. */
export const FreeDrawScreen = ({ tochtId, drawingId }: Props) => {
  const opened = useOpenDrawing(tochtId, drawingId)
  return opened && <DrawingEditor {...opened} />
}
