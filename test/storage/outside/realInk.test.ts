import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SIMPLIFY_TOLERANCE } from '../../../src/constants'
import { roundPoint } from '../../../src/geometry/points'
import { simplify } from '../../../src/geometry/simplify'
import { isStroke, type DrawingElement, type Stroke } from '../../../src/model/types'
import { fromDisk, stateOf, type DiskTocht } from '../../../src/storage/format'
import { checkTocht, readTocht } from '../../../src/storage/outside/importText'
import { mirrorText, sealedStanding } from '../../../src/storage/mirror/mirror'
import { REAL_INK } from '../../support/besides.mjs'
import { must } from '../../support/must'
import { distanceToSegment } from '../../support/plane'
import { countedIds, noNewId } from '../../support/storage'

const FILES = ['biology.json', 'line-drawings.json', 'maps.json', 'mixed-hands.json']
const isThere = FILES.every((file) => existsSync(join(REAL_INK, file)))
const note = isThere ? '' : ' (skipped: ../shared/data/real-ink is absent)'
if (!isThere) console.warn(`Real ink is not tested${note}`)

const read = (file: string): DiskTocht => {
  const imported = readTocht(readFileSync(join(REAL_INK, file), 'utf8'))
  if (!imported.ok) throw new Error(`${file}: ${JSON.stringify(imported.fault)}`)
  return imported.value
}
const strokesIn = (elements: readonly DrawingElement[]): Stroke[] =>
  elements.flatMap((element) => (isStroke(element) ? [element] : []))

describe(`real ink${note}`, () => {
  it.skipIf(!isThere)('is read whole', () => {
    const drawings = FILES.flatMap((file) => read(file).drawings)
    const strokes = drawings.flatMap(strokesIn)
    expect([drawings.length, strokes.length, strokes.flatMap(({ points }) => points).length]).toEqual([
      62, 1_652, 24_370,
    ])
  })

  it.skipIf(!isThere).each(FILES)('%s goes into the mirror and comes back the same, sealed', (file) => {
    const before = stateOf([fromDisk(read(file), countedIds(), false)])
    const [raw] = JSON.parse(mirrorText(before, { state: before, revisions: { [must(before.order[0])]: 1 } }))
    const checked = checkTocht(raw)
    expect(checked.ok && stateOf([fromDisk(checked.value, noNewId, true)])).toEqual(before)
    expect(sealedStanding(raw)).toEqual({ revision: 1 })
  })

  it.skipIf(!isThere).each(FILES)('%s keeps its shape within half a unit when it is simplified', (file) => {
    for (const { points } of read(file).drawings.flatMap(strokesIn)) {
      const drawn = points.map(roundPoint)
      const kept = simplify(drawn)
      expect([kept[0], kept.at(-1)]).toEqual([drawn[0], drawn.at(-1)])
      const places = kept.map((point) => drawn.indexOf(point))
      const furthest = drawn.map((point, index) => {
        const next = places.findIndex((place) => place >= index)
        const [from, to] = [kept[Math.max(0, next - 1)], kept[next]]
        return from && to ? distanceToSegment(point, from, to) : Number.POSITIVE_INFINITY
      })
      expect(Math.max(...furthest)).toBeLessThanOrEqual(SIMPLIFY_TOLERANCE + 1e-9)
    }
  })
})
