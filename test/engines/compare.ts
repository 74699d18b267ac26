import { chromium, expect } from '@playwright/test'
import { pointsOf } from '../../src/model/elements'
import type { DrawingElement } from '../../src/model/types'
import { launchOptions } from '../support/browser.mjs'
import type { Engine, EnginePointer } from './engine'
import { travel, type Findings } from './journey'
import { playwrightEngine } from './playwrightEngine'

/** Browsers may lay the paper out a fraction of a pixel apart, which shifts canvas units as much. */
const TOLERANCE = 0.5

/** Makes the journey with a browser and with Chromium, in windows of the same size, and expects equal results. */
export const expectLikeChromium = async (engine: Engine, pointer: EnginePointer, baseURL: string): Promise<void> => {
  const findings = await travel(engine, pointer)
  const viewport = await engine.run(() => ({ width: innerWidth, height: innerHeight }), undefined)
  const browser = await chromium.launch(await launchOptions())
  try {
    const reference = await travel(await playwrightEngine(browser, baseURL, viewport), pointer)
    expectSame(findings, reference)
  } finally {
    await browser.close()
  }
}

const expectSame = (found: Findings, reference: Findings): void => {
  expect(found.elements.map(look)).toEqual(reference.elements.map(look))
  const [places, others] = [found.elements.flatMap(pointsOf), reference.elements.flatMap(pointsOf)]
  const furthest = Math.max(
    ...places.map(({ x, y }, index) => Math.hypot(x - (others[index]?.x ?? NaN), y - (others[index]?.y ?? NaN))),
  )
  console.log(`  furthest from Chromium's points: ${furthest.toFixed(2)} units`)
  expect(furthest).toBeLessThanOrEqual(TOLERANCE)
  expect(found.pdf).toEqual(reference.pdf)
}

/** An element without the exact positions of its points. A driver may hand over its members in another order. */
const look = (element: DrawingElement): unknown =>
  JSON.parse(JSON.stringify(element, (name, value: unknown) => (name === 'x' || name === 'y' ? undefined : value)))
