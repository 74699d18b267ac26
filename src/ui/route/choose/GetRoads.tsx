import { ExternalLink } from 'lucide-react'
import type { RoadsBox } from '../../../route/roadsBox'
import { roadsAddress } from '../../../route/roadsQuery'
import { buttonClass } from '../../shared/buttons/Button'
import { useWords } from '../../words/words'
import { hostOf, LINKED_SERVER } from './roadServers'
import { ServerNote } from './ServerNote'

interface Props {
  readonly box: RoadsBox
  readonly onFollow: () => void
}

const NOTE = 'roads-link'

/** A link to a public server of roads, which shows them in another tab. */
export const GetRoads = ({ box, onFollow }: Props) => {
  const { roads: words } = useWords().routeScreen
  return (
    <div className="flex flex-col gap-2">
      <a
        href={roadsAddress(LINKED_SERVER, box)}
        target="_blank"
        rel="noreferrer"
        onClick={onFollow}
        aria-describedby={NOTE}
        className={buttonClass('raised')}
      >
        <ExternalLink className="size-5 shrink-0" aria-hidden />
        <span>{words.get}</span>
      </a>
      <ServerNote id={NOTE} text={words.opens(hostOf(LINKED_SERVER))} />
      <ol className="list-decimal space-y-1 pl-5 text-sm">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
