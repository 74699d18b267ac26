import { DEFAULT_CANVAS } from '../../../constants'
import { writeJunction } from '../../../geometry/junction/writeJunction'
import { ICONS, type IconName } from '../../../model/icons'
import { settle, stagger, type Arm, type Direction, type Junction } from '../../../model/junction'
import { PLAIN } from '../../../model/looks'
import type { DrawingElement, Point } from '../../../model/types'
import type { Words } from '../../words/en'

/** A drawing of the example. */
export interface ExampleBox {
  readonly note?: keyof Words['example']['walk']['notes']
  readonly elements: readonly DrawingElement[]
  /** The distance to the next drawing, or from the last one to the finish, in metres. */
  readonly distance: number
}

type ExampleRoad = Pick<Arm, 'direction'> & Partial<Arm>

const road = (direction: Direction, look: Partial<Arm> = {}): ExampleRoad => ({ direction, ...look })
const unpaved = (direction: Direction): ExampleRoad => road(direction, { unpaved: true })
const blocked = (direction: Direction): ExampleRoad => road(direction, { blocked: true })

const junction = (exit: ExampleRoad, arms: readonly ExampleRoad[], also: Partial<Junction> = {}): Junction =>
  settle({
    entryUnpaved: false,
    exit: { direction: exit.direction, unpaved: exit.unpaved ?? false },
    arms: arms.map((one) => ({ unpaved: false, blocked: false, at: 0, ...one })),
    roundabout: false,
    staggered: 'none',
    ...also,
  })

const box = (drawn: Junction, distance: number, ...extra: readonly DrawingElement[]): ExampleBox => ({
  elements: [...writeJunction(drawn, DEFAULT_CANVAS), ...extra],
  distance,
})

const icon = (name: IconName, x: number, y: number): DrawingElement => ({
  icon: { x, y, index: ICONS.findIndex((one) => one.name === name) },
})
const line = (...points: readonly Point[]): DrawingElement => ({ ...PLAIN, points })

/** The two railings of a bridge, drawn by hand beside the road. */
const BRIDGE = [
  line({ x: 146, y: 520 }, { x: 164, y: 502 }, { x: 164, y: 424 }, { x: 146, y: 406 }),
  line({ x: 250, y: 520 }, { x: 232, y: 502 }, { x: 232, y: 424 }, { x: 250, y: 406 }),
]

/** A walk with twelve different junctions. */
export const EXAMPLE_BOXES: readonly ExampleBox[] = [
  box(junction(road(2), [road(6)]), 180),
  box(junction(road(4), [road(2), road(6)]), 240),
  { ...box(junction(road(5), [road(3)]), 310, icon('church', 300, 480)), note: 'chapel' },
  { ...box(junction(unpaved(6), [road(2)]), 420), note: 'wood' },
  box(junction(road(3), [unpaved(5)], { entryUnpaved: true }), 260),
  { ...box(junction(road(4), [road(1), road(2), road(6)]), 150), note: 'fiveRoads' },
  { ...box(junction(road(2), [road(4), road(6)], { roundabout: true }), 520), note: 'cars' },
  box(stagger(junction(road(4), [road(2), road(6)]), 'leftFirst'), 200),
  { ...box(junction(road(4), []), 90, icon('railway', 288, 330)), note: 'railway' },
  box(junction(road(6), [blocked(2), unpaved(4)]), 340),
  { ...box(junction(road(4), [road(3)]), 130, ...BRIDGE, icon('water', 318, 464)), note: 'bridge' },
  box(junction(road(5), [road(2)]), 60, icon('house', 306, 92)),
]
