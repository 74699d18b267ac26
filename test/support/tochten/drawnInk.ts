import { readFileSync } from 'node:fs'
import type { DrawingElement } from '../../../src/model/types'

/** The ink of the sixty junctions drawn with the mouse. Read from the file, because Playwright does not import JSON. */
export const DRAWN_INK: readonly DrawingElement[][] = JSON.parse(
  readFileSync(new URL('../../fixtures/drawnBoxes.json', import.meta.url), 'utf8'),
)
