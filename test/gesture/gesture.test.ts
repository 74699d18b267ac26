import { describe, expect, it } from 'vitest'
import { MOST_ELEMENTS } from '../../src/constants'
import { snapEnd } from '../../src/geometry/line/snap'
import { IDLE, step, type Gesture, type Input } from '../../src/gesture/gesture'
import type { Scene } from '../../src/gesture/scene'
import { FIRST_TOOL, routePen, type Tool } from '../../src/gesture/tool'
import { pointsOf } from '../../src/model/elements'
import { LOOKS } from '../../src/model/looks'
import { isEraser, isStamp, isStroke, type DrawingElement, type Point, type Stroke } from '../../src/model/types'
import { eraser, inkThrough, pointerPoint, stamp as anyStamp } from '../support/arbitraries'
import { ARROW, DASHED, ERASER, label, LINE, pt, stamp, stroke, type XY, svgPoints } from '../support/drawings'
import {
  BARE_SCENE,
  CANCEL,
  CURVE_TOOL,
  draw,
  drawPoints,
  ERASE_TOOL,
  LINE_TOOL,
  move,
  NOTHING,
  pairsOf,
  paperWith,
  play,
  press,
  REACH,
  RELEASE,
  SELECT_TOOL,
  selecting,
  stampTool,
  stroked,
  TEXT_TOOL,
} from '../support/gestures'
import { must } from '../support/must'
import { fc } from '../support/properties'
import { brokenness } from '../support/tochten/storable'
import { anyTool } from '../support/tools'

