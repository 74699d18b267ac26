import { DEFAULT_CANVAS } from '../../../src/constants'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { FREE_DRAW, type Drawing } from '../../../src/model/types'
import type { Cell, Page, PrintedFishbone } from '../../../src/render/sheet/page'
import { layOutSheet } from '../../../src/render/sheet/sheet'
import type { SheetContent } from '../../../src/render/sheet/sheetContent'
import { layOutSides } from '../../../src/render/sheet/sheetSides'
import type { TextLine, Typeface } from '../../../src/render/sheet/sheetText'
import type { SheetSide } from '../../../src/render/sheet/side'
import { ICON_WORDS } from '../../../src/ui/words/iconWords'
import { drawing } from '../drawings'

/** The phone numbers of three leaders, as one text. */
export const THREE_LEADERS = 'An Peeters 0470 12 34 56, Bart De Smet 0486 98 76 54, Els Vandenberghe +32 495 11 22 33'

export const LONG_NOTE =
  'Volg het pad langs de beek tot aan de tweede brug, steek over en neem de trap links van de oude molen omhoog.'

const widthOf = (text: string): number => Array.from(text).length / 2

/** A font with all letters, each half as wide as it is high. */
export const TYPEFACE: Typeface = { widthOf, textRunsOf: (text) => [{ text, width: widthOf(text) }] }

export const emptyDrawings = (count: number): Drawing[] =>
  Array.from({ length: count }, (_, index) => drawing(`d${index}`))

export const sheetContent = ({
  options,
  ...content
}: Partial<Omit<SheetContent, 'options'>> & { readonly options?: Partial<SheetOptions> } = {}): SheetContent => ({
  name: 'Tocht 1',
  phone: '',
  facts: '',
  version: '23/11/2026 · K7QD',
  style: FREE_DRAW,
  canvas: DEFAULT_CANVAS,
  drawings: [],
  words: {
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    emergency: (phone) => `112, then ${phone}`,
    distance: (metres) => `${metres} m`,
    printedDistances: { since: (distance) => `after ${distance}`, next: (distance) => `then ${distance}` },
    fromStart: (distance) => `${distance} from the start`,
    fishbone: (number) => `Fish-bone ${number}`,
    beginHere: 'Begin here',
    teamFields: { team: 'Team', out: 'Out', in: 'In', stamps: (count) => `${count} squares` },
    stops: { start: 'Start', finish: 'Finish' },
    explained: { shortest: 'Shortest way', longest: 'Longest way', fishbone: 'Go up' },
    samples: {
      route: 'ball to arrow',
      paved: 'a line',
      unpaved: 'a dashed line',
      blocked: 'a bar',
      roundabout: 'a circle',
      join: 'a letter',
      closeBox: 'a thick edge',
      closeRow: 'a thick bar',
    },
    example: {
      entry: 'from here',
      exit: 'go here',
      leave: 'leave this',
      distance: 'true here',
      description: 'Example: turn right.',
      distanceDescription: 'True in the middle.',
    },
    signGroups: { roads: 'Roads', marks: 'Marks', distances: 'Distances' },
    signs: {
      route: 'Way',
      paved: 'Paved',
      unpaved: 'Unpaved',
      blocked: 'Closed',
      roundabout: 'Roundabout',
      text: 'Text',
      join: 'Goes on',
      total: 'Total',
      since: 'Since',
      close: 'Close',
      next: 'Next',
    },
    icons: ICON_WORDS.en,
    forLeaders: {
      title: 'For the leaders',
      pageOf: (page, pages) => `Leaders ${page} of ${pages}`,
      wrong: 'wrong',
      codeTitle: 'Code for the leaders',
      codeTexts: { made: 'Scan this', tooLong: 'Too much for a code', unable: 'No code here' },
      outdated: { changed: 'changed since', beforeChanged: 'the one before changed' },
      when: (at) => `at ${at}`,
    },
    figure: (metres) => String(metres),
    heads: { since: 'Since previous', total: 'Total', remaining: 'Remaining', note: 'Note' },
  },
  ...content,
  options: { ...DEFAULT_SHEET, ...options },
})

export const layOut = (content: Parameters<typeof sheetContent>[0] = {}): readonly Page[] =>
  layOutSheet(sheetContent(content), TYPEFACE)

/** The sheet as it lies on the paper. */
export const sheetSidesOf = (
  content: Parameters<typeof sheetContent>[0] = {},
  typeface: Typeface = TYPEFACE,
): readonly SheetSide[] => layOutSides(sheetContent(content), typeface).sides

export const cellsOn = ({ body }: Page): readonly Cell[] => (body.kind === 'cells' ? body.cells : [])

/** All lines of text on a page; the row numbers of a fish-bone are in its strips. */
export const linesOn = ({ name, facts, safety, footer, version, body }: Page): readonly TextLine[] => [
  name,
  ...facts,
  ...safety.lines,
  footer,
  version,
  ...body.texts.flatMap(({ lines }) => lines),
  ...(body.kind === 'cells' ? body.cells.flatMap(({ lines }) => lines) : body.fishbone.lines),
]

export const fishboneOn = ({ body }: Page): PrintedFishbone | undefined =>
  body.kind === 'fishbone' ? body.fishbone : undefined
