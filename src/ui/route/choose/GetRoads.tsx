import { ExternalLink } from 'lucide-react'
import type { RoadsBox } from '../../../route/roadsBox'
import { roadsAddress } from '../../../route/roadsQuery'
import { useRouteWords } from '../../words/route/routeWords'
import { hostOf, PUBLIC_SERVER } from './roadsServer'
import { SERVER_NOTE, ServerNote } from './ServerNote'
import { buttonClass } from '../../shared/buttons/Button'

interface Props {
  readonly box: RoadsBox
  readonly onFollow: () => void
}

/** A link to a public server of roads. The app itself never sends a request to that server. */
export const GetRoads = ({ box, onFollow }: Props) => {
  const { roads: words } = useRouteWords()
  return (
    <div className="flex flex-col gap-2">
      <a
        href={roadsAddress(PUBLIC_SERVER, box)}
        target="_blank"
        rel="noreferrer"
        onClick={onFollow}
        aria-describedby={SERVER_NOTE}
        className={buttonClass('solid')}
      >
        <ExternalLink className="size-5 shrink-0" aria-hidden />
        {words.get}
      </a>
      <ServerNote text={words.opens(hostOf(PUBLIC_SERVER))} />
      <ol className="list-decimal space-y-1 pl-5 text-sm">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
