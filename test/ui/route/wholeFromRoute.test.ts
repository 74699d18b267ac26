import { expect, it } from 'vitest'
import { routeDoubtsOf } from '../../../src/model/routeDoubts'
import { NEW_SHEET } from '../../../src/model/sheet/defaultSheet'
import { chooseBoxes } from '../../../src/route/boxes/chooseBoxes'
import { makeDraft } from '../../../src/route/makeDraft'
import { readRoads } from '../../../src/route/read/readRoads'
import { readRoute } from '../../../src/route/read/readRoute'
import { routesOf } from '../../../src/route/track/routesOf'
import { tochtText } from '../../../src/storage/format'
import { wholeFromRoute } from '../../../src/ui/route/wholeFromRoute'
import { SMALL_ROUTE, smallGpx, smallRoads } from '../../support/roads/routeFiles'

const chosen = async () => {
  const [file, roads] = [await readRoute(smallGpx()), await readRoads(smallRoads())]
  const routes = file.ok ? routesOf(file.value) : file
  const route = routes.ok ? routes.value[0] : undefined
  const draft = route && roads.ok ? makeDraft(route, roads.value) : undefined
  if (!draft?.ok) throw new Error('The small route cannot be read')
  return chooseBoxes(draft.value, 'every')
}

const made = async () => {
  let ids = 0
  return wholeFromRoute(await chosen(), 'Langs\n de beek', NEW_SHEET, () => `id${(ids += 1)}`)
}

it('a tocht from a route has its drawings, distances, doubts and source', async () => {
  const { tocht, drawings } = (await made()).whole
  expect(tocht).toMatchObject({ name: 'Langs  de beek', style: 0, source: 'osm', sheet: { distances: 'since' } })
  expect(drawings).toHaveLength(SMALL_ROUTE.drawings)
  const doubtful = drawings.flatMap((one, place) => (routeDoubtsOf(one).length > 0 ? [place + 1] : []))
  expect(doubtful).toEqual(SMALL_ROUTE.doubtful)
  const { toFirst, distances } = await chosen()
  expect([tocht.sheet?.toFirst, ...drawings.map(({ distance }) => distance)]).toEqual([toFirst, ...distances])
})

it('a tocht contains nothing of its route but the drawings', async () => {
  const { whole, roads } = await made()
  expect(roads.around.size).toBe(SMALL_ROUTE.drawings)
  expect(tochtText(whole)).not.toMatch(/lat|lon|surroundings|track/)
})

it('the drawings whose roads stay on the device are the doubtful ones', async () => {
  const { whole, roads } = await made()
  expect(roads.doubtful).toEqual(SMALL_ROUTE.doubtful.map((number) => whole.tocht.drawings[number - 1]))
  expect(roads.doubtful.every((drawing) => roads.around.has(drawing))).toBe(true)
})
