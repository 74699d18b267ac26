import { Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { matchPath, Navigate, useLocation, type Params } from 'react-router-dom'
import type { State } from '../model/types'
import { SCREENS, type Screen, type ScreenFile } from './screens'
import type { FieldScreenName } from '../storage/database/leftPlaces'
import type { AddressIds } from '../ui/paths'
import { HOME_PATH } from '../ui/paths'
import { FreeDrawScreen } from '../ui/freeDraw/FreeDrawScreen'
import { lazyPart, type LazyPart } from '../ui/shared/loading/lazyPart'
import type { Words } from '../ui/words/en'
import { hasDrawing } from './entries'
import { AddressedDrawing } from './AddressedDrawing'
import { AddressedTocht } from './AddressedTocht'

const HomeScreen = lazyPart(async () => (await import('../ui/home/HomeScreen')).HomeScreen)
const SettingsScreen = lazyPart(async () => (await import('../ui/settings/SettingsScreen')).SettingsScreen)
const OverviewScreen = lazyPart(async () => (await import('../ui/overview/OverviewScreen')).OverviewScreen)
const ExportScreen = lazyPart(async () => (await import('../ui/export/ExportScreen')).ExportScreen)
const RouteScreen = lazyPart(async () => (await import('../ui/route/RouteScreen')).RouteScreen)
const FieldScreen = lazyPart(async () => (await import('./FieldScreen')).FieldScreen)
const GridScreen = lazyPart(async () => (await import('../ui/grid/GridScreen')).GridScreen)

interface ScreenView {
  /**
   * Absent for the free-draw editor, which is in the start chunk: most users want to draw, and one file arrives sooner
   * than two.
   */
  readonly part?: Pick<LazyPart<never>, 'fetch'>
  readonly show: (params: Params) => ReactNode
  /** The title of the screen; absent if the name of the tocht or drawing is enough. */
  readonly title?: ((words: Words) => string) | undefined
}

/** @param makes whether to create a missing drawing that the address names */
const editor =
  (Editor: ComponentType<ComponentProps<typeof FreeDrawScreen>>, makes: boolean): ScreenView['show'] =>
  ({ tocht, drawing }) => (
    <AddressedDrawing tochtParam={tocht} drawingParam={drawing} makes={makes}>
      {(tochtId, drawingId) => <Editor tochtId={tochtId} drawingId={drawingId} />}
    </AddressedDrawing>
  )

const fieldScreen = (screen: FieldScreenName): ScreenView => ({
  part: FieldScreen,
  title: ({ field }) => field[screen],
  show: ({ tocht, drawing }) => <FieldScreen screen={screen} tochtParam={tocht} drawingParam={drawing} />,
})

const VIEWS: Readonly<Record<ScreenFile, ScreenView>> = {
  'home/HomeScreen.tsx': { part: HomeScreen, show: () => <HomeScreen /> },
  'settings/SettingsScreen.tsx': {
    part: SettingsScreen,
    show: () => <SettingsScreen />,
    title: ({ settings }) => settings.title,
  },
  'overview/OverviewScreen.tsx': {
    part: OverviewScreen,
    show: ({ tocht }) => (
      <AddressedTocht tochtParam={tocht}>{(id) => <OverviewScreen key={id} tochtId={id} />}</AddressedTocht>
    ),
  },
  'export/ExportScreen.tsx': {
    part: ExportScreen,
    show: ({ tocht }) => <AddressedTocht tochtParam={tocht}>{(id) => <ExportScreen tochtId={id} />}</AddressedTocht>,
    title: ({ overview }) => overview.export,
  },
  'field/CheckScreen.tsx': fieldScreen('check'),
  'field/LeadScreen.tsx': fieldScreen('lead'),
  'route/RouteScreen.tsx': {
    part: RouteScreen,
    title: ({ route }) => route.title,
    show: ({ tocht }) =>
      tocht === undefined ? (
        <RouteScreen />
      ) : (
        <AddressedTocht tochtParam={tocht}>{(id) => <RouteScreen key={id} tochtId={id} />}</AddressedTocht>
      ),
  },
  'freeDraw/FreeDrawScreen.tsx': { show: editor(FreeDrawScreen, true) },
  'grid/GridScreen.tsx': { part: GridScreen, show: editor(GridScreen, false) },
}

/** @param pathname without the base folder of the app */
const screenAt = (
  pathname: string,
): { readonly screen: Screen & { file: ScreenFile }; readonly params: Params } | undefined => {
  for (const screen of SCREENS) {
    const match = matchPath(screen.path, pathname)
    if (match) return { screen, params: match.params }
  }
  return undefined
}

const withoutBase = (pathname: string): string => `/${pathname.slice(import.meta.env.BASE_URL.length)}`

/**
 * Fetches the screen of an address during the start.
 * @param pathname with the base folder of the app
 */
export const fetchScreen = async (pathname: string): Promise<void> => {
  const { file } = screenAt(withoutBase(pathname))?.screen ?? SCREENS[0]
  await VIEWS[file].part?.fetch()
}

/**
 * Whether a state has the drawing of an address, so that drawing can begin without waiting for the database.
 * @param pathname with the base folder of the app
 * @param historyState the state of the browser's history entry, in which the router keeps the ids of its address
 */
export const canDrawAt = (state: State, pathname: string, historyState: unknown): boolean => {
  const params = screenAt(withoutBase(pathname))?.params ?? {}
  const known = historyState as { readonly usr?: AddressIds | null } | null
  return hasDrawing(state, params['tocht'], params['drawing'], known?.usr ?? null)
}

/** The title and parameters of an address within the app; `undefined` for an unknown address. */
export const viewAt = (pathname: string): (Pick<ScreenView, 'title'> & { readonly params: Params }) | undefined => {
  const found = screenAt(pathname)
  return found && { title: VIEWS[found.screen.file].title, params: found.params }
}

/** Replaces `Routes` of React Router, whose nesting, error handling and data loading the app does not need. */
export const ScreenAtAddress = () => {
  const found = screenAt(useLocation().pathname)
  return (
    <Suspense>{found ? VIEWS[found.screen.file].show(found.params) : <Navigate to={HOME_PATH} replace />}</Suspense>
  )
}
