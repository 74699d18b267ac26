import type { Replacement } from '../../model/changes/actions'
import { sameElement } from '../../model/elements'
import type { Arm, Junction } from '../../model/junction'
import type { DrawingElement, Size, Stroke } from '../../model/types'
import { moved } from '../transform'
import { barOn } from './barOn'
import { cutStroke, type PartChange } from './cutStroke'
import type { ArmInk, JunctionInk, StrokePart } from './junctionInk'
import type { JunctionReading } from './readJunction'
import {
  frameOn,
  pointTowards,
  strokesByTarget,
  writeJunction,
  type JunctionFrame,
  type WrittenJunction,
} from './writeJunction'

/** The elements that a tap on the ring replaces and adds. */
export interface JunctionChange {
  readonly replaced: readonly Replacement[]
  /** Added on top of all other elements. */
  readonly added: readonly DrawingElement[]
}

/** Changes by part of a stroke, before they are joined into whole strokes. */
interface Changes {
  readonly parts: readonly PartChange[]
  readonly removed: readonly Stroke[]
  readonly replaced: readonly Replacement[]
  readonly added: readonly Stroke[]
}

const NOTHING: Changes = { parts: [], removed: [], replaced: [], added: [] }

/**
 * Changes drawn ink so that it shows the next junction. Only the ink of changed targets is touched. Strokes that the
 * ring wrote are written again; freehand strokes keep their points, and are cut where only a part changes.
 */
export const changeJunction = (reading: JunctionReading, next: Junction, canvas: Size): JunctionChange => {
  const { junction, ink } = reading
  if (!junction || !ink) return { replaced: [], added: writeJunction(next, canvas) }
  const written = strokesByTarget(junction, frameOn(canvas))
  const isOwnRoute = hasOwnRoute(ink, written)
  const frame = junctionFrame(reading, canvas)
  const change: Changer = { junction, next, ink, written, wanted: strokesByTarget(next, frame), frame }
  const changes = [
    isOwnRoute ? redrawRoute(change) : changeRoute(change),
    changeRoundabout(change),
    ...changeArms(change),
  ]
  return putTogether(merge(changes), ink)
}

/** The place where a tap draws: around the junction that was read, or in the middle of a drawing without one. */
export const junctionFrame = ({ junction, ink }: JunctionReading, canvas: Size): JunctionFrame =>
  !junction || !ink || hasOwnRoute(ink, strokesByTarget(junction, frameOn(canvas)))
    ? frameOn(canvas)
    : frameOf(ink, canvas)

/** Whether the ring wrote the route. */
const hasOwnRoute = (ink: JunctionInk, written: WrittenJunction): boolean =>
  isWritten(strokesIn([...ink.entry, ...ink.exit]), written.route)

interface Changer {
  readonly junction: Junction
  readonly next: Junction
  readonly ink: JunctionInk
  /** The strokes of the present junction and of the next one, as the ring writes them. */
  readonly written: WrittenJunction
  readonly wanted: WrittenJunction
  readonly frame: JunctionFrame
}

const frameOf = ({ centre, turned, roundabout }: JunctionInk, canvas: Size): JunctionFrame => ({
  ...frameOn(canvas),
  centre,
  turned,
  ...(roundabout ? { roundaboutRadius: roundabout.radius } : {}),
})

const strokesIn = (parts: readonly StrokePart[]): readonly Stroke[] => [...new Set(parts.map(({ element }) => element))]

const isWritten = (strokes: readonly Stroke[], written: readonly Stroke[]): boolean =>
  strokes.length === written.length && strokes.every((one, index) => written[index] && sameElement(one, written[index]))

/** Replaces strokes pairwise; the rest is added or removed. */
const rewrite = (were: readonly Stroke[], strokes: readonly Stroke[]): Changes => ({
  ...NOTHING,
  removed: were.slice(strokes.length),
  replaced: were.flatMap((was, index) => {
    const by = strokes[index]
    return by && !sameElement(was, by) ? [{ was, by: [by] }] : []
  }),
  added: strokes.slice(were.length),
})

const redrawRoute = ({ ink, wanted }: Changer): Changes => rewrite(strokesIn([...ink.entry, ...ink.exit]), wanted.route)

/** Changes the way in and the way on of a freehand route separately. A roundabout does not change them. */
const changeRoute = ({ junction, next, ink, wanted }: Changer): Changes => {
  const [before, after] = [junction.exit, next.exit]
  const entry = junction.entryUnpaved === next.entryUnpaved ? [] : restyled(ink.entry, next.entryUnpaved)
  if (before?.direction === after?.direction) {
    const exit = !after || before?.unpaved === after.unpaved ? [] : restyled(ink.exit, after.unpaved)
    return { ...NOTHING, parts: [...entry, ...exit] }
  }
  const gone = before ? ink.exit.map((part): PartChange => ({ ...part, becomes: 'gone' })) : []
  return { ...NOTHING, parts: [...entry, ...gone], added: after ? continued(wanted.route, after.unpaved) : [] }
}

