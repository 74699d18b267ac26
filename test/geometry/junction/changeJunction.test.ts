import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, STAGGER } from '../../../src/constants'
import { changeJunction } from '../../../src/geometry/junction/changeJunction'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { withReplacements } from '../../../src/model/changes/changeElements'
import {
  armState,
  canStagger,
  DIRECTIONS,
  moveExit,
  NO_JUNCTION,
  tapDirection,
  tapEntry,
  tapRoundabout,
  tapStaggered,
  type Arm,
  type Direction,
  type Junction,
} from '../../../src/model/junction'
import type { DrawingElement, Stroke } from '../../../src/model/types'
import { DRAWN_BOXES } from '../../fixtures/drawnBoxes'
import { handDrawnJunction } from '../../fixtures/handDrawnJunctions'
import { randomFrom } from '../../fixtures/random.mjs'
import { stroke, type XY, svgPoints } from '../../support/drawings'
import { isOnPaper } from '../../support/gestures'
import { saysTheSame } from '../../support/junctions/junctions'
import { must } from '../../support/must'

const shown = (elements: readonly DrawingElement[]): Junction => readJunction(elements).junction ?? NO_JUNCTION

/** The drawing after a tap on the ring. */
const tapped = (
  elements: readonly DrawingElement[],
  tap: (junction: Junction) => Junction,
): readonly DrawingElement[] => {
  const { replaced, added } = changeJunction(readJunction(elements), tap(shown(elements)), DEFAULT_CANVAS)
  return [...withReplacements(elements, replaced), ...added]
}

const tapOn = (direction: Direction) => (junction: Junction) => tapDirection(junction, direction)

/** A random action of the ring; moving the exit is rarer than a tap. */
const anyTap = (random: () => number): ((junction: Junction) => Junction) => {
  const direction = must(DIRECTIONS[Math.floor(random() * DIRECTIONS.length)])
  const kind = random()
  if (kind < 0.65) return tapOn(direction)
  if (kind < 0.75) return (junction) => moveExit(junction, direction)
  if (kind < 0.85) return tapEntry
  if (kind < 0.92) return tapRoundabout
  return (junction) => (canStagger(junction) ? tapStaggered(junction) : junction)
}

/** When only one side of a staggered junction has roads, the centre of the junction is at those roads. */
const atOnePlace = (junction: Junction): Junction =>
  junction.staggered === 'none' ? { ...junction, arms: junction.arms.map((arm) => ({ ...arm, at: 0 })) } : junction

const asSet = (elements: readonly DrawingElement[]): readonly string[] =>
  elements.map((element) => JSON.stringify(element)).toSorted()

describe('the ring on an empty drawing', () => {
  it('draws exactly the tapped junction', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomFrom(seed)
      let elements: readonly DrawingElement[] = []
      for (let tap = 0; tap < 10; tap += 1) {
        const { junction = NO_JUNCTION, doubts } = readJunction(elements)
        // When only staggered roads remain, the ring is unsure.
        if (doubts.length > 0) break
        const wanted = anyTap(random)(junction)
        elements = tapped(elements, () => wanted)
        expect(asSet(elements), `seed ${seed}, tap ${tap}`).toEqual(asSet(writeJunction(wanted, DEFAULT_CANVAS)))
      }
    }
  })

  it('a tap on a road changes only the strokes of that road', () => {
    const crossing = ([4, 2, 6] as const).reduce<readonly DrawingElement[]>(
      (elements, direction) => tapped(elements, tapOn(direction)),
      [],
    )
    const next = tapped(crossing, tapOn(2))
    expect(next[0]).toBe(crossing[0])
    expect(next[2]).toBe(crossing[2])
    expect(next[1]).toEqual({ ...must(crossing[1]), dashed: true })
  })
})

const left = (y: number): Stroke =>
  stroke([
    [80, y],
    [200, y],
  ])

const right = (y: number): Stroke =>
  stroke([
    [200, y],
    [320, y],
  ])

