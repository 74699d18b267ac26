import { type ComponentType, useEffect, type ReactNode } from 'react'
import { createBrowserRouter, Navigate, useParams, type RouteObject } from 'react-router-dom'
import type { DrawingId, TochtId } from '../model/types'
import { loadChunk } from '../platform/chunk'
import type { FieldScreenName } from '../storage/database/leftPlaces'
import { useServices } from '../store/context'
import { ErrorScreen } from '../ui/error/ErrorScreen'
import { FishboneScreen } from '../ui/fishbone/FishboneScreen'
import { FreeDrawScreen } from '../ui/freeDraw/FreeDrawScreen'
import { HOME_PATH, type DrawingIds } from '../ui/paths'
import { ofTocht } from './AddressedTocht'
import { AddressKeeper } from './AddressKeeper'
import { enterDrawing } from './entries'
import { Frame } from './Frame'
import type { RouteHandle } from './ScreenTitle'
import { useOnEntry } from './useOnEntry'

const titled = (title: RouteHandle['title']): { readonly handle: RouteHandle } => ({ handle: { title } })

/** @param makes whether to create a missing drawing that the address names */
const editor =
  (
    Editor: ComponentType<{ readonly tochtId: TochtId; readonly drawingId: DrawingId }>,
    makes: boolean,
  ): ComponentType =>
  () => (
    <AddressedDrawing makes={makes}>
      {(tochtId, drawingId) => <Editor tochtId={tochtId} drawingId={drawingId} />}
    </AddressedDrawing>
  )

const fieldScreen = (screen: FieldScreenName): RouteObject => ({
  ...titled(({ field }) => field[screen]),
  lazy: async () => {
    const { FieldScreen } = await loadChunk(() => import('./FieldScreen'))
    return { Component: () => <FieldScreen screen={screen} /> }
  },
})

const tochtScreen = (name: 'Home' | 'Overview'): RouteObject => ({
  lazy: async () => ({ Component: (await loadChunk(() => import('./tochtScreens')))[name] }),
})

/** Every screen of the app by its path, in which `:name` is an index and `?` marks an optional one. */
const SCREENS = {
  '/': tochtScreen('Home'),
  '/settings': {
    ...titled(({ settings }) => settings.title),
    lazy: async () => {
      const { SettingsScreen } = await loadChunk(() => import('../ui/settings/SettingsScreen'))
      return { Component: SettingsScreen }
    },
  },
  '/tocht0/:tocht': tochtScreen('Overview'),
  '/tocht1/:tocht': tochtScreen('Overview'),
  '/export/:tocht': {
    ...titled(({ overview }) => overview.export),
    lazy: async () => {
      const { ExportScreen } = await loadChunk(() => import('../ui/export/ExportScreen'))
      return { Component: ofTocht(ExportScreen) }
    },
  },
  '/check/:tocht?/:drawing?': fieldScreen('check'),
  '/lead/:tocht?/:drawing?': fieldScreen('lead'),
  '/route/:tocht?': {
    ...titled(({ route }) => route.title),
    lazy: async () => {
      const { RouteScreen } = await loadChunk(() => import('../ui/route/RouteScreen'))
      const OfTocht = ofTocht(RouteScreen)
      return { Component: () => (useParams()['tocht'] === undefined ? <RouteScreen /> : <OfTocht />) }
    },
  },
  '/editor0/:tocht/:drawing': { Component: editor(FreeDrawScreen, true) },
  '/editor1/:tocht/:drawing?': { Component: editor(FishboneScreen, false) },
} satisfies Readonly<Record<string, RouteObject>>

export type ScreenPath = keyof typeof SCREENS

/** Begins to load the screen of the address. Any address that is not a screen leads home. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Frame,
        ErrorBoundary: ErrorScreen,
        children: [
          ...Object.entries<RouteObject>(SCREENS).map(([path, screen]) => Object.assign(screen, { path })),
          { path: '*', element: <Navigate to={HOME_PATH} replace /> },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  )

export type Router = ReturnType<typeof createRouter>

/** Waits until the screen of the first address, or the reason why it is missing, can be shown. */
export const firstScreen = async (router: Router): Promise<void> => {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    // Without a subscriber, the router keeps a navigation that happens while the first screen renders.
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

interface Props {
  /** Whether to create a missing drawing that the address names. */
  readonly makes: boolean
  readonly children: (tocht: TochtId, drawing: DrawingId) => ReactNode
}

/**
 * Resolves the drawing of an address when it is entered: without an index, the first one. An invalid address leads home.
 */
const AddressedDrawing = ({ makes, children }: Props) => {
  const { tocht, drawing } = useParams()
  const { store } = useServices()
  const target = useOnEntry<DrawingIds>((known) => {
    const contents = { state: store.getState(), history: store.getHistory() }
    return enterDrawing(contents, tocht, drawing, known, makes)
  })
  useEffect(() => {
    if (target?.missing) store.dispatch({ type: 'addDrawings', tocht: target.ids.tocht, drawings: target.missing })
  }, [store, target])
  if (!target) return <Navigate to={HOME_PATH} replace />
  return (
    <>
      {children(target.ids.tocht, target.ids.drawing)}
      <AddressKeeper ids={target.ids} />
    </>
  )
}
