/** The label of the modifier key: ⌘ on Apple devices. */
export const controlCap = (): string => (/Mac|iPhone|iPad|iPod/.test(navigator.platform) ? '⌘' : 'Ctrl')
