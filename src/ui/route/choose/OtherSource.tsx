import { ChevronDown, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { RoadsBox } from '../../../route/roadsBox'
import { roadsAddress } from '../../../route/roadsQuery'
import { Button, buttonClass } from '../../shared/buttons/Button'
import { FileButton } from '../../shared/buttons/FileButton'
import { useWords } from '../../words/words'
import { fromFile, type ChosenFile } from './chosenFiles'
import { hostOf, LINKED_SERVER } from './roadServers'
import { RoadsText } from './RoadsText'
import { ServerNote } from './ServerNote'

interface Props {
  /** `undefined` until the walk is known. */
  readonly box: RoadsBox | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRoads: (chosen: ChosenFile) => void
}

const PART = 'roads-other-way'

/** A part that opens, with the ways to roads that need no server to answer the app: a link, a file and a text. */
export const OtherSource = ({ box, isOpen, onToggle, onRoads }: Props) => {
  const { roads: words } = useWords().routeScreen
  /** Whether the link to the server was followed. */
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? PART : undefined}
        className="self-start"
        onClick={onToggle}
      >
        <ChevronDown className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        <span>{words.other}</span>
      </Button>
      {isOpen && (
        <div id={PART} className="flex flex-col gap-3 rounded-lg bg-canvas p-3">
          {box && <GetRoads box={box} onFollow={() => setAsked(true)} />}
          <FileButton
            label={words.choose}
            look={isAsked ? 'solid' : 'raised'}
            onFile={(file) => onRoads(fromFile(file))}
          />
          <RoadsText onText={onRoads} />
        </div>
      )}
    </>
  )
}

interface GetRoadsProps {
  readonly box: RoadsBox
  readonly onFollow: () => void
}

const NOTE = 'roads-link'

/** A link to a public server of roads, which shows them in another tab. */
const GetRoads = ({ box, onFollow }: GetRoadsProps) => {
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
