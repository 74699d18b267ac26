import { afterEach, describe, expect, it, vi } from 'vitest'
import { LONGEST_SHEET_TEXT, LONGEST_NOTE } from '../../../src/constants'
import { CODE_POINTS_PER_CHARACTER } from '../../../src/model/texts/characters'
import { LONGEST_NAME } from '../../../src/model/texts/names'
import { fromDisk } from '../../../src/storage/format'
import { readTocht } from '../../../src/storage/outside/importText'
import { LINE } from '../../support/drawings'
import { must } from '../../support/must'
import { countedIds } from '../../support/storage'

/** A letter with so many marks that a browser takes minutes to lay it out. */
const LONG = `q${'\u0323'.repeat(300_000)}`
const codePoints = (text: string | undefined): number => Array.from(must(text)).length

/** The lengths of the texts that are segmented or normalised, in UTF-16 units. */
const watchTexts = (): (() => number) => {
  const segmented = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const composed = vi.spyOn(String.prototype, 'normalize')
  const lengths = () => [
    ...segmented.mock.calls.map(([text]) => text.length),
    ...composed.mock.contexts.map((text) => String(text).length),
  ]
  return () => Math.max(0, ...lengths())
}

afterEach(() => vi.restoreAllMocks())

describe('300,000 marks on one letter', () => {
  it('are cut before they are segmented or normalised', () => {
    const longest = watchTexts()
    const text = JSON.stringify({
      drawings: [[LINE]],
      name: LONG,
      details: [{ note: LONG }],
      sheet: { group: LONG, start: LONG },
    })
    const begin = performance.now()
    const read = readTocht(text)
    const took = performance.now() - begin
    if (!read.ok) throw new Error('It was refused')
    const { tocht, drawings } = fromDisk(read.value, countedIds(), false)
    expect(codePoints(tocht.name)).toBe(LONGEST_NAME * CODE_POINTS_PER_CHARACTER)
    expect(codePoints(drawings[0]?.note)).toBe(LONGEST_NOTE * CODE_POINTS_PER_CHARACTER)
    expect(codePoints(tocht.sheet?.group as string)).toBe(LONGEST_SHEET_TEXT * CODE_POINTS_PER_CHARACTER)
    expect(longest()).toBeLessThanOrEqual(2 * LONGEST_NOTE * CODE_POINTS_PER_CHARACTER)
    console.log(`  four texts of 300,000 marks: read in ${took.toFixed(0)} ms`)
  })
})
