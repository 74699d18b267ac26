/** Labels of keys that `aria-keyshortcuts` names differently. */
const CAPS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/**
 * A shortcut as people read it.
 *
 * @param shortcut in the notation of `aria-keyshortcuts`, such as `Control+Z`
 * @param control the label of the Control key
 */
export const keyCaps = (shortcut: string, control: string): string =>
  shortcut.replaceAll(/\w+/g, (key) => (key === 'Control' ? control : (CAPS[key] ?? key)))
