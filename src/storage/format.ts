import { DETAIL_NAMES, filledDetails, type DrawingDetails, type StoredCheck } from '../model/details'
import { DRAWING_EXCHANGE_ID, exchangeIdOf, exchangeIdsOf, TOCHT_EXCHANGE_ID } from '../model/exchange/exchangeIds'
import type { Hash } from '../model/exchange/exchangeTypes'
import { hashOfContents, hashOfTocht, replacedBy, tochtStateOf } from '../model/exchange/states'
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
  /** The record key in the mirror; in files, links and on the clipboard the id in exchanges. */
  readonly id?: string | undefined
  readonly canvas?: Size
  readonly sheet?: StoredSheet | undefined
  /** In the mirror, where `id` is another one. */
  readonly exchangeId?: string | undefined
  /** In the mirror the state that last arrived; elsewhere the one that this state replaces. */
  readonly seen?: Hash | undefined
  readonly deleted?: Tocht['deleted'] | undefined
  /** Facts of each drawing besides its ink, in the order of `drawings`. */
  readonly details?: readonly DiskDetails[]
}

/** `id`, `exchangeId` and `seen` as in the tocht. */
interface DiskDetails extends DrawingDetails {
  readonly id?: string | undefined
  readonly exchangeId?: string | undefined
  readonly seen?: Hash | undefined
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
 * Reads a tocht of the mirror with its record keys, or one from elsewhere with its ids in exchanges. A copy of an existing
 * tocht needs new keys. Drawings of a tocht without a key get new ones, too, because theirs may belong to another tocht.
 */
export const fromDisk = (disk: DiskTocht, newId: () => string, isMirrored: boolean): WholeTocht => {
  const key = isMirrored ? keyIn(disk, TOCHT_EXCHANGE_ID) : undefined
  const relationsOf = (one: DiskTocht | DiskDetails, form: RegExp): object =>
    key === undefined ? (isMirrored ? {} : toldBy(one, form)) : keptIn(one)
  const drawings = disk.drawings.map((elements, index): Drawing => {
    const details: DiskDetails = disk.details?.[index] ?? {}
    return {
      ...withoutMembers(details, DETAIL_MEMBERS),
      ...relationsOf(details, DRAWING_EXCHANGE_ID),
      id: (key === undefined ? undefined : keyIn(details, DRAWING_EXCHANGE_ID)) ?? newId(),
      elements,
      ...filledDetails(details),
    }
  })
  const tocht: Tocht = {
    ...withoutMembers(disk, TOCHT_MEMBERS),
    ...relationsOf(disk, TOCHT_EXCHANGE_ID),
    id: key ?? newId(),
    name: disk.name,
    style: disk.style,
    drawings: drawings.map(({ id }) => id),
    ...(disk.canvas && { canvas: disk.canvas }),
    ...(disk.sheet && { sheet: disk.sheet }),
  }
  return { tocht, drawings }
}

/** The record key; an id in exchanges is none. */
const keyIn = ({ id }: { readonly id?: string | undefined }, exchangeId: RegExp): string | undefined =>
  id === undefined || exchangeId.test(id) ? undefined : id

/** What relates a tocht or a drawing to copies elsewhere. `past` never leaves the device. */
const RELATIONS: ReadonlySet<string> = new Set(['exchangeId', 'seen', 'past', 'deleted'])

/** What the mirror knows of copies elsewhere. */
const keptIn = (one: object): object =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => RELATIONS.has(name) && value !== undefined))

/** What a text from elsewhere says about the state that it holds; nothing if it has no id in exchanges. */
const toldBy = ({ id, seen, ...others }: DiskTocht | DiskDetails, form: RegExp): object => {
  const deleted = 'deleted' in others ? others.deleted : undefined
  return id !== undefined && form.test(id) ? { exchangeId: id, ...(seen && { seen }), ...(deleted && { deleted }) } : {}
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
  exchangeId: true,
  seen: true,
  deleted: true,
}

const TOCHT_MEMBERS: ReadonlySet<string> = new Set([...Object.keys(DISK_MEMBERS), ...OWN_MEMBERS, ...RELATIONS])

/** `elements` (in memory) and `pieces` (in the database) stand for the ink of a drawing. */
const DETAIL_MEMBERS: ReadonlySet<string> = new Set(['id', ...DETAIL_NAMES, 'elements', 'pieces', ...RELATIONS])

/** The members of an object whose names are not in `members`. */
const withoutMembers = (object: object, members: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !members.has(name)))

/** A tocht as others get it: without record keys, which mean nothing elsewhere, and without its past. */
export const toDisk = (whole: WholeTocht): DiskTocht => {
  const { tocht, drawings } = whole
  const {
    id: _id,
    name,
    style,
    drawings: _listed,
    canvas,
    sheet,
    exchangeId: _own,
    seen,
    past,
    deleted,
    ...others
  } = tocht
  const ids = exchangeIdsOf(whole)
  const replaced = replacedBy(hashOfTocht(tochtStateOf(whole)), { seen, past: past?.map(hashOfTocht) })
  return {
    drawings: drawings.map(({ elements }) => elements),
    name,
    style,
    ...(canvas && { canvas }),
    ...(drawings.length > 0 && { details: drawings.map((drawing, index) => diskDetails(drawing, ids[index])) }),
    ...(sheet && { sheet }),
    id: exchangeIdOf(tocht),
    ...(replaced !== undefined && { seen: replaced }),
    ...(deleted && {
      deleted: Object.fromEntries(Object.entries(deleted).map(([one, states]) => [one, states.slice(-1)])),
    }),
    ...others,
  }
}

const diskDetails = (drawing: Drawing, id: string | undefined): DiskDetails => {
  const { id: _own, elements: _ink, exchangeId: _id, seen: _seen, past: _past, ...known } = drawing
  const replaced = replacedBy(hashOfContents(drawing), drawing)
  return { id, ...known, ...(replaced !== undefined && { seen: replaced }) }
}

/** The text for files and the clipboard. */
export const tochtText = (whole: WholeTocht): string => JSON.stringify(toDisk(whole))

/** Every listed tocht as one file. */
export const allTochtenText = (state: State): string => {
  const tochten = listedTochten(state)
  return `[${tochten.map((tocht) => tochtText({ tocht, drawings: drawingsOf(state, tocht) })).join(',')}]`
}
