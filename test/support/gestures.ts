import { DEFAULT_CANVAS } from '../../src/constants'
import { IDLE, step, type Gesture, type Input, type GestureResult } from '../../src/gesture/gesture'
import type { Scene } from '../../src/gesture/scene'
import { FIRST_TOOL, type Tool } from '../../src/gesture/tool'
import type { TargetTap } from '../../src/model/junction'
import type { DrawingElement } from '../../src/model/types'
import { pt, pts, type XY } from './drawings'
import { must } from './must'

/** The distance tolerated between an end and the place that it joins, in units. */
export const REACH = 10

export const press = (x: number, y: number, reach = REACH): Input => ({ type: 'press', at: pt(x, y), reach })
export const move = (...to: readonly XY[]): Input => ({ type: 'move', to: pts(...to), reach: REACH })
/** The pointer rests, or Alt is held: the end stays where it is. */
export const RESTING: Input = { type: 'move', to: [], reach: 0 }
export const REST: Input = { type: 'rest' }
export const RELEASE: Input = { type: 'release' }
export const LONG_RELEASE: Input = { type: 'release', isLong: true }
export const CANCEL: Input = { type: 'cancel' }

export const LINE_TOOL = FIRST_TOOL
export const CURVE_TOOL: Tool = { ...FIRST_TOOL, curve: true }
export const ERASE_TOOL: Tool = { ...FIRST_TOOL, curve: true, erase: true }
export const SELECT_TOOL: Tool = { ...FIRST_TOOL, select: true }
export const TEXT_TOOL: Tool = { ...FIRST_TOOL, text: true }
export const stampTool = (icon: number): Tool => ({ ...FIRST_TOOL, icon })

const PAPER = { x: 0, y: 0, ...DEFAULT_CANVAS }
export const BARE_SCENE: Scene = { elements: [], selected: undefined, paper: PAPER }

/** A paper with elements, none of them selected. */
export const paperWith = (...elements: readonly DrawingElement[]): Scene => ({ ...BARE_SCENE, elements })

/** The same paper with one element selected. */
export const selecting = (selected: number, scene: Scene): Scene => ({ ...scene, selected })

/** Press at the first place, move through the others, release. */
export const stroked = (first: XY, ...rest: readonly XY[]): Input[] => [
  press(...first),
  ...rest.map((to) => move(to)),
  RELEASE,
]

interface Played {
  readonly kept: readonly DrawingElement[]
  readonly replaced: readonly NonNullable<GestureResult['replace']>[]
  /** The selections in order; `null` is none. */
  readonly selected: readonly (number | null)[]
  /** The labels to be removed, and the places or labels to be written. */
  readonly removed: readonly NonNullable<GestureResult['remove']>[]
  readonly written: readonly NonNullable<GestureResult['write']>[]
  /** The strokes as they were drawn, where that was plainly something else. */
  readonly asDrawn: readonly DrawingElement[]
  /** The taps on targets of the ring. */
  readonly taps: readonly TargetTap[]
  /** The gesture after the last input. */
  readonly gesture: Gesture
}

/** Plays the inputs with one tool on one paper, which does not change. */
export const play = (tool: Tool, inputs: readonly Input[], scene: Scene = BARE_SCENE): Played => {
  const steps: GestureResult[] = []
  for (const input of inputs) steps.push(step(steps.at(-1)?.gesture ?? IDLE, input, tool, scene))
  return {
    kept: steps.flatMap(({ commit }) => commit ?? []),
    replaced: steps.flatMap(({ replace }) => replace ?? []),
    selected: steps.flatMap(({ select }) => (select === undefined ? [] : [select])),
    removed: steps.flatMap(({ remove }) => remove ?? []),
    written: steps.flatMap(({ write }) => write ?? []),
    asDrawn: steps.flatMap(({ asDrawn }) => asDrawn ?? []),
    taps: steps.flatMap(({ tap }) => tap ?? []),
    gesture: steps.at(-1)?.gesture ?? IDLE,
  }
}

/** The result of a gesture without effect. */
export const NOTHING: Played = {
  kept: [],
  replaced: [],
  selected: [],
  removed: [],
  written: [],
  asDrawn: [],
  taps: [],
  gesture: IDLE,
}

/** Press, move and release on empty paper; returns the committed element. */
export const draw = (tool: Tool, first: XY, ...rest: readonly XY[]): DrawingElement | undefined =>
  play(tool, stroked(first, ...rest)).kept[0]

/** The points of a stroke as pairs; none for an icon. */
export const pairsOf = (element: DrawingElement | undefined): XY[] | undefined =>
  element && 'points' in element ? element.points.map(({ x, y }): XY => [x, y]) : undefined

export const isOnPaper = (element: DrawingElement | undefined): boolean =>
  must(pairsOf(element)).every(([x, y]) => x >= 0 && x <= PAPER.width && y >= 0 && y <= PAPER.height)

/** Only the points of the committed stroke. */
export const drawPoints = (tool: Tool, first: XY, ...rest: readonly XY[]): XY[] | undefined =>
  pairsOf(draw(tool, first, ...rest))

/** The points of a stroke that is drawn on a paper with elements. */
export const drawPointsOn = (scene: Scene, tool: Tool, first: XY, ...rest: readonly XY[]): XY[] | undefined =>
  pairsOf(play(tool, stroked(first, ...rest), scene).kept[0])
