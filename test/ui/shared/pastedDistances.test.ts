import { describe, expect, it } from 'vitest'
import { pastedDistances } from '../../../src/ui/shared/details/usePaste'

describe('a pasted column of distances', () => {
  it.each([
    ['250\n300', [250, 300]],
    ['250 m\r\n1,2 km\r\n', [250, 1_200]],
    ['250\r300', [250, 300]],
    ['0.5\n\n90', [500, undefined, 90]],
    ['250\tchapel\n300\tbridge', [250, 300]],
    ['\n250', [undefined, 250]],
  ])('%j is read line by line', (text, distances) => {
    expect(pastedDistances(text)).toEqual(distances)
  })

  it('is refused as a whole when a line is not a distance', () => {
    expect(pastedDistances('250\nfar\n300')).toBe('wrong')
  })

  it.each(['', '250', '250 m\n'])('is absent from %j: one line goes into the field as typed', (text) => {
    expect(pastedDistances(text)).toBeUndefined()
  })
})
