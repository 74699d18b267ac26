import { Suspense, type ReactNode } from 'react'
import { matchPath, Navigate, Route, Routes } from 'react-router-dom'
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
  readonly element: ReactNode
}

const overview = <RoutedTocht>{(tocht) => <OverviewScreen key={tocht} tochtId={tocht} />}</RoutedTocht>
const freeDraw = (
  <RoutedTocht>
    {(tocht) => (
      <RoutedDrawing tocht={tocht}>{(id) => <FreeDrawScreen tochtId={tocht} drawingId={id} />}</RoutedDrawing>
    )}
  </RoutedTocht>
)
const grid = (
  <RoutedTocht>
    {(tocht) => <RoutedDrawing tocht={tocht}>{(id) => <GridScreen tochtId={tocht} drawingId={id} />}</RoutedDrawing>}
  </RoutedTocht>
)
const sheet = <RoutedTocht>{(tocht) => <ExportScreen tochtId={tocht} />}</RoutedTocht>

/** Every address of the app; any other one leads home. */
const ROUTES: readonly AppRoute[] = [
  { path: HOME_PATH, screen: HomeScreen, element: <HomeScreen /> },
  { path: SETTINGS_PATH, screen: SettingsScreen, element: <SettingsScreen /> },
  { path: '/tocht0/:tocht', screen: OverviewScreen, element: overview },
  { path: '/tocht1/:tocht', screen: OverviewScreen, element: overview },
  { path: '/export/:tocht', screen: ExportScreen, element: sheet },
  { path: '/editor0/:tocht/:drawing', screen: FreeDrawScreen, element: freeDraw },
  { path: '/editor1/:tocht/:drawing?', screen: GridScreen, element: grid },
]

/**
 * Fetches the screen that an address asks for, while everything else starts.
 *
 * @param pathname as the browser has it, with the folder in which the app lies
 */
export const fetchScreen = async (pathname: string): Promise<void> => {
  const path = `/${pathname.slice(import.meta.env.BASE_URL.length)}`
  await (ROUTES.find((route) => matchPath(route.path, path))?.screen ?? HomeScreen).fetch()
}

export const AppRoutes = () => (
  <Suspense>
    <Routes>
      {ROUTES.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="*" element={<Navigate to={HOME_PATH} replace />} />
    </Routes>
  </Suspense>
)
