import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, MOST_ELEMENTS } from '../../src/constants'
import { readJunction } from '../../src/geometry/junction/readJunction'
import { ringOnPaper } from '../../src/geometry/junction/ringOnPaper'
import { writeJunction } from '../../src/geometry/junction/writeJunction'
import { IDLE, pendingTap, step, type Input } from '../../src/gesture/gesture'
import type { Scene } from '../../src/gesture/scene'
import { NO_JUNCTION, tapDirection } from '../../src/model/junction'
import { isStroke, type DrawingElement } from '../../src/model/types'
import { LINE, stroke, svgPoints, type XY } from '../support/drawings'
import {
  BARE_SCENE,
  CANCEL,
  CURVE_TOOL,
  ERASE_TOOL,
  LINE_TOOL,
  LONG_RELEASE,
  move,
  NOTHING,
  paperWith,
  play,
  press,
  RELEASE,
  REST,
  SELECT_TOOL,
  selecting,
  stampTool,
  stroked,
  TEXT_TOOL,
} from '../support/gestures'
import { must } from '../support/must'

const withRing = (...elements: readonly DrawingElement[]): Scene => {
  const paper = { canvas: DEFAULT_CANVAS, box: BARE_SCENE.paper, unitsPerPixel: 1 }
  return { ...paperWith(...elements), ring: ringOnPaper(readJunction(elements), paper) }
}

const EMPTY = withRing()
/** A place on the way to the left, and one away from all ways. */
const ON_LEFT: XY = [100, 330]
const ASIDE: XY = [40, 640]
const LEFT = [{ target: 2, isLong: false }]

describe('a tap on a target of the ring', () => {
  it('is a tap on that target, though the finger trembles', () => {
    expect(play(LINE_TOOL, stroked(ON_LEFT), EMPTY)).toEqual({ ...NOTHING, taps: LEFT })
    expect(play(LINE_TOOL, stroked(ON_LEFT, [103, 333], [98, 329]), EMPTY)).toEqual({ ...NOTHING, taps: LEFT })
  })

  it('counts whatever the next stroke looks like', () => {
    const tool = { ...LINE_TOOL, circle: true, arrow: true, dashed: true, route: true }
    expect(play(tool, stroked(ON_LEFT), EMPTY).taps).toEqual(LEFT)
  })

  it.each([
    ['an icon', stampTool(2)],
    ['Text', TEXT_TOOL],
    ['Erase', ERASE_TOOL],
    ['Select', SELECT_TOOL],
    ['Curve', CURVE_TOOL],
  ])('goes to %s first', (_, tool) => {
    const scene = withRing(LINE)
    expect(play(tool, stroked(ON_LEFT), scene)).toEqual(play(tool, stroked(ON_LEFT), paperWith(LINE)))
  })

  it('goes before the stroke that lies there, also a selected one', () => {
    const drawn = writeJunction(tapDirection(NO_JUNCTION, 2), DEFAULT_CANVAS)
    const scene = withRing(...drawn)
    for (const one of [scene, selecting(0, scene)]) expect(play(LINE_TOOL, stroked(ON_LEFT), one).taps).toEqual(LEFT)
  })

  it('goes to the stroke that lies there where no junction was read, so that no road is drawn over it', () => {
    const scene = withRing(stroke(svgPoints('40,330 198,330')))
    expect(play(LINE_TOOL, stroked(ON_LEFT), scene)).toEqual({ ...NOTHING, selected: [0] })
    expect(play(LINE_TOOL, stroked([300, 330]), scene).taps).toEqual([{ target: 6, isLong: false }])
  })

  it('is long when the release says so, and is shown before once the pointer rests', () => {
    const held = play(LINE_TOOL, [press(...ON_LEFT), REST], EMPTY)
    expect(pendingTap(held.gesture)).toEqual({ target: 2, isLong: true })
    expect(pendingTap(play(LINE_TOOL, [press(...ON_LEFT)], EMPTY).gesture)).toBeUndefined()
    expect(play(LINE_TOOL, [press(...ON_LEFT), REST, LONG_RELEASE], EMPTY).taps).toEqual([{ target: 2, isLong: true }])
  })

  it('is cancelled by a second finger', () => {
    expect(play(LINE_TOOL, [press(...ON_LEFT), CANCEL, RELEASE], EMPTY)).toEqual(NOTHING)
  })

  it('does not add to a full drawing by itself, but a stroke from there says that it is full', () => {
    const full = { ...EMPTY, elements: Array.from({ length: MOST_ELEMENTS }, () => stroke([[5, 5]])) }
    expect(play(LINE_TOOL, stroked(ON_LEFT), full).taps).toEqual(LEFT)
    const pressed = step(IDLE, press(...ON_LEFT), LINE_TOOL, full)
    expect(pressed.isFull).toBeUndefined()
    expect(step(pressed.gesture, move(ASIDE), LINE_TOOL, full).isFull).toBe(true)
  })
})

