import { describe, expect, it } from 'vitest'
import { SHORTCUTS, shortcutText, type Command } from '../../../src/ui/freeDraw/commands'
import { commandFor } from '../../../src/ui/shared/keys/shortcuts'
import { fc } from '../../support/properties'

/** A key press in notation, such as `Control+Shift+z`, with the key as the keyboard reports it. */
const pressed = (written: string): Command | undefined => {
  const parts = written.split(/\+(?=.)/)
  const key = parts.pop() ?? ''
  return commandFor(SHORTCUTS, {
    key,
    code: '',
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  })
}

describe('a key means', () => {
  it.each<[string, Command]>([
    ['p', 'draw'],
    ['s', 'select'],
    ['r', 'route'],
    ['c', 'curve'],
    ['d', 'dashed'],
    ['b', 'circle'],
    ['a', 'arrow'],
    ['e', 'erase'],
    ['i', 'icon'],
    ['k', 'junction'],
    ['Delete', 'delete'],
    ['Backspace', 'delete'],
    ['Escape', 'deselect'],
    ['PageUp', 'previous'],
    ['PageDown', 'next'],
    ['+', 'zoomIn'],
    ['-', 'zoomOut'],
    ['0', 'fit'],
    ['?', 'help'],
    ['Control+z', 'undo'],
    ['Control+Shift+Z', 'redo'],
    ['Control+y', 'redo'],
    ['Control+d', 'duplicate'],
  ])('%s: %s', (key, command) => {
    expect(pressed(key)).toBe(command)
  })

  it.each([
    ['Meta+z', 'undo'],
    ['Meta+Shift+z', 'redo'],
    ['Meta+d', 'duplicate'],
  ])('on a Mac %s: %s', (key, command) => {
    expect(pressed(key)).toBe(command)
  })

  it.each([
    ['Greek', 'σ', 'KeyS', 'select'],
    ['Cyrillic', 'у', 'KeyE', 'erase'],
    ['Hebrew', 'ד', 'KeyS', 'select'],
    ['Arabic', 'ث', 'KeyE', 'erase'],
  ])('on a %s keyboard the letter at its position: %s at %s: %s', (_, key, code, command) => {
    const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
    expect(commandFor(SHORTCUTS, { key, code, ...held })).toBe(command)
    expect(commandFor(SHORTCUTS, { key: 'я', code: 'KeyZ', ...held, ctrlKey: true })).toBe('undo')
    expect(commandFor(SHORTCUTS, { key: 'Я', code: 'KeyZ', ...held, ctrlKey: true, shiftKey: true })).toBe('redo')
  })

  it.each([
    ['é', 'Digit2'],
    ['ö', 'Semicolon'],
    ['ğ', 'KeyE'],
    ['q', 'KeyA'],
  ])('what it types on a keyboard with Latin letters: %s at %s means nothing', (key, code) => {
    const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
    expect(commandFor(SHORTCUTS, { key, code, ...held })).toBeUndefined()
  })

  it.each([
    ['C', 'curve'],
    ['Control+Z', 'undo'],
  ])('with Caps Lock %s: %s', (key, command) => {
    expect(pressed(key)).toBe(command)
  })

  it.each([
    ['Shift+?', 'help'],
    ['Shift++', 'zoomIn'],
    ['=', 'zoomIn'],
    ['Shift+0', 'fit'],
  ])('on a keyboard that needs Shift for the key %s: %s', (key, command) => {
    expect(pressed(key)).toBe(command)
  })
})

describe('a key means nothing', () => {
  it.each([
    'z',
    'y',
    'x',
    'Shift+s',
    'Control+s',
    'Control+a',
    'Control+c',
    'Control+Shift+d',
    'Control+Shift+y',
    'Control+0',
    'Control++',
    'Control+-',
    'Control+Delete',
    'Alt+s',
    'Control+Alt+z',
    'Enter',
    'Tab',
    ' ',
    'ArrowLeft',
    'Dead',
    'Unidentified',
  ])('%s', (key) => {
    expect(pressed(key)).toBeUndefined()
  })

  it('with Alt, which types other characters', () => {
    const event = fc.record({
      key: fc.constantFrom(...SHORTCUTS.flatMap(({ keys }) => keys)),
      code: fc.constant(''),
      ctrlKey: fc.boolean(),
      metaKey: fc.boolean(),
      altKey: fc.constant(true),
      shiftKey: fc.boolean(),
    })
    fc.assert(
      fc.property(event, (one) => {
        expect(commandFor(SHORTCUTS, one)).toBeUndefined()
      }),
    )
  })
})

describe('a shortcut', () => {
  it.each<[Command, string]>([
    ['select', 'S'],
    ['undo', 'Control+Z'],
    ['redo', 'Control+Shift+Z'],
    ['duplicate', 'Control+D'],
    ['delete', 'Delete'],
    ['previous', 'PageUp'],
    ['help', '?'],
  ])('of %s is written %s', (command, text) => {
    expect(shortcutText(command)).toBe(text)
  })

  it.each(SHORTCUTS.map(({ command }) => command))('of %s, pressed as written, runs that command', (command) => {
    expect(pressed(shortcutText(command) ?? '')).toBe(command)
  })

  it('has only one meaning', () => {
    const written = SHORTCUTS.flatMap(({ keys, control = false, shift = false }) =>
      keys.map((key) => `${control} ${shift} ${key}`),
    )
    expect(new Set(written).size).toBe(written.length)
  })
})
