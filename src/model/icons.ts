export interface Icon {
  /** The label of the icon in the menu. It is Dutch in every language, as in the original app. */
  readonly name: string
  /** Factor of the base size. */
  readonly multiplier: number
}

/** Stored drawings refer to icons by index: only append, never move. */
export const ICONS = [
  { name: 'Bareel', multiplier: 1.5 }, // barrier
  { name: 'CP', multiplier: 1.2 }, // checkpoint
  { name: 'Kerk', multiplier: 1 }, // church
  { name: 'Huis', multiplier: 1 }, // house
  { name: 'Spoor', multiplier: 1 }, // railway
  { name: 'Spoor 2', multiplier: 1 }, // level crossing
  { name: 'Stilte', multiplier: 1 }, // silence
  { name: 'Boom', multiplier: 2 }, // tree
  { name: 'Water', multiplier: 1 },
] as const satisfies readonly Icon[]

export type IconName = (typeof ICONS)[number]['name']

/** The size factor of an icon; 1 for an icon of a newer version. */
export const multiplierOf = (index: number): number => ICONS[index]?.multiplier ?? 1