describe('beside and beyond the targets', () => {
  it('a drag from a target draws, from where it began', () => {
    expect(play(LINE_TOOL, stroked(ON_LEFT, [104, 334], [300, 600]), EMPTY).kept).toEqual([
      stroke(svgPoints('100,330 300,600')),
    ])
  })

  it('a drag that comes back to its target is no tap', () => {
    expect(play(LINE_TOOL, stroked(ON_LEFT, [200, 500], ON_LEFT), EMPTY).taps).toEqual([])
  })

  it('a tap away from all targets does what it always does', () => {
    const road = stroke(svgPoints('20,640 80,640'))
    expect(play(LINE_TOOL, stroked(ASIDE), withRing(road))).toEqual({ ...NOTHING, selected: [0] })
  })

  it('a drag from a target pulls the selected stroke there, and deselects another one', () => {
    const drawn = writeJunction(tapDirection(tapDirection(NO_JUNCTION, 4), 2), DEFAULT_CANVAS)
    const scene = withRing(...drawn)
    expect(play(LINE_TOOL, stroked(ON_LEFT, [100, 400]), selecting(1, scene)).replaced).toHaveLength(1)
    expect(play(LINE_TOOL, stroked([300, 330], [300, 600]), selecting(1, scene)).selected).toEqual([null])
  })
})

describe('the arrowhead of a junction', () => {
  const drawn = writeJunction(tapDirection(NO_JUNCTION, 2), DEFAULT_CANVAS)
  const scene = withRing(...drawn)
  const { at } = must(scene.ring?.arrow)
  const HEAD: XY = [at.x, at.y]
  const dragged = (...to: readonly XY[]): Input[] => stroked(HEAD, ...to)

  it('is dragged to another way, which becomes the exit', () => {
    expect(play(LINE_TOOL, dragged([100, 200], [198, 150]), scene)).toEqual({
      ...NOTHING,
      taps: [{ target: 4, isLong: true }],
    })
  })

  it('shows the new exit while it is dragged', () => {
    const { gesture } = play(LINE_TOOL, dragged([100, 200], [198, 150]).slice(0, -1), scene)
    expect(pendingTap(gesture)).toEqual({ target: 4, isLong: true })
  })

  it.each<[string, XY]>([
    ['to its own way', [40, 300]],
    ['to the centre', [200, 330]],
    ['to the way in', [198, 500]],
  ])('changes nothing when it is dragged %s', (_, to) => {
    expect(play(LINE_TOOL, dragged([100, 200], to), scene)).toEqual(NOTHING)
  })

  it('is tapped like the rest of its road', () => {
    expect(play(LINE_TOOL, stroked(HEAD), scene).taps).toEqual(LEFT)
  })

  it('can be dragged with Curve, but not with the eraser or Select', () => {
    const inputs = dragged([100, 200], [198, 150])
    expect(play(CURVE_TOOL, inputs, scene).taps).toHaveLength(1)
    expect(play(ERASE_TOOL, inputs, scene).taps).toEqual([])
    expect(play(SELECT_TOOL, inputs, scene).taps).toEqual([])
  })

  it('begins an ordinary stroke where the junction is not sure', () => {
    const { kept, taps } = play(
      LINE_TOOL,
      dragged([198, 150]),
      withRing(...drawn, stroke(svgPoints('330,500 360,560'))),
    )
    expect(taps).toEqual([])
    expect(kept.filter(isStroke)).toHaveLength(1)
  })
})

describe('an arrow over a road to leave', () => {
  const drawn = writeJunction(tapDirection(tapDirection(NO_JUNCTION, 4), 2), DEFAULT_CANVAS)
  const LEFT_ROAD = stroked([198, 330], [140, 326], [80, 332])
  const EXIT = [{ target: 2, isLong: true }]
  const ARROW = { ...LINE_TOOL, arrow: true }

  it('is a long tap on it with Junction on, and adds no line, however the pen draws', () => {
    for (const tool of [ARROW, LINE_TOOL, { ...CURVE_TOOL, arrow: true }])
      expect(play(tool, LEFT_ROAD, withRing(...drawn))).toEqual({ ...NOTHING, taps: EXIT })
  })

  it('is the same with Route on alone', () => {
    expect(play({ ...ARROW, route: true }, LEFT_ROAD, paperWith(...drawn))).toEqual({ ...NOTHING, taps: EXIT })
  })

  it('is stored as drawn by the plain pen, and by the eraser, whatever the ring', () => {
    expect(play(ARROW, LEFT_ROAD, paperWith(...drawn)).kept).toHaveLength(1)
    expect(play(ERASE_TOOL, LEFT_ROAD, withRing(...drawn))).toMatchObject({ kept: [{ erase: true }], taps: [] })
  })

  it('is stored as drawn where it leaves the road, or where the junction is not sure', () => {
    const astray = stroked([198, 330], [140, 390], [80, 332])
    expect(play(ARROW, astray, withRing(...drawn))).toMatchObject({ kept: [{ arrow: true }], taps: [] })
    const unsure = withRing(...drawn, stroke(svgPoints('330,500 360,560')))
    expect(play(ARROW, LEFT_ROAD, unsure)).toMatchObject({ kept: [{ arrow: true }], taps: [] })
  })

  it('is nothing when a second finger cancels it', () => {
    expect(play(ARROW, [...LEFT_ROAD.slice(0, -1), CANCEL, RELEASE], withRing(...drawn))).toEqual(NOTHING)
  })
})
