import type { DrawingId, TochtId } from '../../model/types'
import { useOpenDrawing } from '../../store/useOpenDrawing'
import { GridEditor } from './GridEditor'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** The grid editor of one fish-bone. */
export const GridScreen = ({ tochtId, drawingId }: Props) => {
  const opened = useOpenDrawing(tochtId, drawingId)
  return opened && <GridEditor key={drawingId} {...opened} />
}
