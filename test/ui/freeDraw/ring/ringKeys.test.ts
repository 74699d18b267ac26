import { expect, it } from 'vitest'
import { isLongPress, RING_KEYS } from '../../../../src/ui/freeDraw/ring/useRingKeys'

it('each road has a letter around S and a digit around the 5 of a keypad, arranged as the roads on the ring', () => {
  expect(
    ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD', 'KeyZ', 'KeyX', 'KeyC'].map((key) => RING_KEYS.get(key)),
  ).toEqual([7, 8, 9, 4, 5, 6, 1, 2, 3].map((digit) => RING_KEYS.get(`Numpad${digit}`)))
  expect(RING_KEYS.get('KeyA')).toBe(2)
  expect(new Set(RING_KEYS.values()).size).toBe(9)
})

it('Shift moves the exit, but not where a keyboard needs it for a digit', () => {
  expect(isLongPress({ key: '!', code: 'Digit1', shiftKey: true })).toBe(true)
  expect(isLongPress({ key: '1', code: 'Digit1', shiftKey: true })).toBe(false)
  expect(isLongPress({ key: 'q', code: 'KeyQ', shiftKey: false })).toBe(false)
})
