import { DEFAULT_CANVAS, LONGEST_FIRST_MIRROR } from '../constants'
import type { DrawingElement, DrawingId, Size } from '../model/types'
import type { DiskTocht } from './disk'
import { isList, isRecord, mirroredTochten, sealedStanding } from './mirror'

/** A drawing as the mirror has it. */
export interface MirroredDrawing {
  /** Undefined for one that came from elsewhere, and has no id yet. */
  readonly id: DrawingId | undefined
  readonly elements: readonly DrawingElement[]
  /** Undefined while nothing was drawn in its tocht, when the screen decides. */
  readonly canvas: Size | undefined
}

/**
 * The drawing at an address, before the database has said a word. Undefined where the mirror has none there, where its
 * tocht is neither as we wrote it nor bare of ink, or where reading it would take long.
 */
export const mirroredDrawing = (text: string, tocht: number, index: number): MirroredDrawing | undefined => {
  const raw = text.length > LONGEST_FIRST_MIRROR ? undefined : mirroredTochten(text)?.[tocht]
  const disk = sealedStanding(raw) ? (raw as DiskTocht) : undrawn(raw)
  const elements = disk?.drawings[index]
  if (!disk || !elements) return undefined
  const blank = disk.drawings.every(isEmpty)
  return { id: disk.details?.[index]?.id, elements, canvas: disk.canvas ?? (blank ? undefined : DEFAULT_CANVAS) }
}

/** Of a tocht that is not as we wrote it nothing is taken on trust but that nothing was drawn in it. */
const undrawn = (raw: unknown): Pick<DiskTocht, 'drawings' | 'details' | 'canvas'> | undefined =>
  isRecord(raw) && raw.canvas === undefined && isList(raw.drawings) && raw.drawings.every(isEmpty)
    ? { drawings: raw.drawings }
    : undefined

const isEmpty = (drawing: unknown): drawing is readonly never[] => isList(drawing) && drawing.length === 0