const restyled = (parts: readonly StrokePart[], dashed: boolean): readonly PartChange[] =>
  parts.map((part) => ({ ...part, becomes: { dashed } }))

/** The way on of a written route, without the way in. */
const continued = ([one, two]: readonly Stroke[], unpaved: boolean): readonly Stroke[] => {
  if (two) return [{ ...two, dashed: unpaved }]
  return one ? [{ ...one, circle: false, dashed: unpaved, points: one.points.slice(1) }] : []
}

const changeRoundabout = ({ junction, next, ink, wanted }: Changer): Changes => {
  if (junction.roundabout === next.roundabout) return NOTHING
  return next.roundabout
    ? { ...NOTHING, added: wanted.roundabout }
    : { ...NOTHING, removed: ink.roundabout ? [ink.roundabout.element] : [] }
}

const changeArms = (change: Changer): readonly Changes[] => {
  const { junction, next, ink, written, wanted } = change
  const places = pairs(junction.arms, next.arms)
  const before = junction.arms.map((arm, index) => {
    const place = places[index]
    const drawn = ink.arms[index] ?? { road: [], bars: [], isErased: false }
    if (place === undefined) return removeArm(drawn)
    const [after, strokes] = [next.arms[place] ?? arm, wanted.arms[place] ?? []]
    // A bar on an erased stretch of road would cross nothing.
    if (drawn.isErased && after.blocked && !arm.blocked)
      return merge([removeArm(drawn), { ...NOTHING, added: strokes }])
    const own = [...strokesIn(drawn.road), ...drawn.bars]
    return isWritten(own, written.arms[index] ?? []) ? rewrite(own, strokes) : changeArm(change, drawn, arm, after)
  })
  return [
    ...before,
    { ...NOTHING, added: wanted.arms.flatMap((strokes, index) => (places.includes(index) ? [] : strokes)) },
  ]
}

/** For each arm the index of its successor: same direction, nearest along the route. */
const pairs = (before: readonly Arm[], after: readonly Arm[]): readonly (number | undefined)[] => {
  const taken = new Set<number>()
  return before.map((arm) => {
    const [found] = after
      .map((one, index) => ({ one, index }))
      .filter(({ one, index }) => one.direction === arm.direction && !taken.has(index))
      .toSorted((a, b) => Math.abs(a.one.at - arm.at) - Math.abs(b.one.at - arm.at))
    if (
      !found ||
      before.some((other) => other !== arm && other.direction === arm.direction && other.at === found.one.at)
    )
      return undefined
    taken.add(found.index)
    return found.index
  })
}

const removeArm = ({ road, bars }: ArmInk): Changes => ({
  ...NOTHING,
  parts: road.map((part) => ({ ...part, becomes: 'gone' })),
  removed: bars,
})

/**
 * Changes a freehand arm. The arm keeps its points, and moves along the route only when it becomes staggered or stops
 * being so.
 */
const changeArm = ({ junction, next, frame }: Changer, drawn: ArmInk, arm: Arm, after: Arm): Changes => {
  const shift = pointTowards({ x: 0, y: 0 }, frame.turned, arm.at - after.at)
  const isMoved = arm.at !== after.at && next.roundabout === junction.roundabout
  const becomes = { ...(isMoved && { shift }), ...(arm.unpaved !== after.unpaved && { dashed: after.unpaved }) }
  const parts = Object.keys(becomes).length > 0 ? drawn.road.map((part) => ({ ...part, becomes })) : []
  const bars = isMoved && after.blocked ? drawn.bars.map((was) => ({ was, by: [moved(was, shift)] })) : []
  return {
    parts,
    removed: arm.blocked && !after.blocked ? drawn.bars : [],
    replaced: bars,
    added: after.blocked && !arm.blocked ? drawn.road.map((part) => barOn(part, frame.centre)) : [],
  }
}

const merge = (changes: readonly Changes[]): Changes => ({
  parts: changes.flatMap(({ parts }) => parts),
  removed: changes.flatMap(({ removed }) => removed),
  replaced: changes.flatMap(({ replaced }) => replaced),
  added: changes.flatMap(({ added }) => added),
})

const putTogether = ({ parts, removed, replaced, added }: Changes, ink: JunctionInk): JunctionChange => {
  const all = [...ink.entry, ...ink.exit, ...ink.arms.flatMap(({ road }) => road)]
  const cut = [...new Set(parts.map(({ element }) => element))].map((was) => ({
    was,
    by: cutStroke(
      was,
      all.filter(({ element }) => element === was).map((part) => changeOf(part, parts)),
    ),
  }))
  return { replaced: [...replaced, ...cut, ...removed.map((was) => ({ was, by: [] }))], added }
}

const changeOf = (part: StrokePart, changes: readonly PartChange[]): PartChange =>
  changes.find(({ element, from }) => element === part.element && from === part.from) ?? { ...part, becomes: {} }
