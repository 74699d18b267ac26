import { Suspense, type ReactNode } from 'react'
import { matchPath, Navigate, useLocation, type Params } from 'react-router-dom'
import type { Language } from '../storage/preferences'
import { WORDS_OF } from '../ui/words/words'
import { HOME_PATH, SETTINGS_PATH } from '../ui/paths'
import { lazyPart, type LazyPart } from '../ui/shared/lazyPart'
import { RoutedDrawing } from './RoutedDrawing'
import { RoutedTocht } from './RoutedTocht'

const HomeScreen = lazyPart(async () => (await import('../ui/home/HomeScreen')).HomeScreen)
const SettingsScreen = lazyPart(async () => (await import('../ui/settings/SettingsScreen')).SettingsScreen)
const OverviewScreen = lazyPart(async () => (await import('../ui/overview/OverviewScreen')).OverviewScreen)
const ExportScreen = lazyPart(async () => (await import('../ui/export/ExportScreen')).ExportScreen)
const FreeDrawScreen = lazyPart(async () => (await import('../ui/freeDraw/FreeDrawScreen')).FreeDrawScreen)
const GridScreen = lazyPart(async () => (await import('../ui/grid/GridScreen')).GridScreen)

interface AppRoute {
  readonly path: string
  readonly screen: Pick<LazyPart<never>, 'fetch'>
  readonly show: (params: Params) => ReactNode
}

const overview = ({ tocht }: Params) => (
  <RoutedTocht index={tocht}>{(id) => <OverviewScreen key={id} tochtId={id} />}</RoutedTocht>
)
/** @param makes whether a drawing that the address names and that is missing is made */
const editor = (Editor: typeof FreeDrawScreen, makes: boolean) => (params: Params) => (
  <RoutedDrawing tocht={params.tocht} index={params.drawing} makes={makes}>
    {(tocht, drawing) => <Editor tochtId={tocht} drawingId={drawing} />}
  </RoutedDrawing>
)
const sheet = ({ tocht }: Params) => <RoutedTocht index={tocht}>{(id) => <ExportScreen tochtId={id} />}</RoutedTocht>

/** Every address of the app; any other one leads home. */
const ROUTES: readonly AppRoute[] = [
  { path: HOME_PATH, screen: HomeScreen, show: () => <HomeScreen /> },
  { path: SETTINGS_PATH, screen: SettingsScreen, show: () => <SettingsScreen /> },
  { path: '/tocht0/:tocht', screen: OverviewScreen, show: overview },
  { path: '/tocht1/:tocht', screen: OverviewScreen, show: overview },
  { path: '/export/:tocht', screen: ExportScreen, show: sheet },
  { path: '/editor0/:tocht/:drawing', screen: FreeDrawScreen, show: editor(FreeDrawScreen, true) },
  { path: '/editor1/:tocht/:drawing?', screen: GridScreen, show: editor(GridScreen, false) },
]

/** @param pathname without the folder in which the app lies */
const routeAt = (pathname: string): { readonly route: AppRoute; readonly params: Params } | undefined => {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname)
    if (match) return { route, params: match.params }
  }
  return undefined
}

/**
 * Fetches the screen that an address asks for, with its words, while everything else starts.
 *
 * @param pathname as the browser has it, with the folder in which the app lies
 */
export const fetchScreen = async (pathname: string, language: Language): Promise<void> => {
  const found = routeAt(`/${pathname.slice(import.meta.env.BASE_URL.length)}`)
  const screen = found?.route.screen ?? HomeScreen
  await Promise.allSettled([screen.fetch(), screen === FreeDrawScreen || WORDS_OF[language]()])
}

/** The list above is all that we need of routes: `Routes` of React Router brings nesting, errors and data along. */
export const AppRoutes = () => {
  const found = routeAt(useLocation().pathname)
  return <Suspense>{found ? found.route.show(found.params) : <Navigate to={HOME_PATH} replace />}</Suspense>
}
