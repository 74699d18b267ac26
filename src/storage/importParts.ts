import { freeze } from 'immer'
import { IMPORT_PART_POINTS } from '../constants'
import { isStamp, type DrawingElement } from '../model/types'
import type { DiskTocht } from './disk'
import type { ImportFault } from './importFault'
import type { Imported } from './importText'

type Tochten = readonly DiskTocht[]

/** What was read, in parts that are each handed over in no time: a large tocht at once would hold the page up. */
export type ImportPart =
  | { readonly type: 'fault'; readonly fault: ImportFault }
  | { readonly type: 'tocht'; readonly fields: Omit<DiskTocht, 'drawings'> }
  | { readonly type: 'drawing' }
  | { readonly type: 'elements'; readonly elements: readonly DrawingElement[] }
  | { readonly type: 'end' }

/** Takes apart what was read. */
export function* partsOf(read: Imported<Tochten>): Generator<ImportPart> {
  if (!read.ok) {
    yield { type: 'fault', fault: read.fault }
    return
  }
  for (const { drawings, ...fields } of read.value) {
    yield { type: 'tocht', fields }
    for (const elements of drawings) {
      yield { type: 'drawing' }
      yield* elementParts(elements)
    }
  }
  yield { type: 'end' }
}

function* elementParts(elements: readonly DrawingElement[]): Generator<ImportPart> {
  let part: DrawingElement[] = []
  let points = 0
  for (const element of elements) {
    part.push(element)
    points += isStamp(element) ? 1 : element.points.length
    if (points < IMPORT_PART_POINTS) continue
    yield { type: 'elements', elements: part }
    part = []
    points = 0
  }
  if (part.length > 0) yield { type: 'elements', elements: part }
}

/** Puts the parts together again: `add` answers with everything once the last one has come. */
export const createAssembly = (): { readonly add: (part: ImportPart) => Imported<Tochten> | undefined } => {
  const tochten: (Omit<DiskTocht, 'drawings'> & { readonly drawings: DrawingElement[][] })[] = []
  return {
    add: (part) => {
      switch (part.type) {
        case 'fault':
          return { ok: false, fault: part.fault }
        case 'tocht':
          tochten.push({ ...part.fields, drawings: [] })
          return undefined
        case 'drawing':
          tochten.at(-1)?.drawings.push([])
          return undefined
        case 'elements':
          // Frozen as they come, so that the reducer need not do it for all of them at once.
          tochten
            .at(-1)
            ?.drawings.at(-1)
            ?.push(...part.elements.map((element) => freeze(element, true)))
          return undefined
        case 'end':
          return { ok: true, value: tochten }
      }
    },
  }
}