const holeAt = (x: number, y: number): Stroke => ({
  ...stroke([
    [x - 1, y],
    [x + 1, y],
  ]),
  erase: true,
})

const bar = (y: number): Stroke =>
  stroke([
    [110, y - 26],
    [110, y + 26],
  ])

describe('the ring around a freehand drawing', () => {
  const freehand: readonly Stroke[] = [
    {
      ...stroke(svgPoints('203,601 199,470 204,332 150,329 40,335')),
      circle: true,
      arrow: true,
    },
    stroke(svgPoints('330,320 260,331 206,330')),
    // The outline of a house.
    stroke(svgPoints('300,100 340,100 340,60 300,60')),
  ]

  it('a tap on another road leaves every stroke unchanged, point for point', () => {
    const next = tapped(freehand, tapOn(4))
    expect(next.slice(0, 3)).toEqual(freehand)
    next.slice(0, 3).forEach((element, index) => expect(element).toBe(freehand[index]))
    expect(next).toHaveLength(4)
    expect(shown(next)).toMatchObject({ exit: { direction: 2 }, arms: [{ direction: 4 }, { direction: 6 }] })
  })

  it('taps on a drawn road change its surface, then block it, then remove it', () => {
    const unpaved = tapped(freehand, tapOn(6))
    expect(unpaved[1]).toEqual({ ...freehand[1], dashed: true })
    const blocked = tapped(unpaved, tapOn(6))
    expect(blocked[1]).toEqual(freehand[1])
    expect(blocked).toHaveLength(4)
    expect(tapped(blocked, tapOn(6))).toEqual([freehand[0], freehand[2]])
  })

  it('the exit keeps its points when its surface changes, and is replaced by another exit', () => {
    const unpaved = tapped(freehand, tapOn(2))
    expect(unpaved.slice(0, 2)).toMatchObject([
      { circle: true, arrow: false, dashed: false },
      { circle: false, arrow: true, dashed: true },
    ])
    const [entry, exit] = unpaved as readonly Stroke[]
    expect(must(exit).points.slice(-2)).toEqual(must(freehand[0]).points.slice(-2))
    expect(must(entry).points.slice(0, 2)).toEqual(must(freehand[0]).points.slice(0, 2))
    const moved = tapped(freehand, (junction) => moveExit(junction, 4))
    expect(shown(moved).exit?.direction).toBe(4)
    expect(moved.at(-1)).toMatchObject({ circle: false, arrow: true })
    expect((moved.at(-1) as Stroke).points).toHaveLength(2)
  })

  it('a tap changes only the tapped side of a line across the route', () => {
    const route = {
      ...stroke(svgPoints('200,600 200,140')),
      circle: true,
      arrow: true,
    }
    const across = stroke(svgPoints('80,330 200,331 320,330'))
    const next = tapped([route, across], tapOn(6))
    expect(next).toEqual([
      route,
      stroke(svgPoints('80,330 200,331')),
      {
        ...stroke(svgPoints('200,331 320,330')),
        dashed: true,
      },
    ])
  })

  it('an erased part of a road stays erased when its surface changes', () => {
    const eraser = {
      ...stroke(svgPoints('300,325 340,320')),
      erase: true,
    }
    const next = tapped([...freehand, eraser], tapOn(6))
    expect(next.indexOf(eraser)).toBe(3)
    expect(next[1]).toEqual({ ...freehand[1], dashed: true })
  })

  it('an interrupted road is redrawn when it is blocked, and then removed as a whole', () => {
    const hole = {
      ...stroke(svgPoints('270,300 270,340')),
      erase: true,
    }
    const states: (Arm | undefined)[] = []
    let elements: readonly DrawingElement[] = [...freehand, hole]
    for (let tap = 0; tap < 3; tap += 1) {
      elements = tapped(elements, tapOn(6))
      states.push(must(readJunction(elements).junction).arms.find(({ direction }) => direction === 6))
    }
    expect(states.map((arm) => arm && [arm.unpaved, arm.blocked])).toEqual([[true, false], [false, true], undefined])
  })

  const upright = {
    ...stroke(svgPoints('200,600 200,140')),
    circle: true,
    arrow: true,
  }

  const bend = {
    ...stroke(svgPoints('200,600 200,300 360,300')),
    circle: true,
    arrow: true,
  }
  it.each<[string, readonly Stroke[]]>([
    ['a hole in the way in', [bend, left(300), holeAt(200, 450)]],
    ['a hole in the exit', [bend, left(300), holeAt(280, 300)]],
    ['two holes in the way in', [bend, left(300), holeAt(200, 400), holeAt(200, 500)]],
    ['three holes', [bend, left(300), holeAt(200, 400), holeAt(200, 500), holeAt(280, 300)]],
    [
      'a gap between two strokes',
      [
        {
          ...stroke(svgPoints('200,600 200,470')),
          circle: true,
        },
        {
          ...stroke(svgPoints('200,450 200,300 360,300')),
          arrow: true,
        },
        left(300),
      ],
    ],
  ])('a route with %s stays one route when its surface or its exit changes', (_, drawn) => {
    const before = shown(drawn)
    expect(before).toMatchObject({ exit: { direction: 6 }, arms: [{ direction: 2 }] })
    for (const tap of [tapOn(6), tapEntry, (junction: Junction) => moveExit(junction, 4)]) {
      let [elements, wanted] = [drawn as readonly DrawingElement[], before]
      for (const next of [tap, tapOn(2), tapEntry]) {
        wanted = next(wanted)
        elements = tapped(elements, next)
        expect(shown(elements)).toEqual(wanted)
      }
    }
  })

  it('a route is cut at its centre, even beyond a gap', () => {
    const next = tapped([bend, left(300), holeAt(200, 450)], tapOn(6)) as readonly Stroke[]
    expect(must(next[0]).points.at(-1)).toEqual({ x: 200, y: 300 })
    expect(must(next[1]).points).toEqual(stroke(svgPoints('200,300 360,300')).points)
  })

  it('staggered roads stay in their places when a roundabout is added', () => {
    const staggered = [upright, left(420), right(330)]
    expect(shown(staggered).staggered).toBe('leftFirst')
    expect(tapped(staggered, tapRoundabout).slice(0, 3)).toEqual(staggered)
  })

  it('a blocked road takes its bar along when it becomes staggered', () => {
    const crossing = [upright, left(330), right(331), bar(330)]
    expect(shown(crossing)).toMatchObject({ staggered: 'none', arms: [{ blocked: true }, { blocked: false }] })
    const next = tapped(crossing, tapStaggered)
    expect(next).toContainEqual(left(330 + STAGGER))
    expect(next).toContainEqual(bar(330 + STAGGER))
  })

  it('a new exit begins at the end of a route without an arrowhead, even beyond its roads', () => {
    const entry = {
      ...stroke(svgPoints('200,600 200,300')),
      circle: true,
    }
    const next = tapped([entry, left(330), right(330)], (junction) => moveExit(junction, 4))
    expect((next.at(-1) as Stroke).points[0]).toEqual({ x: 200, y: 300 })
  })

  it.each([5, 40, 391])('a roundabout on a route near the edge, at %i, stays on the paper', (x) => {
    const route = stroke(
      [
        [x, 600],
        [x, 140],
      ],
      { circle: true, arrow: true },
    )
    const next = tapped([route], tapRoundabout)
    expect(next.every(isOnPaper)).toBe(true)
    expect(shown(next)).toMatchObject({ roundabout: true, exit: { direction: 4 } })
  })

  it('a new road ends on the roundabout as it was drawn', () => {
    const circle = stroke(
      Array.from({ length: 41 }, (_, index): XY => {
        const angle = (index / 40) * 2 * Math.PI
        return [200 + 85 * Math.sin(angle), 330 + 85 * Math.cos(angle)]
      }),
    )
    const next = tapped([upright, circle], tapOn(6))
    expect(must((next.at(-1) as Stroke).points.at(-1)).x).toBeCloseTo(285, 0)
  })

  it('a tap removes the road at the centre, and not one in the same direction further on', () => {
    const turning = {
      ...stroke(svgPoints('200,600 200,330 40,330')),
      circle: true,
      arrow: true,
    }
    const further = stroke(svgPoints('110,230 110,330'))
    const drawn = [turning, right(330), further]
    expect(shown(drawn).arms.map(({ direction }) => direction)).toEqual([6, 6])
    const next = [1, 2, 3].reduce((elements: readonly DrawingElement[]) => tapped(elements, tapOn(6)), drawn)
    expect(next).toEqual([turning, further])
  })

  it('shows the tapped junction or a doubt, whatever was drawn', () => {
    const wrong: number[] = []
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const { elements } = handDrawnJunction(seed)
      const read = readJunction(elements)
      if (!read.junction || read.doubts.length > 0) continue
      const wanted = anyTap(randomFrom(seed))(read.junction)
      const after = readJunction(tapped(elements, () => wanted))
      if (after.doubts.length === 0 && after.junction && !saysTheSame(atOnePlace(after.junction), atOnePlace(wanted)))
        wrong.push(seed)
    }
    expect(wrong).toEqual([])
  })

  it('redraws erased parts', () => {
    const route = must(writeJunction(moveExit(NO_JUNCTION, 4), DEFAULT_CANVAS)[0])
    const [arm] = tapped([route], tapOn(2)).slice(-1)
    const eraser = {
      ...stroke(svgPoints('60,329 170,329')),
      erase: true,
    }
    const again = tapped([route, must(arm), eraser], tapOn(2))
    expect(armState(must(readJunction([route, must(arm), eraser]).junction), 2)).toBe('none')
    expect(again.slice(0, 3)).toEqual([route, arm, eraser])
    expect(armState(shown(again), 2)).toBe('paved')
    expect(armState(shown(tapped(again, tapOn(2))), 2)).toBe('unpaved')
  })
})

