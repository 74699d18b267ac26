import type { Point } from '../../../src/model/types'
import type { Dice } from '../dice'
import { onward } from './roadLines'

/** The straight road before the first bend and after the last, in metres: it keeps the bends off the junctions. */
const APPROACH = 60
/** The length of a leg, and the distance between the two legs of a bend, in metres. */
const LEG = { least: 30, most: 80 }
const APART = { least: 8, most: 25 }
const MOST_BENDS = 5
/** The radius of the corner at the foot and at the top, in metres, and the turn between two of its nodes, in degrees. */
const CORNER = 6
const TURN_STEP = 30
const RADIANS = Math.PI / 180

/** A path that climbs a slope in hairpin bends: it zigzags across its heading and leaves in the same heading. */
export const hairpinLine = (dice: Dice, from: Point, heading: number): readonly Point[] => {
  const line = [from]
  let facing = heading
  const straight = (length: number): void => {
    line.push(onward(line.at(-1) ?? from, facing, length))
  }
  const turn = (by: number, radius: number): void => {
    const steps = Math.round(Math.abs(by) / TURN_STEP)
    for (let step = 0; step < steps; step += 1) {
      facing += by / steps / 2
      straight(2 * radius * Math.sin((TURN_STEP / 2) * RADIANS))
      facing += by / steps / 2
    }
  }
  const leg = dice.between(LEG.least, LEG.most)
  let side = dice.chance(0.5) ? 1 : -1
  straight(APPROACH)
  turn(90 * side, CORNER)
  straight(leg / 2)
  const bends = 1 + dice.below(MOST_BENDS)
  for (let bend = 1; bend <= bends; bend += 1) {
    turn(-180 * side, dice.between(APART.least, APART.most) / 2)
    straight(bend < bends ? leg : leg / 2)
    side = -side
  }
  turn(-90 * side, CORNER)
  straight(APPROACH)
  return line
}
