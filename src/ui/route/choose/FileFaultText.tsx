import { messageOf } from '../../../model/messageOf'
import { ChunkLoadError } from '../../../platform/chunk'
import type { RoadsFault, RouteFault } from '../../../route/routeFault'
import { routeFaultText } from '../../words/route/routeFaultText'
import { useWords } from '../../words/words'
import type { TaskState } from '../useTask'

interface Props {
  readonly task: TaskState<unknown, RouteFault | RoadsFault> | undefined
  /** The name of the faulty file. */
  readonly file: string | undefined
}

/** Says what is wrong with a file, and that nothing was made. */
export const FileFaultText = ({ task, file }: Props) => {
  const words = useWords()
  if (task?.status !== 'fault' && task?.status !== 'failed') return null
  // The error screen names a part of the app that is missing.
  if (task.status === 'failed' && task.error instanceof ChunkLoadError) throw task.error
  const text = task.status === 'fault' ? routeFaultText(task.fault, words.routeScreen) : messageOf(task.error)
  return (
    <p role="alert" className="rounded-lg bg-danger-soft p-3 wrap-anywhere text-danger">
      {file !== undefined && <bdi className="block text-sm text-text-soft">{file}</bdi>}
      <span>{`${text} ${words.routeScreen.nothingMade}`}</span>
    </p>
  )
}
