import type { Words } from '../words/en'

/** A distance in metres, if it is known, and the text for it. */
type Told = readonly [metres: number | undefined, text: (distance: string) => string]

/** The known distances: "250 m since the previous · 60 m to the finish"; empty if none is known. */
export const distancesText = ({ distanceText }: Words, ...told: readonly Told[]): string =>
  told.flatMap(([metres, text]) => (metres === undefined ? [] : [text(distanceText(metres))])).join(' · ')
