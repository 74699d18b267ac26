import { freeze } from 'immer'
import { IMPORT_PART_POINTS } from '../../constants'
import { pointCount } from '../../model/elements'
import { failed } from '../../model/read'
import type { DrawingElement } from '../../model/types'
import type { DiskTocht } from '../format'
import type { ImportFault } from './importFault'
import type { Imported } from './importText'
import type { UnreadTocht } from './tochtList'

/** The result of reading a text: the tochten, and for a file of several also those that could not be read. */
export interface ReadTochten {
  readonly tochten: readonly DiskTocht[]
  readonly unread: readonly UnreadTocht[]
}

/** A part of the result, small enough to be handed over without blocking the tab. */
export type ImportPart =
  | { readonly type: 'fault'; readonly fault: ImportFault }
  | { readonly type: 'tocht'; readonly fields: Omit<DiskTocht, 'drawings'> }
  | { readonly type: 'drawing' }
  | { readonly type: 'elements'; readonly elements: readonly DrawingElement[] }
  | { readonly type: 'unread'; readonly unread: UnreadTocht }
  /** The share of the text that is read. */
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'end' }

/** Splits a tocht into parts. */
export function* partsOf({ drawings, ...fields }: DiskTocht): Generator<ImportPart> {
  yield { type: 'tocht', fields }
  for (const elements of drawings) {
    yield { type: 'drawing' }
    yield* elementParts(elements)
  }
}

function* elementParts(elements: readonly DrawingElement[]): Generator<ImportPart> {
  let part: DrawingElement[] = []
  let points = 0
  for (const element of elements) {
    part.push(element)
    points += pointCount(element)
    if (points < IMPORT_PART_POINTS) continue
    yield { type: 'elements', elements: part }
    part = []
    points = 0
  }
  if (part.length > 0) yield { type: 'elements', elements: part }
}

/** Joins the parts; `add` returns the result when it gets the last one. */
export const createAssembly = (): { readonly add: (part: ImportPart) => Imported<ReadTochten> | undefined } => {
  const tochten: (Omit<DiskTocht, 'drawings'> & { readonly drawings: DrawingElement[][] })[] = []
  const unread: UnreadTocht[] = []
  return {
    add: (part) => {
      switch (part.type) {
        case 'fault':
          return failed(part.fault)
        case 'tocht':
          tochten.push({ ...part.fields, drawings: [] })
          return undefined
        case 'drawing':
          tochten.at(-1)?.drawings.push([])
          return undefined
        case 'elements':
          // Freeze each part now, so that the reducer need not freeze everything at once.
          tochten
            .at(-1)
            ?.drawings.at(-1)
            ?.push(...part.elements.map((element) => freeze(element, true)))
          return undefined
        case 'unread':
          unread.push(part.unread)
          return undefined
        case 'progress':
          return undefined
        case 'end':
          return { ok: true, value: { tochten, unread } }
      }
    },
  }
}
