import { useEffect, useEffectEvent } from 'react'

export type Command =
  | 'select'
  | 'curve'
  | 'dashed'
  | 'circle'
  | 'arrow'
  | 'erase'
  | 'icon'
  | 'undo'
  | 'redo'
  | 'delete'
  | 'duplicate'
  | 'deselect'
  | 'previous'
  | 'next'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'help'

export interface Shortcut {
  readonly command: Command
  /** As `KeyboardEvent.key` names it, letters in lower case; the first one is shown. */
  readonly keys: readonly string[]
  /** Ctrl, or ⌘ on a Mac. */
  readonly control?: boolean
  readonly shift?: boolean
}

/** The keys of the drawing table. Shift counts only for letters: "?" and "+" need it on some keyboards. */
export const SHORTCUTS: readonly Shortcut[] = [
  { command: 'select', keys: ['s'] },
  { command: 'curve', keys: ['c'] },
  { command: 'dashed', keys: ['d'] },
  { command: 'circle', keys: ['b'] },
  { command: 'arrow', keys: ['a'] },
  { command: 'erase', keys: ['e'] },
  { command: 'icon', keys: ['i'] },
  { command: 'undo', keys: ['z'], control: true },
  { command: 'redo', keys: ['z'], control: true, shift: true },
  { command: 'redo', keys: ['y'], control: true },
  { command: 'duplicate', keys: ['d'], control: true },
  { command: 'delete', keys: ['Delete', 'Backspace'] },
  { command: 'deselect', keys: ['Escape'] },
  { command: 'previous', keys: ['PageUp'] },
  { command: 'next', keys: ['PageDown'] },
  { command: 'zoomIn', keys: ['+', '='] },
  { command: 'zoomOut', keys: ['-'] },
  { command: 'fit', keys: ['0'] },
  { command: 'help', keys: ['?'] },
]

/** How the first shortcut of a command is written, for tooltips and `aria-keyshortcuts`. */
export const shortcutText = (command: Command): string | undefined => {
  const shortcut = SHORTCUTS.find((one) => one.command === command)
  const [key] = shortcut?.keys ?? []
  if (!shortcut || key === undefined) return undefined
  const name = key.length === 1 ? key.toUpperCase() : key
  return [shortcut.control ? 'Control' : '', shortcut.shift ? 'Shift' : '', name]
    .filter((part) => part !== '')
    .join('+')
}

/** What a key that is held down goes on doing; the others are done once, lest drawings pile up behind Next. */
const REPEATED: ReadonlySet<Command> = new Set(['undo', 'redo', 'zoomIn', 'zoomOut'])

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The command that a key press means, if any. */
export const commandFor = (event: KeyPress): Command | undefined => {
  if (event.altKey) return undefined
  const control = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isLetter = /^[a-z]$/.test(key)
  return SHORTCUTS.find(
    (shortcut) =>
      shortcut.keys.includes(key) &&
      (shortcut.control ?? false) === control &&
      (!isLetter || (shortcut.shift ?? false) === event.shiftKey),
  )?.command
}

/** Runs commands by key, wherever the focus is but in a field, a menu or a dialog, which have keys of their own. */
export const useShortcuts = (run: (command: Command) => void): void => {
  const onCommand = useEffectEvent(run)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasKeysOfItsOwn(event.target)) return
      const command = commandFor(event)
      if (!command) return
      event.preventDefault()
      if (event.repeat && !REPEATED.has(command)) return
      onCommand(command)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=menu], [role=dialog]') !== null
