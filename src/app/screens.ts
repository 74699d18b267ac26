/** Which texts to load: only those of the free-draw editor, or all. */
export type WordsPart = 'editor' | 'all'

/** One screen of the app. */
export interface Screen {
  /** The address without the base folder; `:name` is an index, `?` marks an optional one. */
  readonly path: string
  /** The module of the screen within `src/ui`. */
  readonly file: string
  /** The texts that the screen needs at once. */
  readonly words: WordsPart
}

/** Every screen of the app; the home screen is the first. Any other address leads home. */
export const SCREENS = [
  { path: '/', file: 'home/HomeScreen.tsx', words: 'all' },
  { path: '/settings', file: 'settings/SettingsScreen.tsx', words: 'all' },
  { path: '/tocht0/:tocht', file: 'overview/OverviewScreen.tsx', words: 'all' },
  { path: '/tocht1/:tocht', file: 'overview/OverviewScreen.tsx', words: 'all' },
  { path: '/export/:tocht', file: 'export/ExportScreen.tsx', words: 'all' },
  { path: '/check/:tocht?/:drawing?', file: 'field/CheckScreen.tsx', words: 'all' },
  { path: '/lead/:tocht?/:drawing?', file: 'field/LeadScreen.tsx', words: 'all' },
  { path: '/route/:tocht?', file: 'route/RouteScreen.tsx', words: 'all' },
  { path: '/editor0/:tocht/:drawing', file: 'freeDraw/FreeDrawScreen.tsx', words: 'editor' },
  { path: '/editor1/:tocht/:drawing?', file: 'grid/GridScreen.tsx', words: 'all' },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof SCREENS)[number]['path']
export type ScreenFile = (typeof SCREENS)[number]['file']

/** The first word of an address, which identifies the screen before the router is loaded. */
export const firstWord = (path: string): string => path.split('/')[1] ?? ''
