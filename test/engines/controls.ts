import { expect } from '@playwright/test'
import { INTRO_HIDDEN_KEY, MIRROR_KEY } from '../../src/constants'
import type { DrawingElement } from '../../src/model/types'
import type { CanvasPlace, WindowPlace } from '../e2e/canvas'
import { decodePng, isLight } from '../support/paper/pixels'
import type { Engine, EnginePointer } from './engine'

interface Sought {
  readonly selector: string
  readonly name: string
}

/** The middle of the element with a name, once it can be pressed. */
const spotOf = async (engine: Engine, sought: Sought): Promise<WindowPlace> => {
  let spot: WindowPlace | undefined
  const look = async () => {
    spot = await engine.run(({ selector, name }: Sought) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          // The label of a field, or the text of any other element.
          (
            element.getAttribute('aria-label') ??
            (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent
          )?.trim() === name &&
          !element.matches(':disabled, [aria-disabled=true]') &&
          element.getClientRects().length > 0,
      )
      if (!found) return undefined
      found.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = found.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      // A disappearing element may still cover it.
      return found.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
    }, sought)
    return spot ?? null
  }
  await expect.poll(look, `${engine.name}: "${sought.name}" can be pressed`).not.toBeNull()
  if (!spot) throw new Error(`${engine.name}: "${sought.name}" is gone again`)
  return spot
}

const PRESSABLE = 'button, a, [role=menuitem], [role=radio]'

/** Presses the element with a name. */
export const press = async (engine: Engine, name: string): Promise<void> =>
  engine.drag([await spotOf(engine, { selector: PRESSABLE, name })], 'mouse')

/** Waits until an element with a name can be pressed. */
export const see = async (engine: Engine, name: string): Promise<void> => {
  await spotOf(engine, { selector: PRESSABLE, name })
}

const CANVAS = '[data-testid=canvas]'

/** Draws through places of the canvas, with ten moves between each and the next. */
export const draw = async (
  engine: Engine,
  places: readonly CanvasPlace[],
  pointer: EnginePointer = 'mouse',
): Promise<void> => {
  await expect.poll(() => engine.run((canvas) => document.querySelector(canvas) !== null, CANVAS)).toBe(true)
  const spots = await canvasSpots(engine, places)
  await engine.drag(
    spots.flatMap((to, index) => {
      const from = spots[index - 1]
      if (!from) return [to]
      return Array.from({ length: 10 }, (_, step) => ({
        x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / 10),
        y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / 10),
      }))
    }),
    pointer,
  )
}

const canvasSpots = (engine: Engine, places: readonly CanvasPlace[]): Promise<readonly WindowPlace[]> =>
  engine.run(
    ({ selector, all }) => {
      const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return all.map(({ x, y }) => ({ x: Math.round(left + x * width), y: Math.round(top + y * height) }))
    },
    { selector: CANVAS, all: places },
  )

/** Whether places of the canvas look inked: light on the dark paper. */
export const inkAt = async (engine: Engine, places: readonly CanvasPlace[]): Promise<readonly boolean[]> => {
  const picture = await decodePng(await engine.picture())
  const spots = await canvasSpots(engine, places)
  return spots.map(({ x, y }) => isLight(picture, x, y))
}

/** Replaces the text of a field, as a user would. */
export const fill = async (engine: Engine, name: string, text: string): Promise<void> => {
  const spot = await spotOf(engine, { selector: 'input', name })
  await engine.drag([spot], 'mouse')
  await engine.run(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  }, undefined)
  await engine.type(text)
}

/** Hides the intro, from the next load on. */
export const hideIntro = (engine: Engine): Promise<void> =>
  engine.run((key) => localStorage.setItem(key, ''), INTRO_HIDDEN_KEY)

/** The elements of the first drawing in the mirror. */
export const mirroredElements = (engine: Engine): Promise<readonly DrawingElement[]> =>
  engine.run((key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.drawings[0] ?? [], MIRROR_KEY)

/** Waits until everything is saved. */
export const saved = (engine: Engine): Promise<void> =>
  expect.poll(() => engine.run(() => document.documentElement.dataset['save'], undefined)).toBe('saved')
