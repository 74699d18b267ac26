import { IDLE, step, type Gesture, type Input } from '../../src/gesture/gesture'
import { FIRST_TOOL, type Tool } from '../../src/gesture/tool'
import type { DrawingElement } from '../../src/model/types'
import { pt, pts, type XY } from './drawings'

export const press = (x: number, y: number): Input => ({ type: 'press', at: pt(x, y) })
export const move = (...to: readonly XY[]): Input => ({ type: 'move', to: pts(...to) })
export const RELEASE: Input = { type: 'release' }
export const CANCEL: Input = { type: 'cancel' }

export const LINE_TOOL = FIRST_TOOL
export const CURVE_TOOL: Tool = { ...FIRST_TOOL, curve: true }
export const ERASE_TOOL: Tool = { ...FIRST_TOOL, curve: true, erase: true }
export const stampTool = (icon: number): Tool => ({ ...FIRST_TOOL, icon })

/** Plays the inputs with one tool: what was kept, and the gesture that is left. */
export const play = (tool: Tool, inputs: readonly Input[]): { kept: DrawingElement[]; gesture: Gesture } => {
  const kept: DrawingElement[] = []
  let gesture = IDLE
  for (const input of inputs) {
    const next = step(gesture, input, tool)
    gesture = next.gesture
    if (next.commit) kept.push(next.commit)
  }
  return { kept, gesture }
}

/** Press at the first place, move through the others, release. */
export const draw = (tool: Tool, first: XY, ...rest: readonly XY[]): DrawingElement | undefined =>
  play(tool, [press(...first), ...rest.map((to) => move(to)), RELEASE]).kept[0]

/** The same for a stroke: only its points. */
export const drawPoints = (tool: Tool, first: XY, ...rest: readonly XY[]): XY[] | undefined => {
  const drawn = draw(tool, first, ...rest)
  return drawn && 'points' in drawn ? drawn.points.map(({ x, y }): XY => [x, y]) : undefined
}
