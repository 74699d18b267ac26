import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readJunction } from '../../src/geometry/junction/readJunction'
import { boxStrokes } from '../../src/route/boxes/boxStrokes'
import { chooseBoxes } from '../../src/route/boxes/chooseBoxes'
import { makeDraft } from '../../src/route/makeDraft'
import { readRoads } from '../../src/route/read/readRoads'
import { readRoute } from '../../src/route/read/readRoute'
import { ROADS } from '../support/project/besides.mjs'
import { CANVASES } from '../support/junctions/junctions'

const isThere = existsSync(ROADS)
const note = isThere ? '' : ' (skipped: ../shared/data/roads is absent)'
if (!isThere) console.warn(`A recorded ride is not tested${note}`)

const ride = async () => {
  const [route, roads] = [await readRoute(fileIn('kempen-ride.gpx')), await readRoads(fileIn('kempen.json'))]
  const draft = route.ok && roads.ok ? makeDraft(route.value, roads.value) : undefined
  if (!route.ok || !draft?.ok) throw new Error('The ride cannot be read')
  return { route: route.value, draft: draft.value }
}

const fileIn = (name: string): string => readFileSync(join(ROADS, name), 'utf8')

describe.skipIf(!isThere)(`a recorded ride in the Kempen${note}`, () => {
  it('is matched with roads of the same length, within 2 %', async () => {
    const { route, draft } = await ride()
    expect(Math.abs(draft.matched / route.length - 1)).toBeLessThanOrEqual(0.02)
  })

  it('has at most one doubtful box in ten', async () => {
    const { boxes, doubtful } = chooseBoxes((await ride()).draft, 'every')
    expect(boxes.length).toBeGreaterThanOrEqual(60)
    expect(doubtful).toBeLessThanOrEqual(boxes.length / 10)
  })

  it.each(CANVASES)('gives boxes that are read back as the same junctions, on $width × $height', async (canvas) => {
    for (const { drawing } of (await ride()).draft.boxes) {
      if (drawing.kind !== 'junction') continue
      expect(readJunction(boxStrokes(drawing, canvas))).toMatchObject({ junction: drawing.junction, doubts: [] })
    }
  })
})
