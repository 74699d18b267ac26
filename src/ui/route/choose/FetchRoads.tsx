import { Download } from 'lucide-react'
import type { RoadsBox } from '../../../route/roadsBox'
import { roadsAddress } from '../../../route/roadsQuery'
import { Button } from '../../shared/buttons/Button'
import type { RouteWords } from '../../words/route/routeEn'
import { useRouteWords } from '../../words/route/routeWords'
import { askServer, type FetchFault } from './askServer'
import { hostOf, OWN_SERVER } from './roadsServer'
import { SERVER_NOTE, ServerNote } from './ServerNote'
import { useTask } from '../useTask'
import type { ChosenFile } from './useRouteChoice'

interface Props {
  readonly box: RoadsBox
  readonly onFetched: (chosen: ChosenFile) => void
}

/** A button that fetches the roads from OWN_SERVER, and a note of what that server learns. */
export const FetchRoads = ({ box, onFetched }: Props) => {
  const { roads: words } = useRouteWords()
  const { task, begin } = useTask<Blob, FetchFault>()
  const press = async (): Promise<void> => {
    const blob = await begin((signal) => askServer(roadsAddress(OWN_SERVER, box), signal))
    if (!blob) return
    const read = async () => new Uint8Array(await blob.arrayBuffer())
    onFetched({ name: words.fetched, size: blob.size, read })
  }
  const isWaiting = task?.status === 'waiting'
  return (
    <div className="flex flex-col gap-2">
      <Button look="solid" aria-describedby={SERVER_NOTE} disabled={isWaiting} onClick={() => void press()}>
        <Download className="size-5 shrink-0" aria-hidden />
        {words.fetch}
      </Button>
      <ServerNote text={words.sends(hostOf(OWN_SERVER))} />
      <div role="status" className="empty:hidden">
        {isWaiting && words.fetching}
      </div>
      {task?.status === 'fault' && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-danger">
          {fetchFaultText(task.fault, words)}
        </p>
      )}
    </div>
  )
}

const fetchFaultText = (fault: FetchFault, { notFetched }: RouteWords['roads']): string =>
  fault.kind === 'status' ? notFetched.status(fault.status) : notFetched[fault.kind]
