/** Focuses a heading, which a screen reader then announces. */
export const showFocus = (heading: HTMLElement): void => {
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
