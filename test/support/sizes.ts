/** The window sizes at which every screen is checked, in pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

/** The narrowest phone that must work. */
export const NARROWEST = { width: 320, height: 568 } as const

/** A small phone. */
export const SMALL_PHONE = { width: 360, height: 640 } as const

/** A phone on its side. */
export const SIDEWAYS = { width: 844, height: 390 } as const

export type SizeName = keyof typeof SIZES

export const SIZE_NAMES = Object.keys(SIZES) as readonly SizeName[]
