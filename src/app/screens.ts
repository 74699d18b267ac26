/** One screen of the app. */
export interface Screen {
  /** The address without the base folder; `:name` is an index, `?` marks an optional one. */
  readonly path: string
  /** The module of the screen within `src/ui`. */
  readonly file: string
}

/** Every screen of the app; the home screen is the first. Any other address leads home. */
export const SCREENS = [
  { path: '/', file: 'home/HomeScreen.tsx' },
  { path: '/settings', file: 'settings/SettingsScreen.tsx' },
  { path: '/tocht0/:tocht', file: 'overview/OverviewScreen.tsx' },
  { path: '/tocht1/:tocht', file: 'overview/OverviewScreen.tsx' },
  { path: '/export/:tocht', file: 'export/ExportScreen.tsx' },
  { path: '/check/:tocht?/:drawing?', file: 'field/CheckScreen.tsx' },
  { path: '/lead/:tocht?/:drawing?', file: 'field/LeadScreen.tsx' },
  { path: '/route/:tocht?', file: 'route/RouteScreen.tsx' },
  { path: '/editor0/:tocht/:drawing', file: 'freeDraw/FreeDrawScreen.tsx' },
  { path: '/editor1/:tocht/:drawing?', file: 'grid/GridScreen.tsx' },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof SCREENS)[number]['path']
export type ScreenFile = (typeof SCREENS)[number]['file']

/** The first word of an address, which identifies the screen before the router is loaded. */
export const firstWord = (path: string): string => path.split('/')[1] ?? ''
