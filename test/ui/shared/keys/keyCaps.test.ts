import { expect, test } from 'vitest'
import { keyCaps } from '../../../../src/ui/shared/keys/keyCaps'

test.each([
  ['Control+Shift+Z', '⌘+Shift+Z'],
  ['Shift+ArrowLeft', 'Shift+←'],
  ['PageDown', 'Page Down'],
  ['+', '+'],
  ['S', 'S'],
])('the shortcut %s reads as its keys do: %s', (shortcut, caps) => {
  expect(keyCaps(shortcut, '⌘')).toBe(caps)
})
