import type { ScreenPath } from '../../src/app/routes'

/** Every screen of the app with a tocht of each kind: its address, and a button or link that it shows. */
export const SCREEN_EXAMPLES: Readonly<Record<ScreenPath, { readonly at: string; readonly shows: string }>> = {
  '/': { at: '/', shows: 'Add tocht' },
  '/settings': { at: '/settings', shows: 'Save everything as a file' },
  '/tocht0/:tocht': { at: '/tocht0/0', shows: 'Drawing 1' },
  '/tocht1/:tocht': { at: '/tocht1/1', shows: 'Drawing 1' },
  '/check/:tocht?/:drawing?': { at: '/check/0', shows: 'Correct' },
  '/lead/:tocht?/:drawing?': { at: '/lead/0', shows: 'Edit phone number' },
  '/route/:tocht?': { at: '/route', shows: 'Choose the route' },
  '/editor0/:tocht/:drawing': { at: '/editor0/0/0', shows: 'Undo' },
  '/editor1/:tocht/:drawing?': { at: '/editor1/1/0', shows: 'Left' },
  '/export/:tocht': { at: '/export/0', shows: 'Download' },
}
