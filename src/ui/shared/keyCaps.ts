/** What stands on the keys that `aria-keyshortcuts` names otherwise. */
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
 * @param shortcut as `aria-keyshortcuts` writes it, such as `Control+Z`
 * @param control what stands on the key for Control
 */
export const keyCaps = (shortcut: string, control: string): string =>
  shortcut.replaceAll(/\w+/g, (key) => (key === 'Control' ? control : (CAPS[key] ?? key)))
