import { clamp } from './points'

/**
 * The scroll position nearest to the present one that shows a part of a list. If the part is too high to be seen whole,
 * its top is shown.
 */
export const scrollToShow = (
  scrolled: number,
  height: number,
  part: { readonly top: number; readonly bottom: number },
) => clamp(scrolled, part.bottom - height, part.top)
