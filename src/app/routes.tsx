import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { FreeDrawScreen } from '../ui/freeDraw/FreeDrawScreen'
import { HomeScreen } from '../ui/home/HomeScreen'
import { OverviewScreen } from '../ui/overview/OverviewScreen'
import { HOME_PATH, SETTINGS_PATH } from '../ui/paths'
import { lazyPart } from '../ui/shared/lazyPart'
import { RoutedDrawing } from './RoutedDrawing'
import { RoutedTocht } from './RoutedTocht'

const ExportScreen = lazyPart(async () => (await import('../ui/export/ExportScreen')).ExportScreen)
const GridScreen = lazyPart(async () => (await import('../ui/grid/GridScreen')).GridScreen)
const SettingsScreen = lazyPart(async () => (await import('../ui/settings/SettingsScreen')).SettingsScreen)

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
export const AppRoutes = () => (
  <Suspense>
    <Routes>
      <Route path={HOME_PATH} element={<HomeScreen />} />
      <Route path={SETTINGS_PATH} element={<SettingsScreen />} />
      <Route path="/tocht0/:tocht" element={overview} />
      <Route path="/tocht1/:tocht" element={overview} />
      <Route path="/export/:tocht" element={sheet} />
      <Route path="/editor0/:tocht/:drawing" element={freeDraw} />
      <Route path="/editor1/:tocht/:drawing?" element={grid} />
      <Route path="*" element={<Navigate to={HOME_PATH} replace />} />
    </Routes>
  </Suspense>
)
