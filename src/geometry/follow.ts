/** How far a list must be scrolled for a part of it to be in sight: as little as can be, its beginning before its end. */
export const followed = (scrolled: number, height: number, part: { readonly top: number; readonly bottom: number }) =>
  Math.min(Math.max(scrolled, part.bottom - height), part.top)
