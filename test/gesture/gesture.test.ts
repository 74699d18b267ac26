import { describe, expect, it } from 'vitest'
import { IDLE, livePoints, step, type Input } from '../../src/gesture/gesture'
import { FIRST_TOOL, pickIcon, toggle, type Toggle, type Tool } from '../../src/gesture/tool'
import { ICONS } from '../../src/model/icons'
import { isStamp, type DrawingElement } from '../../src/model/types'
import { snapEnd } from '../../src/geometry/snap'
import { pointerPoint } from '../support/arbitraries'
import { pt, pts, stroke, type XY } from '../support/drawings'
import {
  CANCEL,
  CURVE_TOOL,
  draw,
  drawPoints,
  ERASE_TOOL,
  LINE_TOOL,
  move,
  play,
  press,
  RELEASE,
  stampTool,
} from '../support/gestures'
import { must } from '../support/must'
import { fc } from '../support/properties'

describe('a straight line', () => {
  it('goes from the first to the last place, whatever lies between', () => {
    expect(drawPoints(LINE_TOOL, [10, 10], [300, 50], [20, 400], [200, 300])).toEqual([
      [10, 10],
      [200, 300],
    ])
  })

  it.each([
    ['within 5° of horizontal becomes horizontal', [300, 108], [300, 100]],
    ['within 5° of vertical becomes vertical', [108, 400], [100, 400]],
    ['further off stays as drawn', [300, 130], [300, 130]],
  ] as [string, XY, XY][])('%s', (_, to, end) => {
    expect(drawPoints(LINE_TOOL, [100, 100], to)).toEqual([[100, 100], end])
  })

  it('is kept to a tenth of a unit', () => {
    expect(drawPoints(LINE_TOOL, [10.04, 10.06], [200.123, 300.987])).toEqual([
      [10, 10.1],
      [200.1, 301],
    ])
  })

  it('snaps by the places that are kept, not by those that were drawn', () => {
    expect(drawPoints(LINE_TOOL, [0, 0], [17.16, 1.549])).toEqual([
      [0, 0],
      [17.2, 0],
    ])
  })

  it('that is kept would not snap any more', () => {
    const nearlyFlat = fc.tuple(fc.double({ min: 4, max: 40, noNaN: true }), fc.double({ min: 3, max: 7, noNaN: true }))
    fc.assert(
      fc.property(nearlyFlat, fc.boolean(), ([length, degrees], upright) => {
        const height = length * Math.tan((degrees * Math.PI) / 180)
        const kept = draw(LINE_TOOL, [0, 0], upright ? [height, length] : [length, height])
        const [start, end] = kept && !isStamp(kept) ? kept.points : []
        expect(snapEnd(must(start), must(end))).toEqual(end)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is nothing for a tap, which has no direction', () => {
    expect(draw(LINE_TOOL, [10, 10])).toBeUndefined()
    expect(draw(LINE_TOOL, [10, 10], [12, 12])).toBeUndefined()
  })

  it('is nothing when it ends where it began', () => {
    expect(draw(LINE_TOOL, [10, 10], [300, 300], [11, 10])).toBeUndefined()
  })
})

describe('a curve', () => {
  it('keeps the way that was drawn', () => {
    expect(drawPoints(CURVE_TOOL, [0, 0], [50, 0], [50, 50], [0, 50])).toEqual([
      [0, 0],
      [50, 0],
      [50, 50],
      [0, 50],
    ])
  })

  it('drops the points that add nothing', () => {
    expect(drawPoints(CURVE_TOOL, [0, 0], [10, 0.1], [20, 0.3], [30, 0])).toEqual([
      [0, 0],
      [30, 0],
    ])
  })

  it('does not snap', () => {
    expect(drawPoints(CURVE_TOOL, [0, 0], [100, 3])).toEqual([
      [0, 0],
      [100, 3],
    ])
  })

  it('is a dot for a tap, and for a finger that trembles', () => {
    expect(drawPoints(CURVE_TOOL, [10.04, 10])).toEqual([[10, 10]])
    expect(drawPoints(CURVE_TOOL, [10, 10], [11, 11], [9, 10], [11, 9])).toEqual([[10, 10]])
  })

  it('takes all places that arrive between two frames', () => {
    const { kept } = play(CURVE_TOOL, [press(0, 0), move([50, 0], [50, 50]), move(), move([0, 50]), RELEASE])
    expect(kept).toEqual([
      stroke([
        [0, 0],
        [50, 0],
        [50, 50],
        [0, 50],
      ]),
    ])
  })
})

describe('an icon', () => {
  it('is stamped where it is let go', () => {
    expect(draw(stampTool(3), [10, 10], [50, 60], [70.06, 80])).toEqual({ icon: { x: 70.1, y: 80, index: 3 } })
  })

  it('is stamped where it is tapped', () => {
    expect(draw(stampTool(0), [10, 10])).toEqual({ icon: { x: 10, y: 10, index: 0 } })
  })
})

describe('the properties of a stroke', () => {
  it.each(['dashed', 'circle', 'arrow'] as const)('%s is that of the tool', (property) => {
    expect(draw({ ...LINE_TOOL, [property]: true }, [0, 0], [100, 200])).toEqual(
      stroke(
        [
          [0, 0],
          [100, 200],
        ],
        { [property]: true },
      ),
    )
  })

  it('an eraser is a freehand stroke that erases', () => {
    expect(draw(ERASE_TOOL, [0, 0], [50, 40], [100, 0])).toEqual(
      stroke(
        [
          [0, 0],
          [50, 40],
          [100, 0],
        ],
        { erase: true },
      ),
    )
  })

  it('are those at the press: a change midway counts for the next stroke', () => {
    const pressed = step(IDLE, press(0, 0), { ...LINE_TOOL, dashed: true })
    const moved = step(pressed.gesture, move([100, 200]), stampTool(2))
    expect(step(moved.gesture, RELEASE, ERASE_TOOL).commit).toEqual(
      stroke(
        [
          [0, 0],
          [100, 200],
        ],
        { dashed: true },
      ),
    )
  })
})

describe('what is no gesture', () => {
  it.each([
    ['a cancel', [press(0, 0), move([100, 200]), CANCEL]],
    ['a release after a cancel', [press(0, 0), move([100, 200]), CANCEL, RELEASE]],
    ['a move without a press', [move([100, 200]), RELEASE]],
    ['a release without a press', [RELEASE]],
    ['a second release', [press(0, 0), CANCEL, RELEASE, RELEASE]],
  ] as [string, Input[]][])('%s leaves nothing', (_, inputs) => {
    expect(play(CURVE_TOOL, inputs)).toEqual({ kept: [], gesture: IDLE })
    expect(play(stampTool(1), inputs)).toEqual({ kept: [], gesture: IDLE })
  })

  it('a second press begins again', () => {
    const { kept } = play(LINE_TOOL, [press(0, 0), move([50, 50]), press(100, 100), move([200, 300]), RELEASE])
    expect(kept).toEqual([
      stroke([
        [100, 100],
        [200, 300],
      ]),
    ])
  })
})

describe('while a stroke is drawn', () => {
  it('a straight line shows as it will snap', () => {
    expect(livePoints(LINE_TOOL, pts([0, 0], [50, 90], [100, 4]))).toEqual(pts([0, 0], [100, 0]))
  })

  it('a curve shows every point', () => {
    const drawn = pts([0, 0], [1, 0], [2, 0])
    expect(livePoints(CURVE_TOOL, drawn)).toEqual(drawn)
  })

  it('nothing shows before the first point', () => {
    expect(livePoints(LINE_TOOL, [])).toEqual([])
  })

  it('the drawn places are not changed by what comes after', () => {
    const first = step(IDLE, press(0, 0), CURVE_TOOL).gesture
    step(first, move([9, 9]), CURVE_TOOL)
    expect(first).toEqual({ kind: 'drawing', tool: CURVE_TOOL, points: [pt(0, 0)] })
  })
})

const isKept = (value: number): boolean =>
  Number.isFinite(value) && !Object.is(value, -0) && Math.round(value * 10) / 10 === value

/** What makes an element broken, or one that its tool does not draw; nothing for a good one. */
const faultOf = (element: DrawingElement, tool: Tool): string | undefined => {
  const places = isStamp(element) ? [element.icon] : element.points
  if (places.length === 0) return 'no points'
  if (!places.every(({ x, y }) => isKept(x) && isKept(y))) return 'a place that cannot be kept'
  if (isStamp(element)) return element.icon.index === tool.icon ? undefined : 'another icon'
  if (tool.icon !== undefined) return 'a stroke for an icon'
  if (!tool.curve && places.length !== 2) return 'a straight line of more than two points'
  const { dashed, erase, arrow, circle } = element
  const same = dashed === tool.dashed && erase === tool.erase && arrow === tool.arrow && circle === tool.circle
  if (!same) return 'other properties'
  return erase && (dashed || arrow || circle || !tool.curve) ? 'an eraser that is more' : undefined
}

describe('no sequence of inputs, cancels included, leaves a broken element', () => {
  const input: fc.Arbitrary<Input> = fc.oneof(
    pointerPoint.map((at): Input => ({ type: 'press', at })),
    { weight: 3, arbitrary: fc.array(pointerPoint, { maxLength: 5 }).map((to): Input => ({ type: 'move', to })) },
    { weight: 2, arbitrary: fc.constant(RELEASE) },
    fc.constant(CANCEL),
  )
  const choice = fc.oneof(
    fc.constantFrom<Toggle>('curve', 'dashed', 'circle', 'arrow', 'erase'),
    fc.option(fc.nat({ max: ICONS.length - 1 }), { nil: undefined }),
  )
  const tool: fc.Arbitrary<Tool> = fc
    .array(choice, { maxLength: 5 })
    .map((choices) =>
      choices.reduce<Tool>(
        (one, which) => (typeof which === 'string' ? toggle(one, which) : pickIcon(one, which)),
        FIRST_TOOL,
      ),
    )
  it('every kept element has points, in tenths, and no more than its tool allows', () => {
    fc.assert(
      fc.property(tool, fc.array(input, { maxLength: 20 }), (which, inputs) => {
        expect(play(which, inputs).kept.flatMap((element) => faultOf(element, which) ?? [])).toEqual([])
      }),
    )
  })

  it('at most one element is kept per release, and after it or a cancel the gesture is idle', () => {
    fc.assert(
      fc.property(tool, fc.array(input, { maxLength: 20 }), (which, inputs) => {
        let gesture = IDLE
        for (const one of inputs) {
          const next = step(gesture, one, which)
          const ends = one.type === 'release' || one.type === 'cancel'
          expect(one.type === 'release' || next.commit === undefined).toBe(true)
          expect(ends ? next.gesture : IDLE).toEqual(IDLE)
          gesture = next.gesture
        }
      }),
    )
  })
})
