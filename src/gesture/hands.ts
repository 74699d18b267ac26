import { panned, pinched, type View } from '../geometry/view'
import type { Point } from '../model/types'

export type PointerType = 'mouse' | 'pen' | 'touch'

/** A pointer's contact with the canvas, in CSS pixels relative to the room around the paper. */
export interface Contact {
  readonly pointer: number
  readonly type: PointerType
  readonly at: Point
}

/**
 * The role of each pointer: one draws, or one or two fingers hold the paper. Drawing itself is another state machine,
 * which receives commands.
 */
export type Hands =
  | { readonly kind: 'free' }
  | { readonly kind: 'drawing'; readonly by: Contact }
  | {
      readonly kind: 'holding'
      /** True while a lone finger moves nothing: it may be a resting palm. */
      readonly resting: boolean
      readonly fingers: readonly Contact[]
      readonly view: View
      readonly from: readonly Contact[]
    }

export const FREE: Hands = { kind: 'free' }

/** Commands to the drawing gesture. `cancel` cancels the stroke; `restart` cancels it and begins anew. */
type GestureCommand = 'press' | 'move' | 'release' | 'cancel' | 'restart'

export interface HandsResult {
  readonly hands: Hands
  readonly command?: GestureCommand
  readonly view?: View
}

/** Whether a contact begins on the paper, and whether only a pen may draw. Fingers never draw beside the paper. */
export interface Ground {
  readonly onPaper: boolean
  readonly penOnly: boolean
}

/** A contact begins. With `penOnly` fingers never draw, and a single one moves nothing. A second finger never draws. */
export const addContact = (hands: Hands, contact: Contact, { onPaper, penOnly }: Ground, view: View): HandsResult => {
  const finger = contact.type === 'touch'
  switch (hands.kind) {
    case 'free':
      return finger && (penOnly || !onPaper)
        ? { hands: holding([contact], view, penOnly) }
        : { hands: { kind: 'drawing', by: contact }, command: 'press' }
    case 'drawing':
      // A pen takes over from a finger or palm that came before it, and ignores later ones.
      if (contact.type === 'pen' && hands.by.type === 'touch') {
        return { hands: { kind: 'drawing', by: contact }, command: 'restart' }
      }
      // A second finger makes it a pinch and cancels the first one's stroke.
      return finger && hands.by.type === 'touch'
        ? { hands: holding([hands.by, contact], view, penOnly), command: 'cancel' }
        : { hands }
    case 'holding':
      if (contact.type === 'pen') return { hands: { kind: 'drawing', by: contact }, command: 'press' }
      return finger && hands.fingers.length < 2
        ? { hands: holding([...hands.fingers, contact], view, hands.resting) }
        : { hands }
  }
}

/** A contact moves: the stroke continues, or the paper follows the fingers. */
export const moveContact = (hands: Hands, contact: Contact): HandsResult => {
  if (hands.kind === 'drawing') {
    return contact.pointer === hands.by.pointer
      ? { hands: { kind: 'drawing', by: contact }, command: 'move' }
      : { hands }
  }
  if (hands.kind === 'free' || !hands.fingers.some(({ pointer }) => pointer === contact.pointer)) return { hands }
  const fingers = hands.fingers.map((finger) => (finger.pointer === contact.pointer ? contact : finger))
  if (hands.resting && fingers.length < 2) return { hands: { ...hands, fingers } }
  return { hands: { ...hands, fingers }, view: heldView(hands.view, hands.from, fingers) }
}

/** A contact ends. If the system cancels it (`pointercancel`), a pen's stroke is kept and any other is cancelled. */
export const removeContact = (hands: Hands, contact: Contact, view: View, cancelled: boolean): HandsResult => {
  if (hands.kind === 'drawing') {
    if (contact.pointer !== hands.by.pointer) return { hands }
    return { hands: FREE, command: cancelled && contact.type !== 'pen' ? 'cancel' : 'release' }
  }
  if (hands.kind === 'free') return { hands }
  const left = hands.fingers.filter(({ pointer }) => pointer !== contact.pointer)
  return { hands: left.length === 0 ? FREE : holding(left, view, hands.resting) }
}

/** Whether a pointer of this type draws or holds the paper. */
export const isIn = (hands: Hands, type: PointerType): boolean =>
  hands.kind === 'drawing' ? hands.by.type === type : hands.kind === 'holding' && type === 'touch'

/** The hands after a new layout of the paper: fingers that hold the paper continue from its new view. */
export const laidAnew = (hands: Hands, view: View): Hands =>
  hands.kind === 'holding' ? holding(hands.fingers, view, hands.resting) : hands

/** The fingers hold the paper in its present view. */
const holding = (fingers: readonly Contact[], view: View, resting: boolean): Hands => ({
  kind: 'holding',
  resting,
  fingers,
  from: fingers,
  view,
})

const heldView = (view: View, from: readonly Contact[], to: readonly Contact[]): View => {
  const [a, b] = from
  const [c, d] = to
  if (!a || !c) return view
  if (!b || !d) return panned(view, { x: c.at.x - a.at.x, y: c.at.y - a.at.y })
  return pinched(view, [a.at, b.at], [c.at, d.at])
}
