import type { RoadsFault, RouteFault } from '../../../route/routeFault'
import { errorText } from '../../words/errorText'
import { routeFaultText } from '../../words/route/routeFaultText'
import { useRouteWords } from '../../words/route/routeWords'
import { useEditorWords } from '../../words/words'
import type { TaskState } from '../useTask'

interface Props {
  readonly ordered: TaskState<unknown, RouteFault | RoadsFault> | undefined
  /** The name of the faulty file. */
  readonly file: string | undefined
}

/** Says what is wrong with a file, and that nothing was made. */
export const FileFaultText = ({ ordered, file }: Props) => {
  const words = useRouteWords()
  const editorWords = useEditorWords()
  if (ordered?.status !== 'fault' && ordered?.status !== 'failed') return null
  const text = ordered.status === 'fault' ? routeFaultText(ordered.fault, words) : errorText(ordered.error, editorWords)
  return (
    <p role="alert" className="rounded-lg bg-danger-soft p-3 wrap-anywhere text-danger">
      {file !== undefined && <bdi className="block text-sm text-text-soft">{file}</bdi>}
      {text} {words.nothingMade}
    </p>
  )
}
