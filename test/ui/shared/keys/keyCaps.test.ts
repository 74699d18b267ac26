import { expect, test } from 'vitest'
import { keyCaps } from '../../../../src/ui/shared/keys/keyCaps'

test.each([
  ['Control+Shift+Z', '⌘+Shift+Z'],
  ['Shift+ArrowLeft', 'Shift+←'],
  ['PageDown', 'Page Down'],
  ['+', '+'],
  ['S', 'S'],
])('the shortcut %s is shown with the labels of its keys: %s', (shortcut, caps) => {
  expect(keyCaps(shortcut, '⌘')).toBe(caps)
})
