import { useLayoutEffect, useRef, useState } from 'react'
import { useRouteWords } from '../../words/route/routeWords'
import { useWords } from '../../words/words'
import { FileButton } from '../../shared/buttons/FileButton'
import { fromFile } from './chosenFiles'
import { FileFaultText } from './FileFaultText'
import { FetchRoads } from './FetchRoads'
import { GetRoads } from './GetRoads'
import { OWN_SERVER } from './roadsServer'
import { RoadsText } from './RoadsText'
import type { RouteChoice } from './useRouteChoice'

interface Props {
  readonly choice: RouteChoice
  /** Whether Make was pressed without roads. */
  readonly isMissing: boolean
}

/** The second step: a file of the roads around the walk, and ways to get one. */
export const RoadsStep = ({ choice, isMissing }: Props) => {
  const { roads: words } = useRouteWords()
  const { credit } = useWords().route
  const { route, draft, roadsFile, chooseRoads } = choice
  /** Whether the link to the server was followed. */
  const [isAsked, setAsked] = useState(false)
  const isDone = draft?.status === 'read'
  const walk = route?.status === 'read' ? route.value.routes[0] : undefined
  const told = useRef<HTMLParagraphElement>(null)
  // The field for roads as text is removed when they are read, and it may have the focus.
  useLayoutEffect(() => {
    if (isDone && document.activeElement === document.body) told.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <>
      {!isDone && <p className="text-sm text-text-soft">{words.hint}</p>}
      {!walk && <p className="text-sm text-text-soft">{words.later}</p>}
      {walk &&
        !isDone &&
        (OWN_SERVER === '' ? (
          <GetRoads box={walk.box} onFollow={() => setAsked(true)} />
        ) : (
          <FetchRoads box={walk.box} onFetched={chooseRoads} />
        ))}
      {roadsFile !== undefined && draft?.status !== 'fault' && (
        <p ref={told} tabIndex={-1} role="status" className="font-medium wrap-anywhere outline-none">
          <bdi>{roadsFile}</bdi>
        </p>
      )}
      <FileFaultText task={draft} file={roadsFile} />
      {isMissing && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-danger">
          {words.first}
        </p>
      )}
      <FileButton
        label={words.choose}
        look={isAsked && !isDone ? 'solid' : 'raised'}
        onFile={(file) => chooseRoads(fromFile(file))}
      />
      {!isDone && <RoadsText onText={chooseRoads} />}
      <p className="text-xs text-text-soft">{credit}</p>
    </>
  )
}
