import { expect, it } from 'vitest'
import { sentences } from '../../../src/ui/words/sentences'

it('texts that are read one after another are sentences, each with one full stop', () => {
  expect(sentences('1.2 km to the next', ' past the chapel ', 'From below, turn left.')).toBe(
    '1.2 km to the next. past the chapel. From below, turn left.',
  )
  expect(sentences(undefined, '', 'Which way?', ' ')).toBe('Which way?')
  expect(sentences(undefined)).toBe('')
})
