import { DEFAULT_CANVAS, EXAMPLE_ID } from '../../../constants'
import { filledDetails } from '../../../model/details'
import { strokesOf, type Fishbone, type SideRoad } from '../../../model/fishbone/fishbone'
import { NEW_SHEET, withChoices } from '../../../model/sheet/defaultSheet'
import { FISH_BONE, FREE_DRAW, type Drawing, type DrawingId, type Tocht, type WholeTocht } from '../../../model/types'
import type { Words } from '../../words/en'
import { EXAMPLE_BOXES, type ExampleBox } from './exampleBoxes'

/** Distance from the start to the first drawing of the example, in metres. */
const EXAMPLE_TO_FIRST = 120

/** The rows of the fish-bone in walking order: roads to the left, then to the right; `u` is unpaved. */
const EXAMPLE_ROWS: readonly (readonly [left: string, right: string])[] = [
  ['p', ''],
  ['', 'p'],
  ['p', 'p'],
  ['', 'u'],
  ['pp', ''],
  ['u', 'p'],
  ['', 'p'],
  ['p', ''],
  ['', 'pu'],
  ['p', 'p'],
  ['u', ''],
  ['', 'p'],
]

const roadsOf = (text: string): readonly SideRoad[] => Array.from(text, (letter) => ({ dashed: letter === 'u' }))

const exampleFishbone = (): Fishbone =>
  EXAMPLE_ROWS.map(([left, right]) => ({ left: roadsOf(left), right: roadsOf(right) })).toReversed()

/** A tocht in boxes and a fish-bone. They are ordinary tochten that can be printed, changed and deleted. */
export const exampleTochten = (words: Words['example'], newId: () => string): readonly WholeTocht[] => {
  const { walk, fishbone } = words
  const boxes = EXAMPLE_BOXES.map((box) => drawingOf(box, box.note && walk.notes[box.note], newId()))
  const sheet = withChoices(NEW_SHEET, {
    start: walk.start,
    startNote: walk.startNote,
    finishNote: walk.finishNote,
    toFirst: EXAMPLE_TO_FIRST,
    legend: true,
    explain: 'shortest',
  })
  return [
    whole({ id: `${EXAMPLE_ID}${newId()}`, name: walk.name, style: FREE_DRAW, canvas: DEFAULT_CANVAS, sheet }, boxes),
    whole({ id: `${EXAMPLE_ID}${newId()}`, name: fishbone.name, style: FISH_BONE, sheet: NEW_SHEET }, [
      { id: newId(), elements: strokesOf(exampleFishbone()), note: fishbone.note },
    ]),
  ]
}

const drawingOf = ({ elements, distance }: ExampleBox, note: string | undefined, id: DrawingId): Drawing => ({
  id,
  elements,
  ...filledDetails({ note, distance }),
})

const whole = (tocht: Omit<Tocht, 'drawings'>, drawings: readonly Drawing[]): WholeTocht => ({
  tocht: { ...tocht, drawings: drawings.map(({ id }) => id) },
  drawings,
})
