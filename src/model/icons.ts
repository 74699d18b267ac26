export interface Icon {
  readonly name: string
  /** Factor of the base size. */
  readonly multiplier: number
}

/** Stored drawings refer to icons by index: only append, never move. */
export const ICONS: readonly Icon[] = [
  { name: 'Bareel', multiplier: 1.5 },
  { name: 'CP', multiplier: 1.2 },
  { name: 'Kerk', multiplier: 1 },
  { name: 'Huis', multiplier: 1 },
  { name: 'Spoor', multiplier: 1 },
  { name: 'Spoor 2', multiplier: 1 },
  { name: 'Stilte', multiplier: 1 },
  { name: 'Boom', multiplier: 2 },
  { name: 'Water', multiplier: 1 },
]

/** The size factor of an icon; 1 for an icon of a newer version. */
export const multiplierOf = (index: number): number => ICONS[index]?.multiplier ?? 1
