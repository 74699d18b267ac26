import { describe, expect, it } from 'vitest'
import type { ImportFault } from '../../../src/storage/outside/importFault'
import { readTocht } from '../../../src/storage/outside/importText'
import { en } from '../../../src/ui/words/en'
import { importFaultText } from '../../../src/ui/words/importFaultText'
import { nl } from '../../../src/ui/words/nl'
import { LINE } from '../../support/drawings'

const say = (fault: ImportFault): [string, string] => [importFaultText(fault, en), importFaultText(fault, nl)]

/** The message about a loaded text. */
const refused = (value: unknown): string => {
  const read = readTocht(typeof value === 'string' ? value : JSON.stringify(value))
  return read.ok ? '' : importFaultText(read.fault, en)
}

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8].map((x): { x: unknown; y: number } => ({ x, y: 1 }))

describe('the message about a rejected text', () => {
  it('names the place of the fault, and that nothing was changed', () => {
    const points = [...EIGHT.slice(0, 7), { x: 'oops', y: 1 }]
    expect(refused([[], [], [], [LINE, LINE, { ...LINE, points }]])).toBe(
      'Drawing 4, stroke 3, point 8: x must be a number, found "oops". Nothing was changed.',
    )
  })

  it('names the same place in Dutch', () => {
    const place = { drawing: 4, stroke: 3, point: 8, field: 'x' }
    expect(importFaultText({ kind: 'wrong', location: place, expected: 'number', found: '"oops"' }, nl)).toBe(
      'Tekening 4, lijn 3, punt 8: x moet een getal zijn, er staat "oops". Er is niets veranderd.',
    )
  })

  it.each<[string, unknown, string]>([
    [
      'a field that is missing',
      [[{ points: [{ x: 1 }] }]],
      'Drawing 1, stroke 1, point 1: y must be a number, it is missing.',
    ],
    [
      'an icon',
      [[{ icon: { x: 1, y: 2, index: -1 } }]],
      'Drawing 1, icon 1: index must be the number of an icon, found -1.',
    ],
    ['an element', [[LINE, null]], 'Drawing 1, stroke 2: it must be an object, found null.'],
    ['a drawing', [[], 5], 'Drawing 2: it must be a list, found 5.'],
    [
      'a coordinate that is too far',
      [[{ points: [{ x: 1e6, y: 0 }] }]],
      'Drawing 1, stroke 1, point 1: x must lie between -100,000 and 100,000, found 1000000.',
    ],
    ['a name', { drawings: [], name: 5 }, 'Name must be a text, found 5.'],
    [
      'a note that is not a text',
      { drawings: [[]], details: [{ note: 5 }] },
      'Drawing 1: note must be a text, found 5.',
    ],
    ...[-1, 0.5, 1_000_000, '250 m'].map((distance): [string, unknown, string] => [
      `a distance of ${distance}`,
      { drawings: [[]], details: [{ distance }] },
      `Drawing 1: distance must be a whole number of metres from 0 to 999,999, found ${JSON.stringify(distance)}.`,
    ]),
    ['a text of spaces alone', ' ', 'There is no text yet.'],
    ['a number', '5', 'This is not a tocht: there are no drawings in it.'],
    [
      'several tochten',
      [{ drawings: [] }, { drawings: [] }],
      'This holds 2 tochten; load it under Settings, “Load a file”.',
    ],
  ])('says what is wrong with %s', (_, value, text) => {
    expect(refused(value)).toBe(`${text} Nothing was changed.`)
  })

  it('names the line of the first syntax error', () => {
    expect(refused('[[\n}')).toBe(
      'This is not the text of a tocht: there is a mistake at line 2, column 1. Nothing was changed.',
    )
  })

  it('advises what to do about a broken link', () => {
    expect(say({ kind: 'brokenLink' })).toEqual([
      'This link was cut off or changed on its way. Ask for it once more, or for the file. Nothing was changed.',
      'Deze link is onderweg afgebroken of veranderd. Vraag hem nog eens, of vraag het bestand. Er is niets veranderd.',
    ])
  })

  it('says that a file contains no tochten', () => {
    const read = readTocht('[]')
    expect(read.ok ? '' : importFaultText(read.fault, en)).toBe('There is no tocht in it. Nothing was changed.')
  })
})

describe('numbers are written as each language writes them', () => {
  it.each<[ImportFault, string, string]>([
    [
      { kind: 'tooLong', most: 10_000_000 },
      'The text is too long; at most 10,000,000 characters can be loaded. Nothing was changed.',
      'De tekst is te lang; hoogstens 10.000.000 tekens kunnen ingeladen worden. Er is niets veranderd.',
    ],
    [
      { kind: 'tooMany', what: 'elements', most: 2_000, location: { drawing: 2 } },
      'Drawing 2: at most 2,000 strokes and icons in one drawing can be loaded. Nothing was changed.',
      'Tekening 2: hoogstens 2.000 lijnen en iconen in één tekening kunnen ingeladen worden. Er is niets veranderd.',
    ],
  ])('%o', (fault, english, dutch) => {
    expect(say(fault)).toEqual([english, dutch])
  })
})

it.each<ImportFault>([
  { kind: 'tooMany', what: 'drawings', most: 500, location: { field: 'drawings' } },
  { kind: 'tooMany', what: 'pointsInAll', most: 500_000, location: {} },
])('a message about no place in particular begins with a capital: %o', (fault) => {
  for (const text of say(fault)) expect(text).toMatch(/^[A-Z]/)
})
