import { FISH_BONE, type DrawingId, type Style, type TochtId } from '../model/types'
import type { FieldScreenName } from '../storage/database/leftPlaces'

/** Paths of the screens. Indexes are zero-based. */
export const HOME_PATH = '/'
export const SETTINGS_PATH = '/settings'
export const overviewPath = (tocht: number, style: Style): string =>
  style === FISH_BONE ? `/tocht1/${tocht}` : `/tocht0/${tocht}`
/** The screens to make a tocht from a route, and to review its doubts. */
export const NEW_ROUTE_PATH = '/route'
export const routePath = (tocht: number): string => `/route/${tocht}`
export const exportPath = (tocht: number): string => `/export/${tocht}`
/** The sheet, which opens the browser's print dialog as soon as it is ready. */
export const printPath = (tocht: number): string => `${exportPath(tocht)}?${PRINT_PARAMETER}`
export const PRINT_PARAMETER = 'print'

/** A screen for the field; without a drawing in its path, it continues where the user left it. */
export const fieldPath = (screen: FieldScreenName, tocht: number, drawing?: number): string =>
  drawing === undefined ? `/${screen}/${tocht}` : `/${screen}/${tocht}/${drawing}`

/** The common beginning of the paths of a tocht's drawings. */
export const editorsPath = (tocht: number, style: Style): string =>
  style === FISH_BONE ? `/editor1/${tocht}` : `/editor0/${tocht}`

/** Whether a path leads to an editor. */
export const isEditorPath = (path: string): boolean => path.startsWith('/editor')

/** The editor for a type of tocht: free drawing, or the grid for a fish-bone. */
export const editorPath = (tocht: number, style: Style, drawing: number): string =>
  `${editorsPath(tocht, style)}/${drawing}`

/**
 * The ids of the items that an address meant when it was entered. They are kept in the history entry, so that Back and
 * a reload find the same items although another tab has moved them.
 */
export interface AddressIds {
  readonly tocht: TochtId
  readonly drawing?: DrawingId
}

export interface DrawingIds extends AddressIds {
  readonly drawing: DrawingId
}
