/** Attributes with a button's name and key, which `Tips` shows. */
export const tip = (label: string, shortcut?: string) => ({ 'data-tip': label, 'data-tip-key': shortcut })
