import { DEFAULT_CANVAS, LONGEST_FIRST_MIRROR } from '../constants'
import { FISH_BONE, FREE_DRAW, type DrawingElement, type DrawingId, type Size } from '../model/types'
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
 * The drawing at an address, before the database has said a word. Undefined where the mirror has none there, where it is
 * neither as we wrote it nor bare of ink, or where reading it would take long.
 */
export const mirroredDrawing = (text: string, tocht: number, index: number): MirroredDrawing | undefined => {
  const tochten = (text.length > LONGEST_FIRST_MIRROR ? undefined : mirroredTochten(text)) ?? []
  const raw = tochten[tocht]
  if (isOurs(tochten, raw)) return drawingIn(raw, index)
  return isBare(raw) && raw.drawings[index] && tochten.every(isBare) ? BARE : undefined
}

const BARE: MirroredDrawing = { id: undefined, elements: [], canvas: undefined }

const drawingIn = ({ drawings, details, canvas }: DiskTocht, index: number): MirroredDrawing | undefined => {
  const elements = drawings[index]
  const standing = canvas ?? (drawings.every(isEmpty) ? undefined : DEFAULT_CANVAS)
  return elements && { id: details?.[index]?.id, elements, canvas: standing }
}

/** Whether it bears our seal, and is no copy that somebody made of another, whose ids it would have. */
const isOurs = (tochten: readonly unknown[], raw: unknown): raw is DiskTocht =>
  sealedStanding(raw) !== undefined &&
  tochten.filter((other) => isRecord(other) && isRecord(raw) && other.id === raw.id).length === 1

/**
 * Of what is not as we wrote it nothing is taken on trust but that nothing was drawn in it; and only where that is so of
 * all, since one that cannot be read would leave another one its place.
 */
const isBare = (raw: unknown): raw is Pick<DiskTocht, 'drawings'> =>
  isRecord(raw) &&
  typeof raw.name === 'string' &&
  (raw.style === FREE_DRAW || raw.style === FISH_BONE) &&
  raw.canvas === undefined &&
  isList(raw.drawings) &&
  raw.drawings.every(isEmpty)

const isEmpty = (drawing: unknown): drawing is readonly never[] => isList(drawing) && drawing.length === 0
