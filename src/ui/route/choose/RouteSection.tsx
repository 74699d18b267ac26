import type { RouteSummary, WalkSummary } from '../../../route/routeSummary'
import { FileButton } from '../../shared/buttons/FileButton'
import { useWords } from '../../words/words'
import { fromFile } from './chosenFiles'
import { FileFaultText } from './FileFaultText'
import { removedText } from './removedText'
import { roundedLength } from './roundedLength'
import { RouteOutline } from './RouteOutline'
import { TrackChoice } from './TrackChoice'
import type { RouteChoice } from './useRouteChoice'

/** What Make lacked of the route, when it was pressed. */
export type MissingRoute = 'route' | 'track'

interface Props {
  readonly choice: RouteChoice
  readonly missing: MissingRoute | undefined
}

/** The first step: the file of the walk and, if it has several, the choice of one. */
export const RouteSection = ({ choice, missing }: Props) => {
  const { route: words } = useWords().routeScreen
  const { route, routeFile, walk, chooseRoute } = choice
  return (
    <>
      {route?.status !== 'read' && <p className="text-sm text-text-soft">{words.hint}</p>}
      {route?.status === 'read' && <RouteFacts choice={choice} summary={route.value} />}
      <div role="status" className="empty:hidden">
        {route?.status === 'waiting' && words.reading}
      </div>
      <FileFaultText task={route} file={routeFile} />
      {missing && !walk && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-danger">
          {missing === 'route' ? words.first : words.firstTrack}
        </p>
      )}
      <FileButton
        label={words.choose}
        look={route?.status !== 'read' ? 'solid' : 'raised'}
        onFile={(file) => chooseRoute(fromFile(file))}
      />
    </>
  )
}

interface FactsProps {
  readonly choice: RouteChoice
  readonly summary: RouteSummary
}

/** The walk or walks of the file, to recognise them, and what is not as it was recorded. */
const RouteFacts = ({ choice: { routeFile, walk, track, choose }, summary: { routes, isCutOff } }: FactsProps) => {
  const { route: words } = useWords().routeScreen
  const told = [walk && removedText(walk.removed, words), isCutOff ? words.cutOff : undefined].filter(
    (text) => text !== undefined,
  )
  return (
    <>
      {routes.length > 1 ? (
        <>
          <bdi role="status" className="text-sm wrap-anywhere text-text-soft">
            {routeFile}
          </bdi>
          <TrackChoice walks={routes} chosen={track} onChoose={(index) => choose({ track: index })} />
        </>
      ) : (
        walk && <OnlyWalk walk={walk} file={routeFile} />
      )}
      {told.length > 0 && (
        <p role="status" className="text-sm text-text-soft">
          {told.join(' ')}
        </p>
      )}
    </>
  )
}

interface WalkProps {
  readonly walk: WalkSummary
  readonly file: string | undefined
}

const OnlyWalk = ({ walk: { name, length, outline }, file }: WalkProps) => {
  const {
    distanceText,
    routeScreen: { route: words },
  } = useWords()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <RouteOutline outline={outline} label={words.picture} />
      <p role="status" className="min-w-32 flex-1 leading-snug wrap-anywhere">
        <bdi className="block font-medium">{name.trim() === '' ? words.unnamed : name}</bdi>
        <span className="block tabular-nums">{words.recorded(distanceText(roundedLength(length)))}</span>
        <bdi className="block text-sm text-text-soft">{file}</bdi>
      </p>
    </div>
  )
}
