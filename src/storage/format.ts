import { DETAIL_NAMES, filledDetails, type DrawingDetails, type StoredCheck } from '../model/details'
import { drawingsOf, listedTochten } from '../model/lookups'
import type { StoredSheet } from '../model/sheet/sheetOptions'
import type { Drawing, DrawingElement, Size, State, Style, Tocht, WholeTocht } from '../model/types'

/**
 * A tocht in local storage, files and the clipboard. The first three members are the public format; the others are
 * optional additions of ours. Unknown members of newer versions stand beside the known ones in every form, so that
 * those versions find them again.
 */
export interface DiskTocht {
  readonly name: string
  readonly style: Style
  readonly drawings: readonly (readonly DrawingElement[])[]
  readonly id?: string | undefined
  readonly canvas?: Size
  readonly sheet?: StoredSheet | undefined
  /** Facts of each drawing besides its ink, in the order of `drawings`. */
  readonly details?: readonly DiskDetails[]
}

interface DiskDetails extends DrawingDetails {
  readonly id?: string | undefined
  readonly check?: StoredCheck
}

/** Makes a state with these tochten in this order. */
export const stateOf = (wholes: readonly WholeTocht[]): State => ({
  order: wholes.map(({ tocht }) => tocht.id),
  tochten: Object.fromEntries(wholes.map(({ tocht }) => [tocht.id, tocht])),
  drawings: Object.fromEntries(wholes.flatMap(({ drawings }) => drawings.map((drawing) => [drawing.id, drawing]))),
  bin: {},
})

/**
 * Reads a tocht. Ids are kept only if asked: a copy of an existing tocht needs new ones. Drawings of a tocht without an
 * id get new ones, too, because their ids may belong to another tocht.
 */
export const fromDisk = (disk: DiskTocht, newId: () => string, mayKeepIds: boolean): WholeTocht => {
  const keepIds = mayKeepIds && disk.id !== undefined
  const drawings = disk.drawings.map((elements, index): Drawing => {
    const details: DiskDetails = disk.details?.[index] ?? {}
    const { id } = details
    return {
      ...withoutMembers(details, DETAIL_MEMBERS),
      id: (keepIds ? id : undefined) ?? newId(),
      elements,
      ...filledDetails(details),
    }
  })
  const tocht: Tocht = {
    ...withoutMembers(disk, TOCHT_MEMBERS),
    id: (keepIds ? disk.id : undefined) ?? newId(),
    name: disk.name,
    style: disk.style,
    drawings: drawings.map(({ id }) => id),
    ...(disk.canvas && { canvas: disk.canvas }),
    ...(disk.sheet && { sheet: disk.sheet }),
  }
  return { tocht, drawings }
}

/**
 * Reserved members, never kept as unknown: a foreign seal would break ours, and `lines` and `ink` are other forms of
 * drawings.
 */
export const OWN_MEMBERS = ['rev', 'unsaved', 'begun', 'ahead', 'seal', 'lines', 'ink'] as const

/** A record, so that the compiler names a member that is missing here. */
export const DISK_MEMBERS: Readonly<Record<keyof DiskTocht, true>> = {
  name: true,
  style: true,
  drawings: true,
  id: true,
  canvas: true,
  sheet: true,
  details: true,
}

const TOCHT_MEMBERS: ReadonlySet<string> = new Set([...Object.keys(DISK_MEMBERS), ...OWN_MEMBERS])

/** `elements` (in memory) and `pieces` (in the database) stand for the ink of a drawing. */
const DETAIL_MEMBERS: ReadonlySet<string> = new Set(['id', ...DETAIL_NAMES, 'elements', 'pieces'])

/** The members of an object whose names are not in `members`. */
const withoutMembers = (object: object, members: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !members.has(name)))

/** The part of a tocht that is shared: everything but ids, which mean nothing elsewhere. */
export const toDisk = ({ tocht, drawings }: WholeTocht): DiskTocht => {
  const { id: _id, name, style, drawings: _listed, canvas, sheet, ...others } = tocht
  const details = drawings.map(({ id: _own, elements: _ink, ...known }): DiskDetails => known)
  return {
    drawings: drawings.map(({ elements }) => elements),
    name,
    style,
    ...(canvas && { canvas }),
    ...(details.some((known) => Object.keys(known).length > 0) && { details }),
    ...(sheet && { sheet }),
    ...others,
  }
}

/** The text for files and the clipboard. */
export const tochtText = (whole: WholeTocht): string => JSON.stringify(toDisk(whole))

/** Every listed tocht as one file. */
export const allTochtenText = (state: State): string => {
  const tochten = listedTochten(state)
  return `[${tochten.map((tocht) => tochtText({ tocht, drawings: drawingsOf(state, tocht) })).join(',')}]`
}
