import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, LONGEST_FIRST_MIRROR } from '../../src/constants'
import { canvasOf, drawingsOf, isBlank } from '../../src/model/lookups'
import { mirrorText } from '../../src/storage/mirror'
import { mirroredDrawing } from '../../src/storage/mirroredDrawing'
import { state as anyState } from '../support/arbitraries'
import { drawing, LINE, stateWith, whole } from '../support/drawings'
import { fc } from '../support/properties'

const STATE = stateWith(whole([drawing('a1', LINE), drawing('a2')]))
const MIRROR = mirrorText(STATE, { state: STATE, revisions: {} })
/** As somebody else writes it: without our seal. */
const foreign = (tocht: object): string => JSON.stringify([{ name: 'Trip', style: 0, ...tocht }])

describe('before the database has answered, the mirror says of a drawing', () => {
  it('what the table will show: its ink, its id and its canvas', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const text = mirrorText(state, { state, revisions: {} })
        for (const [place, id] of state.order.entries()) {
          const tocht = state.tochten[id]
          if (!tocht) throw new Error('a tocht is listed that is not there')
          for (const [index, { id: drawn, elements }] of drawingsOf(state, tocht).entries())
            expect(mirroredDrawing(text, place, index)).toEqual({
              id: drawn,
              elements,
              canvas: isBlank(state, tocht) ? tocht.canvas : canvasOf(tocht),
            })
        }
      }),
    )
  })

  it('nothing where it has none', () => {
    for (const [tocht, index] of [
      [0, 2],
      [1, 0],
      [1e20, 0],
    ] as const)
      expect(mirroredDrawing(MIRROR, tocht, index)).toBeUndefined()
  })

  it('nothing where somebody else changed it', () => {
    expect(mirroredDrawing(MIRROR, 0, 0)).toBeDefined()
    expect(mirroredDrawing(MIRROR.replace('20.5', '20.6'), 0, 0)).toBeUndefined()
  })

  it('of a tocht from elsewhere that it is bare, where it is', () => {
    const bare = { id: undefined, elements: [], canvas: undefined }
    expect(mirroredDrawing(foreign({ drawings: [[], []] }), 0, 1)).toEqual(bare)
    expect(mirroredDrawing(foreign({ drawings: [[], [LINE]] }), 0, 0)).toBeUndefined()
    expect(mirroredDrawing(foreign({ drawings: [[]], canvas: DEFAULT_CANVAS }), 0, 0)).toBeUndefined()
    expect(mirroredDrawing(foreign({ drawings: [{ length: 0 }] }), 0, 0)).toBeUndefined()
  })

  it('nothing where somebody copied its tocht, whose ids the app will not share', () => {
    expect(mirroredDrawing(`[${MIRROR.slice(1, -1)},${MIRROR.slice(1, -1)}]`, 1, 0)).toBeUndefined()
  })

  it('nothing of a bare one from elsewhere beside another that may not be read, or may not be bare', () => {
    const bare = foreign({ drawings: [[]] }).slice(1, -1)
    expect(mirroredDrawing(`[${bare},${bare}]`, 1, 0)).toBeDefined()
    for (const other of ['5', '{"name":"x","style":7,"drawings":[]}', MIRROR.slice(1, -1)])
      expect(mirroredDrawing(`[${other},${bare}]`, 1, 0)).toBeUndefined()
  })

  it.each(['', 'null', '{}', '[null]', '[[]]', '[{"drawings":{}}]', '[{"drawings":[[]'])('nothing in %j', (text) => {
    expect(mirroredDrawing(text, 0, 0)).toBeUndefined()
  })

  it('nothing where reading it would take long', () => {
    const padded = MIRROR.padEnd(LONGEST_FIRST_MIRROR)
    expect(mirroredDrawing(padded, 0, 0)).toBeDefined()
    expect(mirroredDrawing(`${padded} `, 0, 0)).toBeUndefined()
  })
})
