import { snapEnd } from '../../../src/geometry/line/snap'
import { ICONS } from '../../../src/model/icons'
import type { Drawing, DrawingElement, Point, WholeTocht } from '../../../src/model/types'
import { diceOf, type Dice } from '../dice'
import { stroke, whole } from '../drawings'

/**
 * A deterministic tocht as drawn with the straight pen: an entry with its ball, an exit with its arrow, one to three
 * more roads, some of them paths, and some icons. No two junctions are equal; a longer tocht begins like a shorter one.
 */
export const straightTocht = (drawings: number): WholeTocht => {
  const dice = diceOf(1)
  return whole(
    Array.from({ length: drawings }, (_, index): Drawing => ({ id: `d${index}`, elements: junction(dice) })),
    { name: 'Tocht van de Welpen' },
  )
}

const junction = (dice: Dice): DrawingElement[] => {
  const centre = near({ x: 198, y: 340 }, 60, dice)
  const entry = snapped(centre, near({ x: 198, y: 610 }, 40, dice))
  const roads = Array.from({ length: 2 + dice.below(3) }, (_, road) => {
    const end = snapped(centre, beside(centre, dice))
    return stroke([xy(centre), xy(end)], { arrow: road === 0, dashed: road > 0 && dice.below(3) === 0 })
  })
  const icon = { ...near({ x: 198, y: 340 }, 300, dice), index: dice.below(ICONS.length) }
  return [stroke([xy(entry), xy(centre)], { circle: true }), ...roads, ...(dice.below(4) === 0 ? [{ icon }] : [])]
}

const xy = ({ x, y }: Point) => [x, y] as const
const tenth = (value: number): number => Math.round(value * 10) / 10
const snapped = (from: Point, to: Point): Point => {
  const { x, y } = snapEnd(from, to)
  return { x: tenth(x), y: tenth(y) }
}

/** A random place in a square around another, in tenths of a unit. */
const near = ({ x, y }: Point, side: number, dice: Dice): Point => ({
  x: tenth(x - side / 2 + dice.below(10 * side) / 10),
  y: tenth(y - side / 2 + dice.below(10 * side) / 10),
})

/** The end of a road in any direction except back. */
const beside = ({ x, y }: Point, dice: Dice): Point => {
  const angle = ((dice.below(2_600) - 1_300) / 10) * (Math.PI / 180)
  const length = 110 + dice.below(100)
  return { x: x + Math.sin(angle) * length, y: y - Math.cos(angle) * length }
}
