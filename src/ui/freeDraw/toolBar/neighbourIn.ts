/** The item of a grid that a key moves the focus to; `undefined` if the key has none. */
export const neighbourIn = (items: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  const at = items.findIndex((item) => item === document.activeElement)
  const columns = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length
  switch (key) {
    case 'ArrowRight':
      return items[Math.min(at + 1, items.length - 1)]
    case 'ArrowLeft':
      return items[Math.max(at - 1, 0)]
    case 'ArrowDown':
      // Without a focused item, the first one.
      return items[at < 0 ? 0 : Math.min(at + columns, items.length - 1)]
    case 'ArrowUp':
      return items[at - columns]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return undefined
  }
}
