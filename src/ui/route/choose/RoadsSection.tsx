import { useLayoutEffect, useRef } from 'react'
import { FileButton } from '../../shared/buttons/FileButton'
import { useWords } from '../../words/words'
import { fromFile } from './chosenFiles'
import { FetchRoads } from './FetchRoads'
import { FileFaultText } from './FileFaultText'
import { lackingText } from './lackingText'
import { OtherSource } from './OtherSource'
import { ASKED_SERVERS } from './roadServers'
import type { RouteChoice } from './useRouteChoice'

interface Props {
  readonly choice: RouteChoice
  /** Whether Make was pressed without roads. */
  readonly isMissing: boolean
}

/** The second step: the roads around the walk, and ways to get them. */
export const RoadsSection = ({ choice, isMissing }: Props) => {
  const { routeScreen: words, distanceText, route: routeWords } = useWords()
  const { route, walk, draft, roadsFile, chooseRoads, choose } = choice
  const isRead = draft?.status === 'read'
  const lacking = isRead ? lackingText(draft.value, words, distanceText) : undefined
  const isDone = isRead && lacking === undefined
  const { isOtherOpen = ASKED_SERVERS.length === 0 } = choice
  const told = useRef<HTMLParagraphElement>(null)
  // What was pressed to get the roads is removed when they are read, and it may have the focus.
  useLayoutEffect(() => {
    if (isRead && document.activeElement === document.body) told.current?.focus({ preventScroll: true })
  }, [isRead])
  return (
    <>
      {!isDone && <p className="text-sm text-text-soft">{words.roads.hint}</p>}
      {!walk && (
        <p className="text-sm text-text-soft">
          {route?.status === 'read' ? words.roads.laterTrack : words.roads.later}
        </p>
      )}
      {roadsFile !== undefined && draft?.status !== 'fault' && (
        <p ref={told} tabIndex={-1} role="status" className="font-medium wrap-anywhere outline-none">
          <bdi>{roadsFile}</bdi>
        </p>
      )}
      {lacking !== undefined && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-danger">
          {lacking}
        </p>
      )}
      <FileFaultText task={draft} file={roadsFile} />
      {isMissing && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-danger">
          {words.roads.first}
        </p>
      )}
      {walk && !isDone && ASKED_SERVERS.length > 0 && (
        <FetchRoads
          // Another walk ends the requests for this one.
          key={Object.values(walk.box).join(' ')}
          servers={ASKED_SERVERS}
          box={walk.box}
          onFetched={(roads) => {
            chooseRoads(roads)
            choose({ isOtherOpen: undefined })
          }}
          onFault={() => choose({ isOtherOpen: true })}
        />
      )}
      {isDone ? (
        <FileButton label={words.roads.choose} onFile={(file) => chooseRoads(fromFile(file))} />
      ) : (
        <OtherSource
          box={walk?.box}
          isOpen={isOtherOpen}
          onToggle={() => choose({ isOtherOpen: !isOtherOpen })}
          onRoads={chooseRoads}
        />
      )}
      <p className="text-xs text-text-soft">{routeWords.credit}</p>
    </>
  )
}
