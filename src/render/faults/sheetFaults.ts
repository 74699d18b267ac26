import { checkStates, isBegun, isChecked, isFoundWrong } from '../../model/fieldCheck'
import { rowNumber } from '../../model/fishbone/fishbone'
import { rowsOf } from '../../model/fishbone/readFishbone'
import type { MissingLegs } from '../../model/legs'
import { isDoubtful } from '../../model/routeDoubts'
import { FISH_BONE, hasInk, type Drawing, type DrawingElement, type Style } from '../../model/types'
import { isFromNewer } from '../inks'
import { numberedOn, type Page } from '../sheet/page'
import type { CutText } from '../sheet/sheetFrame'
import type { TextLine } from '../sheet/sheetText'
import { DRAWING_FAULTS, isEmptyRow, type DrawingFault, type FaultsOf } from './drawingFaults'
import { hasHidingLabel, hasWideLabel } from './labelFaults'

/**
 * Something that is probably wrong with a sheet. Drawings with the same fault share one entry, because nobody reads the
 * same message thirty times. Rows are numbered from one, in walking order.
 */
export type SheetFault =
  | { readonly kind: 'noPhone' | 'noToFirst' }
  | { readonly kind: 'cutText'; readonly text: CutText }
  | { readonly kind: 'missingLetters'; readonly letters: string }
  | { readonly kind: DrawingFault; readonly drawingIndexes: readonly number[] }
  | { readonly kind: 'emptyRows'; readonly drawingIndex: number; readonly rows: readonly number[] }

/** What the check before print looks at. */
export interface SheetToPrint {
  readonly phone: string
  readonly style: Style
  readonly drawings: readonly Drawing[]
  /** The texts that the layout had to shorten, and the indexes of the drawings whose notes it had to shorten. */
  readonly cut: readonly CutText[]
  readonly cutNotes: readonly number[]
  /** The texts with letters that print as empty boxes. */
  readonly missingLetters: readonly string[]
  /** The indexes of drawings that a merge kept beside the drawing before them. */
  readonly keptTwice: readonly number[]
  /** The indexes of drawings with text that is too small to be read on a copy. */
  readonly smallTexts: readonly number[]
  /** The indexes of drawings with a label that hides something, or that is too wide for its box. */
  readonly hidingLabels: readonly number[]
  readonly wideLabels: readonly number[]
  /** The indexes of drawings whose route is not emphasised because it is ambiguous. */
  readonly uncertainRoutes: readonly number[]
  readonly missingLegs: MissingLegs
}

/** The faults that the leader should check before printing. Printing is always possible. */
export const sheetFaults = (sheet: SheetToPrint, faultsOf: FaultsOf): readonly SheetFault[] => {
  const { phone, style, drawings, cut, cutNotes, missingLetters, smallTexts, uncertainRoutes, missingLegs } = sheet
  const inks = drawings.map(({ elements }) => elements)
  const states = checkStates(drawings)
  const doubtful = new Set(drawings.flatMap((one, index) => (isDoubtful(one) ? [index] : [])))
  const foundWrong = new Set(drawings.flatMap((one, index) => (isFoundWrong(one, states[index]) ? [index] : [])))
  const faults = inks.map((ink, drawingIndex) => [
    ...(ink.some(isFromNewer) ? ['unknown' as const] : []),
    ...(sheet.keptTwice.includes(drawingIndex) ? ['keptTwice' as const] : []),
    ...(cutNotes.includes(drawingIndex) ? ['cutNote' as const] : []),
    ...(smallTexts.includes(drawingIndex) ? ['smallText' as const] : []),
    ...(sheet.hidingLabels.includes(drawingIndex) ? ['hidingLabel' as const] : []),
    ...(sheet.wideLabels.includes(drawingIndex) ? ['wideLabel' as const] : []),
    ...(uncertainRoutes.includes(drawingIndex) ? ['uncertainRoute' as const] : []),
    ...(missingLegs.from.includes(drawingIndex) ? ['noDistance' as const] : []),
    ...(doubtful.has(drawingIndex) ? ['doubtful' as const] : []),
    ...(foundWrong.has(drawingIndex) ? ['wrongInField' as const] : []),
    ...(isBegun(states) && !isChecked(states[drawingIndex]) && !foundWrong.has(drawingIndex)
      ? ['notChecked' as const]
      : []),
    ...faultsOf(ink),
  ])
  return [
    ...(phone.trim() === '' ? [{ kind: 'noPhone' } as const] : []),
    ...(missingLegs.toFirst ? [{ kind: 'noToFirst' } as const] : []),
    ...cut.map((text) => ({ kind: 'cutText', text }) as const),
    ...(missingLetters.length > 0 ? [{ kind: 'missingLetters', letters: missingLetters.join(', ') } as const] : []),
    ...DRAWING_FAULTS.flatMap((kind) => {
      const drawingIndexes = faults.flatMap((found, index) => (found.includes(kind) ? [index] : []))
      return drawingIndexes.length > 0 ? [{ kind, drawingIndexes }] : []
    }),
    ...(style === FISH_BONE ? inks.flatMap(emptyRows) : []),
  ]
}

