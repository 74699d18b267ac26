import type { WholeTocht } from '../model/adopt'
import { filledDetails, hasDetails, type DrawingDetails } from '../model/details'
import { drawingsOf } from '../model/lookups'
import type { SheetOptions } from '../model/sheetOptions'
import type { Drawing, DrawingElement, Size, State, Style, Tocht } from '../model/types'

/**
 * A tocht as it stands in local storage, in files and on the clipboard. The first three are the public format; the
 * others are ours, and whoever writes the format may leave them out.
 */
export interface DiskTocht {
  readonly name: string
  readonly style: Style
  readonly drawings: readonly (readonly DrawingElement[])[]
  readonly id?: string | undefined
  readonly canvas?: Size
  readonly sheet?: SheetOptions
  /** What is known of each drawing besides its ink, in the order of `drawings`. */
  readonly details?: readonly DiskDetails[]
}

export interface DiskDetails extends DrawingDetails {
  readonly id?: string | undefined
}

/** Makes the state that holds these tochten, in this order. */
export const stateOf = (wholes: readonly WholeTocht[]): State => ({
  order: wholes.map(({ tocht }) => tocht.id),
  tochten: Object.fromEntries(wholes.map(({ tocht }) => [tocht.id, tocht])),
  drawings: Object.fromEntries(wholes.flatMap(({ drawings }) => drawings.map((drawing) => [drawing.id, drawing]))),
  bin: {},
})

/** Reads a tocht in. Ids that it brings are kept only where asked: a copy of something that is here needs its own. */
export const fromDisk = (disk: DiskTocht, newId: () => string, keepIds: boolean): WholeTocht => {
  const drawings = disk.drawings.map((elements, index): Drawing => {
    const { id, note, distance }: DiskDetails = disk.details?.[index] ?? {}
    return { id: (keepIds ? id : undefined) ?? newId(), elements, ...filledDetails(note, distance) }
  })
  const tocht: Tocht = {
    id: (keepIds ? disk.id : undefined) ?? newId(),
    name: disk.name,
    style: disk.style,
    drawings: drawings.map(({ id }) => id),
    ...(disk.canvas && { canvas: disk.canvas }),
    ...(disk.sheet && { sheet: disk.sheet }),
  }
  return { tocht, drawings }
}

/** What is handed over of a tocht: all but ids, which mean nothing elsewhere. */
export const toDisk = ({ tocht, drawings }: WholeTocht): DiskTocht => ({
  drawings: drawings.map(({ elements }) => elements),
  name: tocht.name,
  style: tocht.style,
  ...(tocht.canvas && { canvas: tocht.canvas }),
  ...(drawings.some(hasDetails) && {
    details: drawings.map(({ note, distance }) => filledDetails(note, distance)),
  }),
  ...(tocht.sheet && { sheet: tocht.sheet }),
})

/** For the clipboard and files: the public format and what we add. */
export const shareText = (whole: WholeTocht): string => JSON.stringify(toDisk(whole))

/** Every tocht that is listed, as a file. */
export const fileText = (state: State): string => {
  const tochten = state.order.flatMap((id) => state.tochten[id] ?? [])
  return `[${tochten.map((tocht) => shareText({ tocht, drawings: drawingsOf(state, tocht) })).join(',')}]`
}
