import { legsOf, type Legs } from '../../model/legs'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Drawing } from '../../model/types'
import type { SheetContent, SheetWords } from './sheetContent'
import { BETWEEN_FACTS, cleanText } from './sheetText'
import { NEXT_MARK, SINCE_MARK } from './signs'

/** The texts of a drawing or a note. */
export interface ItemTexts {
  /** A number, or the word for start or finish. */
  readonly title: string
  readonly note: string
  /** "350 m", or with a mark for its direction: "← 350 m" */
  readonly distance: string
}

export interface DrawingItem extends ItemTexts {
  readonly kind: 'drawing'
  readonly drawing: Drawing
  readonly number: number
}

export interface NoteItem extends ItemTexts {
  readonly kind: 'note'
  readonly at: keyof SheetWords['stops']
  /** The number of the drawing to which the item's distance belongs. */
  readonly measured: number
}

/** An item of the sheet with a place of its own. */
export type SheetItem = DrawingItem | NoteItem

/** The note at the start, the drawings, and the note at the finish. */
export const itemsOf = (content: SheetContent): readonly SheetItem[] => {
  const { drawings, options, words } = content
  const legs = legsOf(drawings, options)
  const noteAt = (at: NoteItem['at'], text: string | undefined): readonly NoteItem[] => {
    const own = legs[at]
    return own
      ? [
          {
            kind: 'note',
            at,
            measured: at === 'start' ? 1 : drawings.length,
            title: words.stops[at],
            note: cleanText(text ?? ''),
            distance: distanceText(own, content),
          },
        ]
      : []
  }
  return [
    ...noteAt('start', options.startNote),
    ...drawings.map((drawing, index): DrawingItem => {
      const { note = '' } = drawing
      const number = index + 1
      const distance = distanceText(legs.drawings[index] ?? {}, content)
      return { kind: 'drawing', drawing, number, title: String(number), note: cleanText(note), distance }
    }),
    ...noteAt('finish', options.finishNote),
  ]
}

const distanceText = ({ before, after }: Legs, { options, words }: SheetContent): string =>
  [
    ...(before === undefined ? [] : [`${SINCE_MARK} ${words.distance(before)}`]),
    ...(after === undefined ? [] : [`${nextMark(options)}${words.distance(after)}`]),
  ].join(BETWEEN_FACTS)

/** Without a choice of distances there is no mark, as in earlier versions. */
const nextMark = ({ distances }: SheetOptions): string => (distances ? `${NEXT_MARK} ` : '')

export const drawingsIn = (items: readonly SheetItem[]): readonly Drawing[] =>
  items.flatMap((item) => (item.kind === 'drawing' ? [item.drawing] : []))
