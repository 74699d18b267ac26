interface Icon {
  readonly name: string
  /** The label of the original app. It stays the icon's label in every language. */
  readonly label?: string
  /** Factor of the base size. */
  readonly multiplier: number
}

/** Stored drawings refer to icons by index: only append, never move. */
const CATALOGUE = [
  { name: 'barrier', label: 'Bareel', multiplier: 1.5 },
  { name: 'checkpoint', label: 'CP', multiplier: 1.2 },
  { name: 'church', label: 'Kerk', multiplier: 1 },
  { name: 'house', label: 'Huis', multiplier: 1 },
  { name: 'railway', label: 'Spoor', multiplier: 1 },
  { name: 'levelCrossing', label: 'Spoor 2', multiplier: 1 },
  { name: 'silence', label: 'Stilte', multiplier: 1 },
  { name: 'tree', label: 'Boom', multiplier: 2 },
  { name: 'water', label: 'Water', multiplier: 1 },
  { name: 'bridge', multiplier: 1 },
  { name: 'danger', multiplier: 1 },
  { name: 'parking', multiplier: 1 },
  { name: 'trafficLight', multiplier: 1 },
  { name: 'signpost', multiplier: 1 },
  { name: 'chapel', multiplier: 1 },
  { name: 'stairs', multiplier: 1 },
  { name: 'gate', multiplier: 1 },
  { name: 'tunnel', multiplier: 1 },
  { name: 'flag', multiplier: 1 },
] as const satisfies readonly Icon[]

/** The key under which each layer has what it knows of an icon. */
export type IconName = (typeof CATALOGUE)[number]['name']

/** The icons by the index that drawings store. */
export const ICONS: readonly (Icon & { readonly name: IconName })[] = CATALOGUE

/** The size factor of an icon; 1 for an icon of a newer version. */
export const multiplierOf = (index: number): number => ICONS[index]?.multiplier ?? 1