describe('the ring on sixty drawings made with the mouse', () => {
  const sure = DRAWN_BOXES.flatMap(({ name, elements }) => {
    const { junction, doubts } = readJunction(elements)
    return junction && doubts.length === 0 ? [{ name, elements, junction }] : []
  })

  it('removes none of their strokes when a direction without a road is tapped', () => {
    const lost = sure.flatMap(({ name, elements, junction }) =>
      DIRECTIONS.filter((direction) => armState(junction, direction) === 'none').flatMap((direction) => {
        let now: readonly DrawingElement[] = elements
        for (let tap = 0; tap < 4; tap += 1) now = tapped(now, tapOn(direction))
        return elements.every((one) => now.includes(one)) ? [] : [`${name}: ${direction}`]
      }),
    )
    expect(lost).toEqual([])
  })

  it('makes each of their roads unpaved, blocked and absent in turn, or is unsure', () => {
    const stuck = sure.flatMap(({ name, elements, junction }) =>
      junction.arms
        .filter((arm, _, arms) => arms.every((other) => other === arm || other.direction !== arm.direction))
        .flatMap(({ direction }) => {
          let now: readonly DrawingElement[] = elements
          for (let tap = 0; tap < 3; tap += 1) {
            const { junction: shows = NO_JUNCTION, doubts } = readJunction(now)
            if (doubts.length > 0 || armState(shows, direction) === 'none') return []
            now = tapped(now, tapOn(direction))
          }
          const { junction: shows = NO_JUNCTION, doubts } = readJunction(now)
          return doubts.length > 0 || armState(shows, direction) === 'none' ? [] : [`${name}: ${direction}`]
        }),
    )
    expect(stuck).toEqual([])
  })
})

describe('the ring on a drawing that shows no junction', () => {
  it('adds to it and removes nothing', () => {
    const scribble = stroke(svgPoints('20,20 60,60 20,60'))
    const next = tapped([scribble], tapOn(2))
    expect(next[0]).toBe(scribble)
    expect(next.slice(1)).toEqual(writeJunction(tapDirection(NO_JUNCTION, 2), DEFAULT_CANVAS))
  })
})
