import { afterEach, expect, it, vi } from 'vitest'
import { newId } from '../../src/platform/newId'
import { OWN_ID } from '../../src/storage/outside/tochtSchema'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['in a secure context', true],
  ['over plain http', false],
])('an id that is made %s is known as one of this app, and so is that of an example', (_, isSecureContext) => {
  vi.stubGlobal('isSecureContext', isSecureContext)
  const id = newId()
  expect(id).toMatch(OWN_ID)
  expect(`example-${id}`).toMatch(OWN_ID)
  expect(newId()).not.toBe(id)
})
