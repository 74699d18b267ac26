import type { Shape } from './shape'

/** A road barrier: a striped board on two posts. */
const BAREEL: readonly Shape[] = [
  { paint: 'stroke', d: 'M-41.5 -26 H41.5 V2 H-41.5 Z', width: 7 },
  {
    paint: 'fill',
    d: 'M-41.5 -26 H-28 L-41.5 -2.4 Z M-30 2 L-14 -26 H-1 L-17 2 Z M-3 2 L13 -26 H26 L10 2 Z M24 2 L40 -26 H41.5 V2 Z',
  },
  { paint: 'stroke', d: 'M-24 -38 V-26 M24 -38 V-26 M-24 2 V38 M24 2 V38 M-36 38 H-12 M12 38 H36', width: 7 },
]

/** A checkpoint: a flag on a pole with the letters C and P. */
const CP: readonly Shape[] = [
  { paint: 'stroke', d: 'M-40 41.5 V-41.5 H41.5 L35.5 -17.5 L41.5 6.5 H-40', width: 7 },
  { paint: 'stroke', d: 'M-5.5 -25 A11.5 12 0 1 0 -5.5 -10', width: 7 },
  { paint: 'stroke', d: 'M8.5 -5.5 V-29.5 H15.5 A7.5 7.5 0 0 1 15.5 -14.5 H8.5', width: 7 },
]

/** A church: a nave beside a tower with a spire and a cross. */
const KERK: readonly Shape[] = [
  { paint: 'stroke', d: 'M-18 -41.5 V-17 M-28 -33 H-8', width: 7 },
  { paint: 'fill', d: 'M-18 -17 L-2 8 H-34 Z' },
  { paint: 'stroke', d: 'M-18 -15 L-34.5 8 H-1.5 Z', width: 7 },
  { paint: 'stroke', d: 'M-34.5 8 V41.5 H37 V23 L27 8 H-1.5 V41.5', width: 7 },
  { paint: 'fill', d: 'M-24 41 V27 A6 6 0 0 1 -12 27 V41 Z' },
  { paint: 'fill', d: 'M12.5 33 V23 A5 5 0 0 1 22.5 23 V33 Z' },
]

/** A house: a pitched roof with a chimney, and a door. */
const HUIS: readonly Shape[] = [
  { paint: 'stroke', d: 'M-41.5 2 L0 -37 L41.5 2', width: 7 },
  { paint: 'stroke', d: 'M-30 -7 V38.5 H30 V-7', width: 7 },
  { paint: 'fill', d: 'M17 -37 H29 V-9 L17 -21 Z' },
  { paint: 'fill', d: 'M-9 38 V13 A2.5 2.5 0 0 1 -6.5 10.5 H6.5 A2.5 2.5 0 0 1 9 13 V38 Z' },
]

/** A railway: a track with sleepers running away from the viewer. */
const SPOOR: readonly Shape[] = [
  { paint: 'stroke', d: 'M-28 41.5 L-9 -41.5 M28 41.5 L9 -41.5', width: 7 },
  { paint: 'stroke', d: 'M-22 -31 H22 M-27 -14 H27 M-33.5 5.5 H33.5 M-41 28 H41', width: 7 },
]

/** A level crossing: a St Andrew's cross above a track running away from the viewer. */
const SPOOR_2: readonly Shape[] = [
  { paint: 'stroke', d: 'M-34 -38 L34 -6 M34 -38 L-34 -6', width: 11 },
  { paint: 'stroke', d: 'M-15 7 L-27 41.5 M15 7 L27 41.5', width: 7 },
  { paint: 'stroke', d: 'M-28 15.5 H28 M-38 33.5 H38', width: 7 },
]

/** Silence: a face with a finger on its lips. */
const STILTE: readonly Shape[] = [
  { paint: 'stroke', d: 'M-20 33 A39.5 39.5 0 1 1 32.1 23.3', width: 7 },
  {
    paint: 'fill',
    d: 'M-22 -12 A5.5 5.5 0 1 1 -11 -12 A5.5 5.5 0 1 1 -22 -12 Z M11 -12 A5.5 5.5 0 1 1 22 -12 A5.5 5.5 0 1 1 11 -12 Z',
  },
  { paint: 'stroke', d: 'M-23.5 8 H-15 M15 8 H23.5', width: 7 },
  {
    paint: 'fill',
    d: 'M-6.5 1 A6.5 6.5 0 0 1 6.5 1 V19 A5.5 5.5 0 0 1 15.5 21 A5.5 5.5 0 0 1 24 27 V31 C24 38.5 19 43.5 12 43.5 H3 C-5 43.5 -11 38 -11 30 C-11 26 -9 24 -6.5 23 Z',
  },
]

/** A tree: a leafy crown of three round parts on a trunk with a branch. */
const BOOM: readonly Shape[] = [
  {
    paint: 'stroke',
    d: 'M-16 14 A17.6 17.6 0 0 1 -23 -20 A24.5 24.5 0 0 1 23 -20 A17.6 17.6 0 0 1 16 14 Z',
    width: 7,
  },
  { paint: 'stroke', d: 'M0 41.5 V-12 M0 3 L12 -8', width: 7 },
]

/** Water: three waves. */
const WATER: readonly Shape[] = [
  {
    paint: 'stroke',
    d: 'M-41 -24 C-34 -38 -27.5 -38 -20.5 -24 C-13.5 -10 -7 -10 0 -24 C7 -38 13.5 -38 20.5 -24 C27.5 -10 34 -10 41 -24',
    width: 7,
  },
  {
    paint: 'stroke',
    d: 'M-41 0 C-34 -14 -27.5 -14 -20.5 0 C-13.5 14 -7 14 0 0 C7 -14 13.5 -14 20.5 0 C27.5 14 34 14 41 0',
    width: 7,
  },
  {
    paint: 'stroke',
    d: 'M-41 24 C-34 10 -27.5 10 -20.5 24 C-13.5 38 -7 38 0 24 C7 10 13.5 10 20.5 24 C27.5 38 34 38 41 24',
    width: 7,
  },
]

/** The icons in the order of the catalogue, each centred on the origin in the square -45…45. */
export const ICON_SHAPES: readonly (readonly Shape[])[] = [BAREEL, CP, KERK, HUIS, SPOOR, SPOOR_2, STILTE, BOOM, WATER]

/** Placeholder for an icon added by a newer version: a bare square. */
const UNKNOWN: readonly Shape[] = [{ paint: 'stroke', d: 'M-41.5 -41.5 H41.5 V41.5 H-41.5 Z', width: 7 }]

export const iconShapes = (index: number): readonly Shape[] => ICON_SHAPES[index] ?? UNKNOWN
