import { describe, expect, it } from 'vitest'
import { IMPORT_PART_POINTS } from '../../src/constants'
import { isStamp } from '../../src/model/types'
import { fileText, type DiskTocht } from '../../src/storage/disk'
import { createAssembly, partsOf, type ImportPart } from '../../src/storage/importParts'
import { readTochten, type Imported } from '../../src/storage/importText'
import { state as anyState } from '../support/arbitraries'
import { must } from '../support/must'
import { drawing, LINE, stateWith, whole } from '../support/drawings'
import { fc } from '../support/properties'

const assembled = (parts: readonly ImportPart[]): Imported<readonly DiskTocht[]> | undefined => {
  const { add } = createAssembly()
  return parts.map(add).find((read) => read !== undefined)
}

describe('what was read in a worker', () => {
  it('is whole again when its parts are put together', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const read = readTochten(fileText(state))
        expect(assembled([...partsOf(read)])).toEqual(read)
      }),
    )
  })

  it('comes in parts of few points, however large a drawing is', () => {
    const long = { ...LINE, points: Array.from({ length: 900 }, (_, x) => ({ x, y: 0 })) }
    const state = stateWith(whole([drawing('a1', ...Array.from({ length: 100 }, () => long))]))
    const parts = [...partsOf(readTochten(fileText(state)))]
    const sizes = parts.map((part) =>
      part.type === 'elements'
        ? part.elements.reduce((sum, element) => sum + (isStamp(element) ? 1 : element.points.length), 0)
        : 0,
    )
    expect(Math.max(...sizes)).toBeLessThan(IMPORT_PART_POINTS + 900)
    expect(parts.length).toBeGreaterThan(9)
  })

  it('is frozen as it comes', () => {
    const read = readTochten(fileText(stateWith(whole([drawing('a1', LINE)]))))
    const again = must(assembled([...partsOf(read)]))
    expect(again.ok && Object.isFrozen(again.value[0]?.drawings[0]?.[0])).toBe(true)
  })

  it('is a fault where it was one', () => {
    expect(assembled([...partsOf(readTochten('oops'))])).toMatchObject({ ok: false })
  })
})
