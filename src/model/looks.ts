/** The looks that every stroke states, none of them on: dashed, an eraser, an arrowhead at its end, a ball at its start. */
export const PLAIN = { dashed: false, erase: false, arrow: false, circle: false } as const

/**
 * All looks. One that comes later stands here alone, and a stroke has it only where it is on: older versions do not know
 * it, and keep it.
 */
export const LOOKS = ['dashed', 'erase', 'arrow', 'circle'] as const
export type Look = (typeof LOOKS)[number]

/** The looks as a stroke has them. */
export type Looks = Readonly<Record<keyof typeof PLAIN, boolean> & Partial<Record<Look, boolean>>>

/** The looks of a stroke that has those that are on, and no others. */
export const looksOf = (isOn: (look: Look) => boolean | undefined): Looks => ({
  ...PLAIN,
  ...Object.fromEntries(LOOKS.filter(isOn).map((look) => [look, true])),
})