describe('a straight line', () => {
  it('goes from the first to the last place, whatever lies between them', () => {
    expect(drawPoints(LINE_TOOL, [10, 10], [300, 50], [20, 400], [200, 300])).toEqual(svgPoints('10,10 200,300'))
  })

  it.each([
    ['within 5° of horizontal becomes horizontal', [300, 108], [300, 100]],
    ['within 5° of vertical becomes vertical', [108, 400], [100, 400]],
    ['further from either stays as drawn', [300, 130], [300, 130]],
  ] as [string, XY, XY][])('%s', (_, to, end) => {
    expect(drawPoints(LINE_TOOL, [100, 100], to)).toEqual([[100, 100], end])
  })

  it('is kept to a tenth of a unit', () => {
    expect(drawPoints(LINE_TOOL, [10.04, 10.06], [200.123, 300.987])).toEqual(svgPoints('10,10.1 200.1,301'))
  })

  it('snaps by the rounded places, not by the drawn ones', () => {
    expect(drawPoints(LINE_TOOL, [0, 0], [17.16, 1.549])).toEqual(svgPoints('0,0 17.2,0'))
  })

  it('does not snap again once kept', () => {
    const nearlyFlat = fc.tuple(fc.double({ min: 4, max: 40, noNaN: true }), fc.double({ min: 3, max: 7, noNaN: true }))
    fc.assert(
      fc.property(nearlyFlat, fc.boolean(), ([length, degrees], upright) => {
        const height = length * Math.tan((degrees * Math.PI) / 180)
        const kept = draw(LINE_TOOL, [0, 0], upright ? [height, length] : [length, height])
        const [start, end] = kept && isStroke(kept) ? kept.points : []
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

describe('of a stroke that was plainly no straight line, the straight pen', () => {
  const BEND = [
    [100, 100],
    [100, 200],
    [200, 200],
  ] as const satisfies readonly XY[]

  it('keeps the straight line, and offers the stroke as it was drawn', () => {
    const { kept, asDrawn } = play(LINE_TOOL, stroked(...BEND))
    expect(kept.map(pairsOf)).toEqual([svgPoints('100,100 200,200')])
    expect(asDrawn.map(pairsOf)).toEqual([svgPoints('100,100 100,200 200,200')])
  })

  it('offers it with the same looks', () => {
    const { kept, asDrawn } = play({ ...LINE_TOOL, arrow: true, dashed: true }, stroked(...BEND))
    expect({ ...must(asDrawn[0]), points: [] }).toEqual({ ...must(kept[0]), points: [] })
  })

  it('offers a circle, of which it makes nothing', () => {
    const { kept, asDrawn } = play(LINE_TOOL, stroked([100, 100], [160, 100], [160, 160], [100, 160], [101, 101]))
    expect(kept).toEqual([])
    const points = must(pairsOf(asDrawn[0]))
    expect(points[0]).toEqual(points.at(-1))
  })

  it.each<[string, Tool, readonly [XY, ...XY[]]]>([
    [
      'that wobbled by 25 units at most',
      LINE_TOOL,
      [
        [100, 100],
        [150, 124],
        [200, 100],
      ],
    ],
    ['drawn with Curve on', CURVE_TOOL, BEND],
    ['of the eraser', ERASE_TOOL, BEND],
    ['that is the route', { ...FIRST_TOOL, route: true }, BEND],
  ])('offers nothing for a stroke %s', (_, tool, through) => {
    expect(play(tool, stroked(...through)).asDrawn).toEqual([])
  })
})

describe('a curve', () => {
  it('keeps its drawn way', () => {
    expect(drawPoints(CURVE_TOOL, [0, 0], [50, 0], [50, 50], [0, 50])).toEqual(svgPoints('0,0 50,0 50,50 0,50'))
  })

  it('drops redundant points', () => {
    expect(drawPoints(CURVE_TOOL, [0, 0], [10, 0.1], [20, 0.3], [30, 0])).toEqual(svgPoints('0,0 30,0'))
  })

  it('does not snap', () => {
    expect(drawPoints(CURVE_TOOL, [0, 0], [100, 3])).toEqual(svgPoints('0,0 100,3'))
  })

  it('is a dot for a tap, even of a trembling finger', () => {
    expect(drawPoints(CURVE_TOOL, [10.04, 10])).toEqual([[10, 10]])
    expect(drawPoints(CURVE_TOOL, [10, 10], [11, 11], [9, 10], [11, 9])).toEqual([[10, 10]])
  })

  it('uses all places that arrive between two frames', () => {
    const { kept } = play(CURVE_TOOL, [press(0, 0), move([50, 0], [50, 50]), move(), move([0, 50]), RELEASE])
    expect(kept).toEqual([stroke(svgPoints('0,0 50,0 50,50 0,50'))])
  })
})

describe('a text', () => {
  const BRIDGE = label(200, 200)
  const ROAD_AND_LABEL = paperWith(LINE, BRIDGE)

  it('is written where the pointer is released', () => {
    expect(play(TEXT_TOOL, stroked([100, 100.04], [150.06, 120]))).toEqual({
      ...NOTHING,
      written: [{ at: pt(150.1, 120) }],
    })
  })

  it('is changed by a tap on it, and moved by a drag', () => {
    expect(play(TEXT_TOOL, stroked([205, 205]), ROAD_AND_LABEL)).toEqual({
      ...NOTHING,
      selected: [1],
      written: [{ label: BRIDGE }],
    })
    const dragged = play(TEXT_TOOL, stroked([205, 205], [225, 245]), ROAD_AND_LABEL)
    expect(dragged.replaced).toEqual([{ index: 1, element: label(220, 240) }])
    expect(dragged.written).toEqual([])
  })

  it('is written on a road, which Text does not grab', () => {
    expect(play(TEXT_TOOL, stroked([60, 20.5]), ROAD_AND_LABEL).written).toEqual([{ at: pt(60, 20.5) }])
  })

  it.each([
    ['Select', SELECT_TOOL],
    ['a straight pen', LINE_TOOL],
  ])('is selected by a tap of %s, and changed by a second one', (_, tool) => {
    expect(play(tool, stroked([200, 200]), ROAD_AND_LABEL)).toEqual({ ...NOTHING, selected: [1] })
    expect(play(tool, stroked([200, 200]), selecting(1, ROAD_AND_LABEL)).written).toEqual([{ label: BRIDGE }])
  })

  it('is removed by a tap of the eraser, but not by its path', () => {
    expect(play(ERASE_TOOL, stroked([200, 200]), ROAD_AND_LABEL)).toEqual({
      ...NOTHING,
      removed: [{ index: 1, element: BRIDGE }],
    })
    const wiped = play(ERASE_TOOL, stroked([150, 200], [250, 200]), ROAD_AND_LABEL)
    expect([wiped.removed, wiped.kept.length]).toEqual([[], 1])
  })

  it('that another tab removed during the tap is not changed', () => {
    const pressed = step(IDLE, press(200, 200), TEXT_TOOL, ROAD_AND_LABEL)
    expect(step(pressed.gesture, RELEASE, TEXT_TOOL, paperWith(LINE))).toEqual({ gesture: IDLE })
  })

  it('is not begun on a full drawing', () => {
    const full = paperWith(...Array.from({ length: MOST_ELEMENTS }, () => LINE))
    expect(step(IDLE, press(300, 300), TEXT_TOOL, full).isFull).toBe(true)
  })
})

describe('an icon', () => {
  it('is stamped where the pointer is released', () => {
    expect(draw(stampTool(3), [10, 10], [50, 60], [70.06, 80])).toEqual({ icon: { x: 70.1, y: 80, index: 3 } })
  })

  it('is stamped where it is tapped', () => {
    expect(draw(stampTool(3), [110, 110])).toEqual({ icon: { x: 110, y: 110, index: 3 } })
  })

  it('lies completely on the paper, wherever it is tapped or released', () => {
    expect(draw(stampTool(0), [10, 10])).toEqual(stamp(67.5, 67.5, 0))
    expect(draw(stampTool(0), [200, 200], [390, 680])).toEqual(stamp(328.5, 617.5, 0))
  })
})

describe('the properties of a stroke', () => {
  it.each(LOOKS.filter((look) => look !== 'erase'))('%s is that of the tool', (property) => {
    expect(draw({ ...LINE_TOOL, [property]: true }, [0, 0], [100, 200])).toEqual(
      stroke(svgPoints('0,0 100,200'), { [property]: true }),
    )
  })

  it('an eraser is a freehand stroke that erases', () => {
    expect(draw(ERASE_TOOL, [0, 0], [50, 40], [100, 0])).toEqual(stroke(svgPoints('0,0 50,40 100,0'), { erase: true }))
  })

  it('are those at the press: later changes apply to the next stroke', () => {
    const pressed = step(IDLE, press(0, 0), { ...LINE_TOOL, dashed: true }, BARE_SCENE)
    const moved = step(pressed.gesture, move([100, 200]), stampTool(2), BARE_SCENE)
    expect(step(moved.gesture, RELEASE, ERASE_TOOL, BARE_SCENE).commit).toEqual(
      stroke(svgPoints('0,0 100,200'), { dashed: true }),
    )
  })
})

describe('input without a gesture', () => {
  it.each([
    ['a cancel', [press(0, 0), move([100, 200]), CANCEL]],
    ['a release after a cancel', [press(0, 0), move([100, 200]), CANCEL, RELEASE]],
    ['a move without a press', [move([100, 200]), RELEASE]],
    ['a release without a press', [RELEASE]],
    ['a second release', [press(0, 0), CANCEL, RELEASE, RELEASE]],
  ] as [string, Input[]][])('%s leaves nothing', (_, inputs) => {
    expect(play(CURVE_TOOL, inputs)).toEqual(NOTHING)
    expect(play(stampTool(1), inputs)).toEqual(NOTHING)
  })

  it('a second press begins again', () => {
    const { kept } = play(LINE_TOOL, [press(0, 0), move([50, 50]), press(100, 100), move([200, 300]), RELEASE])
    expect(kept).toEqual([stroke(svgPoints('100,100 200,300'))])
  })
})

it('a finished element is not changed by later input', () => {
  const first = step(IDLE, press(0, 0), CURVE_TOOL, BARE_SCENE).gesture
  step(first, move([9, 9]), CURVE_TOOL, BARE_SCENE)
  expect(first).toMatchObject({ kind: 'drawing', tool: CURVE_TOOL, points: [pt(0, 0)] })
})

/** The paper has LINE, and DASHED from left to right below it, far away. */
const PAPER = paperWith(LINE, DASHED)

describe('a tap', () => {
  it('with Curve is a dot, even on an element', () => {
    expect(play(CURVE_TOOL, stroked([60, 25]), PAPER)).toEqual({ ...NOTHING, kept: [stroke([[60, 25]])] })
  })

  it('with a straight pen does nothing on bare paper', () => {
    expect(play(LINE_TOOL, stroked([300, 500]), PAPER)).toEqual(NOTHING)
  })

  it('with a straight pen selects the element under it', () => {
    expect(play(LINE_TOOL, stroked([60, 25], [61, 26]), PAPER)).toEqual({ ...NOTHING, selected: [0] })
    expect(play(LINE_TOOL, stroked([60, 305]), PAPER)).toEqual({ ...NOTHING, selected: [1] })
  })

  it('with a straight pen selects an icon', () => {
    expect(play(LINE_TOOL, stroked([220, 180]), paperWith(stamp(200, 200)))).toEqual({ ...NOTHING, selected: [0] })
  })

  it('with a straight pen selects another element than the selected one', () => {
    expect(play(LINE_TOOL, stroked([60, 305]), selecting(0, PAPER)).selected.at(-1)).toBe(1)
  })

  it('that went away and came back is no tap: a straight pen then selects nothing', () => {
    expect(play(LINE_TOOL, stroked([60, 25], [61, 45], [61, 25]), PAPER)).toEqual(NOTHING)
  })

  it('with a straight pen does nothing on erased ink', () => {
    expect(play(LINE_TOOL, stroked([50, 20]), paperWith(LINE, ERASER))).toEqual(NOTHING)
  })

  it('with a straight pen near an end selects the stroke', () => {
    expect(play(LINE_TOOL, stroked([118, 20.5]), PAPER)).toEqual({ ...NOTHING, selected: [0] })
  })

  it('with a straight pen near an end selects the stroke, though the finger trembles', () => {
    expect(play(LINE_TOOL, stroked([118, 20.5], [118.2, 20.5]), PAPER)).toEqual({ ...NOTHING, selected: [0] })
  })

  it('with Curve near an end is a dot, though the finger trembles', () => {
    const [dot] = play(CURVE_TOOL, stroked([118, 20.5], [118.2, 20.5]), PAPER).kept
    expect(pointsOf(must(dot))).toEqual([pt(110, 20.5)])
  })

  it('with the eraser near an end erases one spot, though the finger trembles', () => {
    const { kept } = play(ERASE_TOOL, stroked([118, 20.5], [118.2, 20.5]), PAPER)
    expect(kept).toEqual([stroke([[118, 20.5]], { erase: true })])
  })

  it('with an icon picked stamps it, even on an element', () => {
    expect(play(stampTool(2), stroked([60, 45]), PAPER)).toEqual({ ...NOTHING, kept: [stamp(60, 45, 2)] })
  })

  it.each([
    ['straight', LINE_TOOL],
    ['Curve', CURVE_TOOL],
    ['Select', SELECT_TOOL],
  ])('on a selected element changes nothing, with %s', (_, tool) => {
    for (const inputs of [stroked([60, 25]), stroked([60, 25], [62, 26]), stroked([60, 25], [200, 200], [61, 25])]) {
      expect(play(tool, inputs, selecting(0, PAPER))).toEqual({ ...NOTHING, selected: [0] })
    }
  })

  it('on a handle of a selected element changes nothing', () => {
    expect(play(SELECT_TOOL, stroked([112, 22], [110, 21]), selecting(0, PAPER)).replaced).toEqual([])
  })
})

describe('the Select tool', () => {
  it('on an element selects it and drags it', () => {
    const { kept, replaced, selected } = play(SELECT_TOOL, stroked([60, 300], [80, 310.04]), PAPER)
    expect({ kept, selected }).toEqual({ kept: [], selected: [1] })
    const points = [pt(30, 310), pt(130, 310)]
    expect(replaced).toEqual([{ index: 1, element: { ...DASHED, points } }])
  })

  it('on an element that is not selected selects and drags it', () => {
    const { replaced, selected } = play(SELECT_TOOL, stroked([60, 300], [60, 400]), selecting(0, PAPER))
    expect(selected).toEqual([1])
    expect(replaced.map(({ index }) => index)).toEqual([1])
  })

  it('on bare paper deselects, and draws nothing', () => {
    const inputs = stroked([300, 500], [100, 600])
    expect(play(SELECT_TOOL, inputs, selecting(0, PAPER))).toEqual({ ...NOTHING, selected: [null] })
  })

  it('on erased ink counts as bare paper', () => {
    const erased = selecting(0, paperWith(LINE, ERASER))
    expect(play(SELECT_TOOL, stroked([50, 20], [90, 90]), erased)).toEqual({ ...NOTHING, selected: [null] })
  })

  it('shows nothing while it moves over bare paper', () => {
    expect(play(SELECT_TOOL, [press(300, 500), move([1, 1])], PAPER).gesture).toEqual({ kind: 'missing' })
  })

  it('a cancel leaves a dragged element in place', () => {
    const { kept, replaced, gesture } = play(SELECT_TOOL, [press(60, 300), move([80, 310]), CANCEL, RELEASE], PAPER)
    expect({ kept, replaced, gesture }).toEqual({ kept: [], replaced: [], gesture: IDLE })
  })
})

describe('the pen', () => {
  it.each([
    ['straight', LINE_TOOL],
    ['Curve', CURVE_TOOL],
  ])('takes hold of the selected element (%s)', (_, tool) => {
    const { kept, replaced } = play(tool, stroked([60, 22], [60, 122]), selecting(0, PAPER))
    expect(kept).toEqual([])
    expect(replaced).toEqual([{ index: 0, element: { ...LINE, points: [pt(10, 120.5), pt(110, 120.5)] } }])
  })

  it('as an eraser erases the selected element like any other', () => {
    const { kept, replaced, selected } = play(ERASE_TOOL, stroked([60, 22], [60, 122]), selecting(0, PAPER))
    expect(kept.map(pointsOf)).toEqual([[pt(60, 22), pt(60, 122)]])
    expect({ replaced, selected }).toEqual({ replaced: [], selected: [null] })
  })

  it('grabs nothing but the selected element: it draws over others, and deselects', () => {
    const { kept, replaced, selected } = play(LINE_TOOL, stroked([60, 300], [160, 400]), selecting(0, PAPER))
    expect(kept.map(pointsOf)).toEqual([[pt(60, 300), pt(160, 400)]])
    expect({ replaced, selected }).toEqual({ replaced: [], selected: [null] })
  })

  it('on bare paper draws, and deselects', () => {
    const { kept, selected } = play(LINE_TOOL, stroked([300, 500], [200, 400]), selecting(0, PAPER))
    expect(kept).toHaveLength(1)
    expect(selected).toEqual([null])
  })

  it.each<[string, XY]>([
    ['at the joint', [110, 20.5]],
    ['as far from the joint as the end can be grabbed', [124, 34]],
    ['on the road itself, near the joint', [103, 20.5]],
  ])('draws a new road from an end at which another road ends (%s)', (_, from) => {
    const joined = stroke(svgPoints('110,20.5 200,300'))
    const scene = selecting(0, paperWith(LINE, joined))
    const { kept, replaced, selected } = play(LINE_TOOL, stroked(from, [300, 20]), scene)
    expect(kept).toHaveLength(1)
    expect({ replaced, selected }).toEqual({ replaced: [], selected: [null] })
    expect(play(SELECT_TOOL, stroked(from, [300, 20]), scene).replaced).toHaveLength(1)
  })

  it('pulls an end of the selected element if no other road ends there, or only an erased one', () => {
    const joined = stroke(svgPoints('110,20.5 200,300'))
    const rubbed = stroke([[110, 20.5]], { erase: true })
    for (const scene of [selecting(0, paperWith(LINE)), selecting(0, paperWith(LINE, joined, rubbed))])
      expect(play(LINE_TOOL, stroked([110, 20.5], [300, 20]), scene).replaced).toHaveLength(1)
    const free = selecting(0, paperWith(LINE, joined))
    expect(play(LINE_TOOL, stroked([10, 20.5], [10, 120]), free).replaced).toHaveLength(1)
  })

  it('with nothing selected draws on an element, and selects nothing', () => {
    const { kept, selected } = play(LINE_TOOL, stroked([60, 25], [160, 125]), PAPER)
    expect(kept).toHaveLength(1)
    expect(selected).toEqual([])
  })

  it('with an icon picked stamps it, even on the selected element', () => {
    const { kept, replaced } = play(stampTool(2), stroked([60, 45]), selecting(0, PAPER))
    expect(kept).toEqual([stamp(60, 45, 2)])
    expect(replaced).toEqual([])
  })
})

describe('on a full drawing', () => {
  const FULL = paperWith(...Array.from({ length: MOST_ELEMENTS }, () => LINE))

  it.each([
    ['the pen', LINE_TOOL],
    ['a curve', CURVE_TOOL],
    ['the eraser', ERASE_TOOL],
    ['an icon', stampTool(2)],
  ])('%s begins nothing, and the press reports that the drawing is full', (_, tool) => {
    expect(step(IDLE, press(300, 500), tool, FULL)).toEqual({ gesture: { kind: 'missing' }, isFull: true })
    expect(play(tool, stroked([300, 500], [200, 400]), FULL)).toEqual(NOTHING)
  })

  it('existing elements can be selected and moved', () => {
    expect(play(SELECT_TOOL, stroked([60, 22], [60, 122]), FULL).replaced).toHaveLength(1)
  })

  it('the last element that fits is drawn', () => {
    const scene = { ...FULL, elements: FULL.elements.slice(1) }
    expect(play(LINE_TOOL, stroked([300, 500], [200, 400]), scene).kept).toHaveLength(1)
  })
})

describe('changes by another tab during a gesture', () => {
  it('do not let a moved element replace another one', () => {
    const pressed = step(IDLE, press(60, 20), SELECT_TOOL, paperWith(LINE, ARROW))
    const moved = step(pressed.gesture, move([60, 90]), SELECT_TOOL, paperWith(ARROW))
    expect(step(moved.gesture, RELEASE, SELECT_TOOL, paperWith(ARROW)).replace).toBeUndefined()
  })

  it('let a moved element move when only others changed', () => {
    const pressed = step(IDLE, press(60, 20), SELECT_TOOL, paperWith(LINE, ARROW))
    const dragged = step(pressed.gesture, move([60, 90]), SELECT_TOOL, paperWith(LINE))
    expect(step(dragged.gesture, RELEASE, SELECT_TOOL, paperWith(LINE)).replace).toEqual({
      index: 0,
      element: { ...LINE, points: [pt(10, 90.5), pt(110, 90.5)] },
    })
  })

  it('let a moved element move when one below it was removed and the rest was read again', () => {
    const pressed = step(IDLE, press(60, 20), SELECT_TOOL, paperWith(ARROW, LINE))
    const dragged = step(pressed.gesture, move([60, 90]), SELECT_TOOL, paperWith(ARROW, LINE))
    expect(step(dragged.gesture, RELEASE, SELECT_TOOL, paperWith(structuredClone(LINE))).replace).toEqual({
      index: 0,
      element: { ...LINE, points: [pt(10, 90.5), pt(110, 90.5)] },
    })
  })

  it('do not let a moved element reappear after it was removed', () => {
    const pressed = step(IDLE, press(60, 20), SELECT_TOOL, PAPER)
    const dragged = step(pressed.gesture, move([60, 90]), SELECT_TOOL, PAPER)
    expect(step(dragged.gesture, RELEASE, SELECT_TOOL, BARE_SCENE)).toEqual({ gesture: IDLE })
  })

  it('do not let a tap select a removed element', () => {
    const pressed = step(IDLE, press(60, 20), LINE_TOOL, PAPER)
    expect(step(pressed.gesture, RELEASE, LINE_TOOL, BARE_SCENE)).toEqual({ gesture: IDLE })
  })
})

/** The fault of an element, if it is broken or its tool cannot draw it. */
const faultOf = (element: DrawingElement, tool: Tool): string | undefined => {
  const broken = brokenness(element)
  if (broken) return broken
  if (isStamp(element)) return element.icon.index === tool.icon ? undefined : 'another icon'
  if (!isStroke(element)) return 'an element that nobody draws'
  if (tool.icon !== undefined || tool.select) return 'a stroke for another tool'
  const faults = (tool.route ? [tool, routePen(tool)] : [tool]).map((pen) => strokeFaultOf(element, pen))
  return faults.includes(undefined) ? undefined : faults[0]
}

const strokeFaultOf = (element: Stroke, tool: Tool): string | undefined => {
  if (!tool.curve && element.points.length !== 2) return 'a straight line of more than two points'
  const looks = LOOKS.filter((look) => element[look])
  if (looks.join() !== LOOKS.filter((look) => tool[look]).join()) return 'other properties'
  return element.erase && (looks.length > 1 || !tool.curve) ? 'an eraser that is more' : undefined
}

/** The fault in the new form of an element. */
const changeFaultOf = (before: DrawingElement, after: DrawingElement): string | undefined => {
  const broken = brokenness(after)
  if (broken) return broken
  if (pointsOf(before).length !== pointsOf(after).length) return 'another number of points'
  const looks = [before, after].map((one) => JSON.stringify(isStamp(one) ? one.icon.index : { ...one, points: [] }))
  return looks[0] === looks[1] ? undefined : 'other properties'
}

const seldom = <T>(what: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: what })

/** Runs the inputs, and records each step with the tool and the paper at the start of its gesture. */
const trace = (all: readonly { input: Input; tool: Tool; scene: Scene }[]) => {
  let gesture: Gesture = IDLE
  let [begunTool, begunScene]: [Tool, Scene] = [FIRST_TOOL, BARE_SCENE]
  return all.map((one) => {
    if (one.input.type === 'press') [begunTool, begunScene] = [one.tool, one.scene]
    const before = gesture
    const done = step(gesture, one.input, one.tool, one.scene)
    gesture = done.gesture
    return { ...one, before, done, begunTool, begunScene }
  })
}

describe('no sequence of inputs, tools and papers, cancels included, leaves a broken element', () => {
  /** A paper so small that presses often hit elements, ends and handles. */
  const near: fc.Arbitrary<Point> = fc.record({
    x: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 99),
    y: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 99),
  })
  const place = fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: pointerPoint })
  const tenths = fc.integer({ min: 0, max: 1_000 }).map((value) => value / 10)
  const ink = inkThrough(
    fc.array(fc.record({ x: tenths, y: tenths.map((y) => y + 20) }), { minLength: 1, maxLength: 4 }),
  )
  const icon = fc.record({ x: tenths, y: tenths, index: fc.nat({ max: 8 }) }).map((value) => ({ icon: value }))
  const element = fc.oneof({ weight: 6, arbitrary: ink }, { weight: 2, arbitrary: icon }, eraser, anyStamp)
  const scene: fc.Arbitrary<Scene> = fc
    .tuple(fc.array(element, { maxLength: 5 }), fc.option(fc.nat({ max: 2 }), { nil: undefined }))
    .map(([elements, selected]) => ({
      paper: BARE_SCENE.paper,
      elements,
      selected: selected !== undefined && selected < elements.length ? selected : undefined,
    }))

  const tool = fc.oneof({ weight: 2, arbitrary: anyTool }, fc.constantFrom(SELECT_TOOL, LINE_TOOL))

  const pressing = place.map((at): Input => ({ type: 'press', at, reach: REACH }))
  const moving = fc.array(place, { maxLength: 4 }).map((to): Input => ({ type: 'move', to, reach: REACH }))
  const ending = fc.oneof({ weight: 4, arbitrary: fc.constant(RELEASE) }, { weight: 1, arbitrary: fc.constant(CANCEL) })
  /** Whole gestures, and random input at any time. */
  const inputs = fc
    .array(
      fc.oneof(
        fc.tuple(pressing, moving, ending),
        fc.tuple(pressing, ending),
        fc.array(fc.oneof(pressing, moving, ending), { maxLength: 4 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.flat())
  /** Each input with the tool and the paper at that moment, mostly those of the previous input. */
  const moments = inputs.chain((all) =>
    fc
      .record({
        firstTool: tool,
        firstScene: scene,
        changes: fc.array(fc.record({ tool: seldom(tool), scene: seldom(scene) }), {
          minLength: all.length,
          maxLength: all.length,
        }),
      })
      .map(({ firstTool, firstScene, changes }) => {
        let [currentTool, currentScene] = [firstTool, firstScene]
        return all.map((input, index) => {
          currentTool = changes[index]?.tool ?? currentTool
          currentScene = changes[index]?.scene ?? currentScene
          return { input, tool: currentTool, scene: currentScene }
        })
      }),
  )

  it('every kept element has points, in tenths, and no more than its tool allows', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const faults = trace(all).flatMap(({ done, begunTool }) =>
          done.commit ? (faultOf(done.commit, begunTool) ?? []) : [],
        )
        expect(faults).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('every replaced element was there at the press, and only its places differ', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const faults = trace(all).flatMap(({ done, begunScene }) => {
          if (!done.replace) return []
          const old = begunScene.elements[done.replace.index]
          return old ? (changeFaultOf(old, done.replace.element) ?? []) : 'an index out of range'
        })
        expect(faults).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('a selected element exists, and is no eraser', () => {
    fc.assert(
      fc.property(moments, (all) => {
        for (const { done, scene: paper } of trace(all)) {
          if (done.select === undefined || done.select === null) continue
          const selected = must(paper.elements[done.select])
          // An eraser can only be grabbed when it is already selected.
          expect(isEraser(selected) && paper.selected !== done.select).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a gesture leaves at most one element, on release, and is idle after that or a cancel', () => {
    fc.assert(
      fc.property(moments, (all) => {
        for (const { input: one, before, done } of trace(all)) {
          const left = [done.commit, done.replace].filter((thing) => thing !== undefined)
          expect(left.length).toBeLessThanOrEqual(one.type === 'release' && before.kind !== 'idle' ? 1 : 0)
          const ends = one.type === 'release' || one.type === 'cancel'
          expect(ends ? done.gesture : IDLE).toEqual(IDLE)
          expect(one.type === 'press' && done.gesture.kind === 'idle').toBe(false)
        }
      }),
    )
  })

  it('the paper stays unchanged', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const before = structuredClone(all)
        trace(all)
        expect(all).toEqual(before)
      }),
    )
  })

  it('every kind of step occurs: papers are small enough to hit elements', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(moments, (all) => {
        for (const { done } of trace(all)) {
          if (done.gesture.kind === 'adjusting') seen.add(done.gesture.grip)
          if (done.commit) seen.add(isStamp(done.commit) ? 'stamp' : 'stroke')
          if (done.replace) seen.add(isStamp(done.replace.element) ? 'moved icon' : 'changed stroke')
          if (done.select === null) seen.add('deselect')
        }
      }),
      { numRuns: 300 },
    )
    expect([...seen].toSorted()).toEqual([
      'body',
      'changed stroke',
      'deselect',
      'end',
      'moved icon',
      'stamp',
      'start',
      'stroke',
      'turn',
    ])
  })
})

/** The element of a stroke with the eraser end of a pen. */
const rubbed = (tool: Tool, scene: Scene): DrawingElement | undefined =>
  play(tool, [{ type: 'press', at: pt(20, 20), reach: REACH, erases: true }, move([200, 20]), RELEASE], scene).kept[0]

describe('the eraser end of a pen', () => {
  it('erases, whichever tool is in use', () => {
    fc.assert(
      fc.property(anyTool, (tool) => {
        expect(must(rubbed(tool, paperWith(LINE)))).toMatchObject({ erase: true })
      }),
    )
  })

  it('draws nothing on an empty paper', () => {
    expect(rubbed(LINE_TOOL, BARE_SCENE)).toBeUndefined()
  })
})
