import type { DrawingDetails } from '../../../src/model/details'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { FISH_BONE, FREE_DRAW } from '../../../src/model/types'
import type { DiskTocht } from '../../../src/storage/format'
import { must } from '../must'
import { DRAWN_INK } from './drawnInk'
import { sampleFishbone } from './fishbones'

/** A tocht with a drawn box for each of these details. */
export const boxesWith = (details: readonly DrawingDetails[]): DiskTocht => ({
  name: 'Bosspel',
  style: FREE_DRAW,
  canvas: { width: 520, height: 520 },
  drawings: details.map((_, place) => must(DRAWN_INK[place % DRAWN_INK.length])),
  details,
})

/** A tocht of fish-bones with these numbers of rows. */
export const fishbonesWith = (...rows: readonly number[]): DiskTocht => ({
  name: 'Nachtspel',
  style: FISH_BONE,
  drawings: rows.map((count) => strokesOf(sampleFishbone(count))),
})
