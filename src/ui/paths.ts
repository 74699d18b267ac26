import { FISH_BONE, type DrawingId, type Style, type TochtId } from '../model/types'
import type { FieldScreen } from '../storage/database/leftPlaces'

/** The addresses of the screens. Indexes are zero-based. */
export const HOME_PATH = '/'
export const SETTINGS_PATH = '/settings'
export const overviewPath = (tocht: number, style: Style): string =>
  style === FISH_BONE ? `/tocht1/${tocht}` : `/tocht0/${tocht}`
/** Where a tocht is made from a recorded route, and where its doubts are looked at. */
export const NEW_ROUTE_PATH = '/route'
export const routePath = (tocht: number): string => `/route/${tocht}`
export const exportPath = (tocht: number): string => `/export/${tocht}`

/** Where somebody looks at a tocht in the field, or leads it: where that was left, if no drawing is named. */
export const fieldPath = (screen: FieldScreen, tocht: number, drawing?: number): string =>
  drawing === undefined ? `/${screen}/${tocht}` : `/${screen}/${tocht}/${drawing}`

/** What the addresses of all drawings of a tocht begin with. */
export const editorsPath = (tocht: number, style: Style): string =>
  style === FISH_BONE ? `/editor1/${tocht}` : `/editor0/${tocht}`

/** Whether a drawing is being drawn at an address. */
export const isEditorPath = (path: string): boolean => path.startsWith('/editor')

/** The editor that fits the tocht: free drawing, or the grid for a fish-bone. */
export const editorPath = (tocht: number, style: Style, drawing: number): string =>
  `${editorsPath(tocht, style)}/${drawing}`

/**
 * What the indexes in an address meant when it was entered. It is kept with the entry in the browser's history, so that
 * Back and a reload find the same again, whatever another tab has moved meanwhile.
 */
export interface AddressIds {
  readonly tocht: TochtId
  readonly drawing?: DrawingId
}

export interface DrawingIds extends AddressIds {
  readonly drawing: DrawingId
}
