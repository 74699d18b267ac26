/** What a button is called and which key does the same, for `Tips` to show beside it. */
export const tip = (label: string, shortcut?: string) => ({ 'data-tip': label, 'data-tip-key': shortcut })
