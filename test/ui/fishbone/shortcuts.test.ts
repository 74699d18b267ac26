import { describe, expect, it } from 'vitest'
import { FISHBONE_SHORTCUTS, fishboneShortcutText, type FishboneCommand } from '../../../src/ui/fishbone/shortcuts'
import { commandFor } from '../../../src/ui/shared/keys/shortcuts'
import { en } from '../../../src/ui/words/en'

const pressed = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}): FishboneCommand | undefined =>
  commandFor(FISHBONE_SHORTCUTS, {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  })

describe('a key in the fish-bone editor means', () => {
  it.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['d', 'dashed'],
    ['i', 'insert'],
    ['r', 'reverse'],
    ['Delete', 'delete'],
    ['Backspace', 'delete'],
    ['Escape', 'deselect'],
    ['?', 'help'],
  ])('%s: %s', (key, command) => {
    expect(pressed(key)).toBe(command)
  })

  it.each([
    ['ArrowLeft', 'pickLeft'],
    ['ArrowRight', 'pickRight'],
    ['Delete', 'remove'],
  ])('with Shift %s: %s', (key, command) => {
    expect(pressed(key, { shiftKey: true })).toBe(command)
  })

  it('with Control, undo and redo', () => {
    expect(pressed('z', { ctrlKey: true })).toBe('undo')
    expect(pressed('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
    expect(pressed('ArrowLeft', { ctrlKey: true })).toBeUndefined()
  })
})

it.each([...new Set(FISHBONE_SHORTCUTS.map(({ command }) => command))])('%s has a key and a name', (command) => {
  const names: Readonly<Record<FishboneCommand, string>> = { ...en.editor, ...en.fishbone }
  expect(fishboneShortcutText(command)).toBeDefined()
  expect(names[command]).toMatch(/\w/)
})
