/** What stands on the key that goes with the letters of a shortcut: ⌘ on what Apple makes. */
export const controlCap = (): string => (/Mac|iPhone|iPad|iPod/.test(navigator.platform) ? '⌘' : 'Ctrl')
