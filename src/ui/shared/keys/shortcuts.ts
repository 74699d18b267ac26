import { useEffect, useEffectEvent } from 'react'

export interface Shortcut<Command extends string> {
  readonly command: Command
  /** By `KeyboardEvent.key`, letters in lower case; the first one is shown. */
  readonly keys: readonly string[]
  /** Ctrl, or ⌘ on a Mac. */
  readonly control?: boolean
  readonly shift?: boolean
}

/** The keys of undo and redo, the same on every screen. */
export const UNDO_SHORTCUTS: readonly Shortcut<'undo' | 'redo'>[] = [
  { command: 'undo', keys: ['z'], control: true },
  { command: 'redo', keys: ['z'], control: true, shift: true },
  { command: 'redo', keys: ['y'], control: true },
]

type Shortcuts<Command extends string> = readonly Shortcut<Command>[]

/** A command's first shortcut, as shown in tooltips and `aria-keyshortcuts`. */
export const shortcutTextIn = <Command extends string>(
  shortcuts: Shortcuts<Command>,
  command: Command,
): string | undefined => {
  const shortcut = shortcuts.find((one) => one.command === command)
  const [key] = shortcut?.keys ?? []
  if (!shortcut || key === undefined) return undefined
  const name = key.length === 1 ? key.toUpperCase() : key
  return [shortcut.control ? 'Control' : '', shortcut.shift ? 'Shift' : '', name]
    .filter((part) => part !== '')
    .join('+')
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether Ctrl, ⌘ or Alt is down, with which most keys belong to the browser: Alt+← goes back. */
export const hasModifier = (event: Pick<KeyPress, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  event.ctrlKey || event.metaKey || event.altKey

/**
 * The first command whose shortcut matches a key press. Only letters require that Shift is up, because "?" and "+" need
 * Shift on some keyboards.
 */
export const commandFor = <Command extends string>(
  shortcuts: Shortcuts<Command>,
  event: KeyPress,
): Command | undefined => {
  if (event.altKey) return undefined
  const control = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isLetter = /^[a-z]$/.test(key)
  return shortcuts.find(
    (shortcut) =>
      shortcut.keys.includes(key) &&
      (shortcut.control ?? false) === control &&
      ((shortcut.shift ?? false) === event.shiftKey || (!shortcut.shift && !isLetter)),
  )?.command
}

/**
 * Runs commands by key, except in fields, menus and dialogs, which have their own keys.
 *
 * @param run receives whether the key repeats
 */
export const useShortcuts = <Command extends string>(
  shortcuts: Shortcuts<Command>,
  run: (command: Command, repeats: boolean) => void,
): void => {
  const onCommand = useEffectEvent(run)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasKeysOfItsOwn(event.target)) return
      const command = commandFor(shortcuts, event)
      if (!command) return
      event.preventDefault()
      onCommand(command, event.repeat)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [shortcuts])
}

/** Whether the target handles keys itself, so that they mean nothing else there. */
export const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=menu], [role=dialog], dialog') !== null
