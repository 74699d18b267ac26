import { Download } from 'lucide-react'
import { useState } from 'react'
import type { RoadsBox } from '../../../route/roadsBox'
import { Button } from '../../shared/buttons/Button'
import { useWords } from '../../words/words'
import { useTask } from '../useTask'
import type { ChosenFile } from './chosenFiles'
import { fetchFaultText } from './fetchFaultText'
import { FetchProgress } from './FetchProgress'
import { fetchRoads, type Asking, type ServerFault } from './fetchRoads'
import { hostOf } from './roadServers'
import { ServerNote } from './ServerNote'

interface Props {
  readonly servers: readonly string[]
  readonly box: RoadsBox
  readonly onFetched: (chosen: ChosenFile) => void
  readonly onFault: () => void
}

const NOTE = 'roads-servers'

/** A button that asks servers for the roads, and a note of who is asked and what they learn. */
export const FetchRoads = ({ servers, box, onFetched, onFault }: Props) => {
  const { roads: words } = useWords().routeScreen
  const { task, begin, cancel } = useTask<Blob, readonly ServerFault[]>()
  const [asking, setAsking] = useState<Asking>()
  const press = async (): Promise<void> => {
    const blob = await begin(async (signal) => {
      const answer = await fetchRoads(servers, box, signal, setAsking)
      if (!answer.ok) onFault()
      return answer
    })
    if (blob) onFetched({ name: words.fetched, blob })
  }
  const isWaiting = task?.status === 'waiting'
  return (
    <div className="flex flex-col gap-2">
      <Button look="solid" aria-describedby={NOTE} disabled={isWaiting} onClick={() => void press()}>
        <Download className="size-5 shrink-0" aria-hidden />
        <span>{words.fetch}</span>
      </Button>
      {isWaiting && asking ? (
        <FetchProgress asking={asking} onCancel={cancel} />
      ) : (
        <ServerNote id={NOTE} text={words.sends(servers.map(hostOf))} />
      )}
      {task?.status === 'fault' && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 wrap-anywhere text-danger">
          {fetchFaultText(task.fault, words)}
        </p>
      )}
    </div>
  )
}
