import type { WalkSummary } from '../../../route/routeSummary'
import { useRouteWords } from '../../words/route/routeWords'
import { useWords } from '../../words/words'
import { FileButton } from '../../shared/buttons/FileButton'
import { fromFile } from './chosenFiles'
import { FileFaultText } from './FileFaultText'
import { RouteOutline } from './RouteOutline'
import type { RouteChoice } from './useRouteChoice'

interface Props {
  readonly choice: RouteChoice
  /** Whether Make was pressed without a route. */
  readonly isMissing: boolean
}

/** The first step: the file of the walk. */
export const RouteStep = ({ choice: { route, routeFile, chooseRoute }, isMissing }: Props) => {
  const { route: words } = useRouteWords()
  return (
    <>
      {route?.status !== 'read' && <p className="text-sm text-text-soft">{words.hint}</p>}
      {route?.status === 'read' &&
        route.value.routes.slice(0, 1).map((summary) => <RouteFacts key={0} summary={summary} file={routeFile} />)}
      <div role="status" className="empty:hidden">
        {route?.status === 'waiting' && words.reading}
      </div>
      <FileFaultText task={route} file={routeFile} />
      {isMissing && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-danger">
          {words.first}
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
  readonly summary: WalkSummary
  readonly file: string | undefined
}

/** Name, length and outline of the route, to recognise the file. */
const RouteFacts = ({ summary: { name, length, outline }, file }: FactsProps) => {
  const { route: words } = useRouteWords()
  const { distanceText } = useWords()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <RouteOutline outline={outline} label={words.picture} />
      <p role="status" className="min-w-32 flex-1 leading-snug wrap-anywhere">
        <bdi className="block font-medium">{name.trim() === '' ? words.unnamed : name}</bdi>
        <span className="block tabular-nums">{words.recorded(distanceText(Math.round(length / 100) * 100))}</span>
        <bdi className="block text-sm text-text-soft">{file}</bdi>
      </p>
    </div>
  )
}
