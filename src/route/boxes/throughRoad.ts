import type { BoxPass } from './boxPasses'
import type { BoxBearings } from './boxWays'

/** "Follow the through road": its greatest turn, and how much straighter it is than others of its class, in degrees. */
const THROUGH_TURN = 60
const THROUGH_MARGIN = 15

/**
 * Whether "follow the through road" (Dutch and Flemish rally rules) is enough here. The route's road has no lower class
 * than any other, turns little, and is the straightest of its class or the only one to keep its name.
 */
export const isThroughRoad = ({ pass }: BoxPass, { ways, onward }: BoxBearings): boolean => {
  const { rank } = pass.onto.kind
  const others = ways.flatMap(({ branch, bearing }) =>
    branch ? [{ kind: branch.arc.kind, turn: turnOf(bearing) }] : [],
  )
  if (pass.isRoundabout || turnOf(onward) > THROUGH_TURN || others.some(({ kind }) => kind.rank < rank)) return false
  const isStraightest = others.every(({ kind, turn }) => kind.rank > rank || turn >= turnOf(onward) + THROUGH_MARGIN)
  const { name } = pass.onto.kind
  const keepsName = name !== '' && name === pass.into.kind.name && others.every(({ kind }) => kind.name !== name)
  return isStraightest || keepsName
}

const turnOf = (bearing: number): number => Math.abs(bearing - 180)
