import { DRAWING_FAULTS, isEmptyRow, type DrawingFault, type FaultsOf } from './drawingFaults'
import { checkStates, isChecked } from '../fieldCheck'
import { rowNumber } from '../fishbone/fishbone'
import { ICONS } from '../icons'
import type { MissingLegs } from '../legs'
import { rowsOf } from '../fishbone/readFishbone'
import { isDoubtful } from '../routeDoubts'
import { FISH_BONE, isStamp, isStroke, type Drawing, type DrawingElement, type Style } from '../types'

/** A text of the whole tocht that had no room on the sheet. */
export type CutText = 'name' | 'facts' | 'phone' | 'startNote' | 'finishNote'

/**
 * Something that is probably wrong with a sheet. Drawings with the same fault share one entry, because nobody reads the
 * same message thirty times. Drawings are counted from zero, rows in walking order from one.
 */
export type SheetFault =
  | { readonly kind: 'noPhone' | 'noToFirst' }
  | { readonly kind: 'cutText'; readonly text: CutText }
  | { readonly kind: DrawingFault; readonly drawings: readonly number[] }
  | { readonly kind: 'emptyRows'; readonly drawing: number; readonly rows: readonly number[] }

export interface CheckedSheet {
  readonly phone: string
  readonly style: Style
  readonly drawings: readonly Drawing[]
  /** The texts that the layout had to shorten, and the drawings whose notes it had to shorten. */
  readonly cut: readonly CutText[]
  readonly cutNotes: readonly number[]
  /** Drawings with text that is too small to be read on a copy. */
  readonly smallTexts: readonly number[]
  /** Drawings whose route is not emphasised because it is ambiguous. */
  readonly uncertainRoutes: readonly number[]
  readonly missingLegs: MissingLegs
}

/** The faults that the leader should check before printing. Printing is always possible. */
export const sheetFaults = (checked: CheckedSheet, faultsOf: FaultsOf): readonly SheetFault[] => {
  const { phone, style, drawings, cut, cutNotes, smallTexts, uncertainRoutes, missingLegs } = checked
  const inks = drawings.map(({ elements }) => elements)
  const states = checkStates(drawings)
  const isBegun = states.some((state) => state !== undefined)
  const doubtful = new Set(drawings.flatMap((one, index) => (isDoubtful(one) ? [index] : [])))
  const faults = inks.map((ink, drawing) => [
    ...(ink.some(isFromNewer) ? ['unknown' as const] : []),
    ...(cutNotes.includes(drawing) ? ['cutNote' as const] : []),
    ...(smallTexts.includes(drawing) ? ['smallText' as const] : []),
    ...(uncertainRoutes.includes(drawing) ? ['uncertainRoute' as const] : []),
    ...(missingLegs.from.includes(drawing) ? ['noDistance' as const] : []),
    ...(doubtful.has(drawing) ? ['doubtful' as const] : []),
    ...(states[drawing] === 'wrong' ? ['wrongInField' as const] : []),
    ...(isBegun && !isChecked(states[drawing]) ? ['notChecked' as const] : []),
    ...faultsOf(ink),
  ])
  return [
    ...(phone.trim() === '' ? [{ kind: 'noPhone' } as const] : []),
    ...(missingLegs.toFirst ? [{ kind: 'noToFirst' } as const] : []),
    ...cut.map((text) => ({ kind: 'cutText', text }) as const),
    ...DRAWING_FAULTS.flatMap((kind) => {
      const having = faults.flatMap((found, drawing) => (found.includes(kind) ? [drawing] : []))
      return having.length > 0 ? [{ kind, drawings: having }] : []
    }),
    ...(style === FISH_BONE ? inks.flatMap(emptyRows) : []),
  ]
}

/** Whether an element is of a newer version: printed as a neutral square, or not at all. */
const isFromNewer = (element: DrawingElement): boolean =>
  isStamp(element) ? element.icon.index >= ICONS.length : !isStroke(element)

/** The empty rows of a fish-bone. None if all are empty: then the drawing has the fault `empty`. */
const emptyRows = (ink: readonly DrawingElement[], drawing: number): readonly SheetFault[] => {
  const all = rowsOf(ink) ?? []
  const rows = all.flatMap((row, index) => (isEmptyRow(row) ? [rowNumber(index, all.length)] : [])).toReversed()
  return rows.length > 0 && rows.length < all.length ? [{ kind: 'emptyRows', drawing, rows }] : []
}
