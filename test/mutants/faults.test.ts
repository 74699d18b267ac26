import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EXCUSED, FAULTS } from './faults.mjs'

/** The places of a code in a file of `src`. */
const timesIn = (file: string, code: string): number => readFileSync(`src/${file}`, 'utf8').split(code).length - 1

it('each planted fault and each excuse names code that occurs once', () => {
  const wrong = [...FAULTS, ...EXCUSED].filter(({ file, code }) => timesIn(file, code) !== 1)
  expect(wrong).toEqual([])
})

it('each planted fault names a test that exists', () => {
  const wrong = FAULTS.filter(({ test }) => {
    const [file = '', title = ''] = test.split(' › ')
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  })
  expect(wrong).toEqual([])
})