/** The empty rows of a fish-bone. None if all are empty: then the drawing has the fault `empty`. */
const emptyRows = (ink: readonly DrawingElement[], drawingIndex: number): readonly SheetFault[] => {
  const all = rowsOf(ink) ?? []
  const rows = all.flatMap((row, index) => (isEmptyRow(row) ? [rowNumber(index, all.length)] : [])).toReversed()
  return rows.length > 0 && rows.length < all.length ? [{ kind: 'emptyRows', drawingIndex, rows }] : []
}

/**
 * The parts that do not print as intended: shortened texts of the tocht, letters that no font has, and the indexes of drawings with a cut note,
 * small text, a label in the wrong place, or an uncertain route without emphasis.
 */
export const missedOn = (
  pages: readonly Page[],
): Pick<
  SheetToPrint,
  'cut' | 'cutNotes' | 'missingLetters' | 'smallTexts' | 'hidingLabels' | 'wideLabels' | 'uncertainRoutes'
> => {
  const drawings = pages.flatMap(({ body }) => numberedOn(body))
  const cells = pages.flatMap(({ body }) => (body.kind === 'cells' ? body.cells : []))
  return {
    cut: [...(pages[0]?.cut ?? []), ...pages.flatMap(({ body }) => body.texts.flatMap(({ cut }) => cut ?? []))],
    missingLetters: [...new Set(pages.flatMap(linesOn).flatMap(missingIn))],
    cutNotes: indexesOf(drawings.filter(({ isNoteCut }) => isNoteCut)),
    smallTexts: indexesOf([
      ...cells.filter(({ isSmall }) => isSmall),
      ...pages.flatMap(({ body }) =>
        body.texts.flatMap(({ small }) => (small === undefined ? [] : [{ number: small }])),
      ),
    ]),
    hidingLabels: indexesOf(cells.filter(hasHidingLabel)),
    wideLabels: indexesOf(cells.filter(hasWideLabel)),
    uncertainRoutes: indexesOf(
      cells.filter(({ routeInk, drawing }) => routeInk?.length === 0 && hasInk(drawing.elements)),
    ),
  }
}

/** The lines of a page that are not the app's own. */
const linesOn = ({ name, facts, safety, body }: Page): readonly TextLine[] => [
  name,
  ...facts,
  ...safety.lines,
  ...[...body.texts, ...numberedOn(body)].flatMap(({ lines }) => lines),
  ...(body.kind === 'cells' ? body.cells : []).flatMap(({ labels }) =>
    labels.flatMap(({ lines }) => lines.map(({ line }) => line)),
  ),
]

const missingIn = ({ runs }: TextLine): readonly string[] =>
  runs.flatMap(({ text, isMissing }) => (isMissing ? [text.trim()] : []))

const indexesOf = (drawings: readonly { readonly number: number }[]): readonly number[] => [
  ...new Set(drawings.map(({ number }) => number - 1)),
]
