import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readJunction } from '../../src/geometry/junction/readJunction'
import { boxStrokes } from '../../src/route/boxes/boxStrokes'
import { chooseBoxes } from '../../src/route/boxes/chooseBoxes'
import { makeDraft } from '../../src/route/makeDraft'
import { readRoads } from '../../src/route/read/readRoads'
import { readRoute } from '../../src/route/read/readRoute'
import { routesOf } from '../../src/route/track/routesOf'
import { RIDE } from '../fixtures/targets.mjs'
import { CANVASES } from '../support/junctions/junctions'
import { ROADS } from '../support/project/besides.mjs'

const isThere = existsSync(ROADS)
const note = isThere ? '' : ' (skipped: ../shared/data/roads is absent)'
if (!isThere) console.warn(`A recorded ride is not tested${note}`)

const ride = async () => {
  const [route, roads] = [await readRoute(fileIn('kempen-ride.gpx')), await readRoads(fileIn('kempen.json'))]
  const routes = route.ok ? routesOf(route.value) : route
  const [walk] = routes.ok ? routes.value : []
  const draft = walk && roads.ok ? makeDraft(walk, roads.value) : undefined
  if (!walk || !draft?.ok) throw new Error('The ride cannot be read')
  return { route: walk, draft: draft.value }
}

const fileIn = (name: string): string => readFileSync(join(ROADS, name), 'utf8')

describe.skipIf(!isThere)(`a recorded ride in the Kempen${note}`, () => {
  it(`is matched with roads of the same length, within ${100 * RIDE.mostLonger} %`, async () => {
    const { route, draft } = await ride()
    expect(Math.abs(draft.matched / route.length - 1)).toBeLessThanOrEqual(RIDE.mostLonger)
  })

  it(`has at most ${100 * RIDE.mostDoubtful} doubtful boxes in a hundred`, async () => {
    const { boxes, doubtful } = chooseBoxes((await ride()).draft, 'every')
    expect(boxes.length).toBeGreaterThanOrEqual(60)
    expect(doubtful).toBeLessThanOrEqual(boxes.length * RIDE.mostDoubtful)
  })

  it.each(CANVASES)('gives boxes that are read back as the same junctions, on $width × $height', async (canvas) => {
    for (const { drawing } of (await ride()).draft.boxes) {
      if (drawing.kind !== 'junction') continue
      expect(readJunction(boxStrokes(drawing, canvas))).toMatchObject({ junction: drawing.junction, doubts: [] })
    }
  })
})
