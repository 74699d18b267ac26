export interface Icon {
  readonly name: string
  /** Of the icon's base size. */
  readonly multiplier: number
}

/** Drawings refer to icons by index, so new ones are appended and none is ever moved. */
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

/** Of an icon that a newer version appended, the base size. */
export const multiplierOf = (index: number): number => ICONS[index]?.multiplier ?? 1
