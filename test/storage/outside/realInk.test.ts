import { describe, expect, it } from 'vitest'
import { drawnLine } from '../../../src/geometry/line/curve'
import { simplifiedPoints } from '../../../src/geometry/line/simplifiedPoints'
import { roundPoint } from '../../../src/geometry/points'
import { isStroke, type DrawingElement, type Stroke } from '../../../src/model/types'
import { fromDisk, stateOf, type DiskTocht } from '../../../src/storage/format'
import { mirrorText, sealedStanding } from '../../../src/storage/mirror/mirror'
import { checkOwnTocht, readTocht } from '../../../src/storage/outside/importText'
import { must } from '../../support/must'
import { plainDistance } from '../../support/plane'
import { countedIds, noNewId } from '../../support/storage'
import { realInk, type InkFile } from '../../support/tochten/realInk'

const FILES = realInk()
const isThere = FILES.length > 0
const note = isThere ? '' : ' (skipped: ../shared/data/real-ink is absent)'
if (!isThere) console.warn(`Real ink is not tested${note}`)

const read = ({ file, text }: InkFile): DiskTocht => {
  const imported = readTocht(text)
  if (!imported.ok) throw new Error(`${file}: ${JSON.stringify(imported.fault)}`)
  return imported.value
}
const strokesIn = (elements: readonly DrawingElement[]): Stroke[] =>
  elements.flatMap((element) => (isStroke(element) ? [element] : []))

describe(`real ink${note}`, () => {
  it.skipIf(!isThere)('is read completely', () => {
    const drawings = FILES.flatMap((one) => read(one).drawings)
    const strokes = drawings.flatMap(strokesIn)
    expect([drawings.length, strokes.length, strokes.flatMap(({ points }) => points).length]).toEqual([
      62, 1_652, 24_370,
    ])
  })

  it.skipIf(!isThere).each(FILES)('$file is the same after writing and reading the mirror, and sealed', (one) => {
    const before = stateOf([fromDisk(read(one), countedIds(), false)])
    const [raw] = JSON.parse(mirrorText(before, { state: before, tochten: { [must(before.order[0])]: 1 } }))
    const checked = checkOwnTocht(raw)
    expect(checked.ok && stateOf([fromDisk(checked.value, noNewId, true)])).toEqual(before)
    expect(sealedStanding(raw)).toEqual({ revision: 1, unsaved: false })
  })

  it.skipIf(!isThere)('lies within 0.75 units of its curve, and 99 of 100 points within half a unit', () => {
    const distances = FILES.flatMap((one) => read(one).drawings.flatMap(strokesIn)).flatMap(({ points }) => {
      const curve = drawnLine(simplifiedPoints(points.map(roundPoint)))
      return points.map((point) => plainDistance(point, curve))
    })
    const sorted = distances.toSorted((a, b) => a - b)
    const [most, usual] = [must(sorted.at(-1)), must(sorted[Math.floor(sorted.length * 0.99)])]
    console.log(`  real ink: its curve within ${most.toFixed(2)} units of each point, ${usual.toFixed(2)} of 99 in 100`)
    expect(most).toBeLessThanOrEqual(0.75)
    expect(usual).toBeLessThanOrEqual(0.5)
  })
})
