import { ICONS } from '../../../src/model/icons'
import { PLAIN } from '../../../src/model/looks'
import type { DrawingElement, Point, Stroke } from '../../../src/model/types'

/**
 * Our own tocht for whole-app tests and pictures: junctions as a leader draws them, with wobbling lines, dashed paths,
 * icons, erased and redrawn ink, and an accent in its name. The tocht needs more than one page.
 */
export const sampleTocht = () => ({
  name: 'Bosspel Zoniën',
  drawings: Array.from({ length: SAMPLE_DRAWINGS }, (_, index) => junction(index)),
})

const SAMPLE_DRAWINGS = 32
const ENTRY: Point = { x: 198, y: 600 }
const CENTRE: Point = { x: 198, y: 340 }

/** The bearings of the roads of a junction, in degrees clockwise from straight on; the first is the exit. */
const JUNCTIONS: readonly (readonly number[])[] = [
  [60, -45],
  [-90, 90],
  [0, -60, 90],
  [-45, 45],
  [90, 0],
  [-70, 0, 70],
  [25, -100],
  [-30, 60, 120],
]

const junction = (index: number): DrawingElement[] => {
  const exits = JUNCTIONS[index % JUNCTIONS.length] ?? []
  const roads = exits.map((degrees, road) => {
    const to = toward(CENTRE, degrees, road === 0 ? 210 : 160)
    return stroke(wobble(CENTRE, to, index + road), { arrow: road === 0, dashed: (index + road) % 3 === 2 })
  })
  const entry = stroke(wobble(ENTRY, CENTRE, index), { circle: true })
  return [entry, ...roads, ...landmark(index), ...(index % 2 === 0 ? corrected(index) : [])]
}

const landmark = (index: number): DrawingElement[] =>
  index % 3 === 0 ? [{ icon: { x: index % 2 === 0 ? 320 : 76, y: 470, index: (index / 3) % ICONS.length } }] : []

/** A road that was drawn too far, erased at its end with a stroke and a dot, and closed with a bar. */
const corrected = (index: number): DrawingElement[] => {
  const end = { x: 60, y: 560 }
  return [
    stroke(wobble({ x: 198, y: 520 }, end, index), {}),
    stroke(wobble({ x: end.x - 10, y: end.y - 40 }, { x: end.x + 20, y: end.y + 40 }, index), { erase: true }),
    stroke([{ x: end.x + 4, y: end.y }], { erase: true }),
    stroke(
      [
        { x: 102, y: 520 },
        { x: 114, y: 580 },
      ],
      {},
    ),
    stroke([{ x: 330, y: 620 }], {}),
  ]
}

const stroke = (points: readonly Point[], look: Partial<Stroke>): Stroke => ({ points, ...PLAIN, ...look })

const toward = ({ x, y }: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return { x: x + Math.sin(angle) * length, y: y - Math.cos(angle) * length }
}

/** A line as drawn by hand: many points that stray to either side, except at its ends. */
const wobble = (from: Point, to: Point, seed: number): Point[] =>
  Array.from({ length: 40 }, (_, step) => {
    const part = step / 39
    const off = Math.sin(part * 9 + seed) * 4 * Math.sin(part * Math.PI)
    return { x: from.x + (to.x - from.x) * part + off, y: from.y + (to.y - from.y) * part - off }
  })

/** Much ink, much of it erased by crossing strokes, with ink drawn between them: a hard case for erasing. */
export const rubbedTocht = () => ({
  name: 'Rubbed out',
  drawings: Array.from({ length: 6 }, (_, index) => [
    ...hatching(80, index),
    stroke(wobble({ x: 40, y: 200 + 20 * index }, { x: 360, y: 420 }, index), { erase: true }),
    stroke(wobble({ x: 360, y: 160 }, { x: 60, y: 520 - 30 * index }, index), { erase: true }),
    { icon: { x: 198, y: 300, index } },
    ...hatching(300, index),
    stroke(wobble({ x: 198, y: 80 }, { x: 210, y: 620 }, index), { erase: true }),
    stroke([{ x: 100, y: 500 }], { erase: true }),
    stroke(
      [
        { x: 60, y: 340 },
        { x: 340, y: 340 },
      ],
      { arrow: true, circle: true },
    ),
  ]),
})

const hatching = (top: number, seed: number): Stroke[] =>
  Array.from({ length: 8 }, (_, line) => {
    const y = top + 36 * line
    return stroke(wobble({ x: 50, y }, { x: 340, y: y + 20 }, seed + line), {
      dashed: line % 3 === 0,
      arrow: line === 4,
    })
  })
