/** The smallest scroll that brings a part of a list into sight; its beginning has priority over its end. */
export const followed = (scrolled: number, height: number, part: { readonly top: number; readonly bottom: number }) =>
  Math.min(Math.max(scrolled, part.bottom - height), part.top)
