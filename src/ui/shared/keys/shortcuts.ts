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

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether Ctrl, ⌘ or Alt is down, with which most keys belong to the browser: Alt+← goes back. */
export const hasModifier = (event: Pick<KeyPress, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  event.ctrlKey || event.metaKey || event.altKey

/** A letter of a script other than Latin, on a layout that has no Latin letters. */
const FOREIGN_LETTER = /^(?!\p{Script=Latin})\p{Letter}$/u

/** The key by its text; the letter at its position on a Latin layout if it types a letter of another script. */
const keyOf = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): string => {
  const letter = FOREIGN_LETTER.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  if (letter !== undefined) return letter.toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

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
  const key = keyOf(event)
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
      if (event.defaultPrevented || event.isComposing || hasKeysOfItsOwn(event)) return
      const command = commandFor(shortcuts, event)
      if (!command) return
      event.preventDefault()
      onCommand(command, event.repeat)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [shortcuts])
}

/** Whether a key is typed where keys mean something else: in a field, a menu, a dialog, or the box of an extension. */
export const hasKeysOfItsOwn = (event: Event): boolean => {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLElement && (target.isContentEditable || isInShadow(event, target))) return true
  return target.closest(OWN_KEYS) !== null
}

const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [role=menu], [role=dialog], dialog'

/**
 * Whether the focus is in a shadow tree, which the app never has but extensions do. The path shows an open one. A closed
 * one shows only its host, which has the focus although it cannot take it.
 */
const isInShadow = (event: Event, target: HTMLElement): boolean =>
  event.composedPath()[0] !== target ||
  (target !== document.body &&
    target === document.activeElement &&
    target.tabIndex < 0 &&
    !target.hasAttribute('tabindex'))

/** Whether a key press is an Enter of its own. One that ends the composition of a character belongs to that. */
export const isEnter = ({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean =>
  // Safari ends the composition before the key press, and only the code of the key says so.
  key === 'Enter' && !isComposing && keyCode !== COMPOSED

/** The `keyCode` of a key that an input method handles. */
const COMPOSED = 229
