import { Download } from 'lucide-react'
import type { RoadsBox } from '../../route/roadsBox'
import { roadsAddress } from '../../route/roadsQuery'
import { Button } from '../shared/Button'
import { useRouteWords } from '../words/routeWords'
import { hostOf, OWN_SERVER } from './roadsServer'
import { useOrder } from './useOrder'
import type { Source } from './useRouteChoice'

interface Props {
  readonly box: RoadsBox
  readonly onFetched: (source: Source) => void
}

/** Fetches the roads from the server that the host named, at a press, and says what that server is told. */
export const FetchRoads = ({ box, onFetched }: Props) => {
  const { roads: words } = useRouteWords()
  const { ordered, begin } = useOrder<Blob, never>()
  const press = async (): Promise<void> => {
    const blob = await begin(async (signal) => ({ ok: true, value: await fetchRoads(box, signal) }))
    if (!blob) return
    const read = async () => new Uint8Array(await blob.arrayBuffer())
    onFetched({ name: words.fetched, size: blob.size, read })
  }
  const isWaiting = ordered?.status === 'waiting'
  return (
    <div className="flex flex-col gap-2">
      <Button look="solid" aria-describedby="roads-server" disabled={isWaiting} onClick={() => void press()}>
        <Download className="size-5 shrink-0" aria-hidden />
        {words.fetch}
      </Button>
      <p id="roads-server" className="text-sm text-text-soft">
        {words.sends(hostOf(OWN_SERVER))}
      </p>
      <div role="status" className="empty:hidden">
        {isWaiting && words.fetching}
      </div>
      {ordered?.status === 'failed' && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-danger">
          {words.notFetched(ordered.error instanceof Error ? ordered.error.message : String(ordered.error))}
        </p>
      )}
    </div>
  )
}

/** Nothing goes along but the box: no cookie, and not from which page it is asked. */
const fetchRoads = async (box: RoadsBox, signal: AbortSignal): Promise<Blob> => {
  const answer = await fetch(roadsAddress(OWN_SERVER, box), {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.blob()
}
