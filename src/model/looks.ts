/** The looks that every stroke states, all off: dashed, eraser, arrowhead at the end, ball at the start. */
export const PLAIN = { dashed: false, erase: false, arrow: false, circle: false } as const

/** All looks. A new look is not added to `PLAIN`: it is stored only where it is on, and older builds keep it unread. */
export const LOOKS = ['dashed', 'erase', 'arrow', 'circle'] as const
export type Look = (typeof LOOKS)[number]

/** The looks as a stroke stores them. */
export type Looks = Readonly<Record<keyof typeof PLAIN, boolean> & Partial<Record<Look, boolean>>>

/** Builds the looks of a stroke. */
export const looksOf = (isOn: (look: Look) => boolean | undefined): Looks => ({
  ...PLAIN,
  ...Object.fromEntries(LOOKS.filter(isOn).map((look) => [look, true])),
})
