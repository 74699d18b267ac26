import { ICONS, type IconName } from '../model/icons'
import type { Shape } from './shape'

/** The shapes of each icon, centred on the origin in the square -45…45. */
const ICON_SHAPES: Readonly<Record<IconName, readonly Shape[]>> = {
  /** A road barrier: a striped board on two posts. */
  barrier: [
    { paint: 'stroke', d: 'M-41.5 -26 H41.5 V2 H-41.5 Z', width: 7 },
    {
      paint: 'fill',
      d: 'M-41.5 -26 H-28 L-41.5 -2.4 Z M-30 2 L-14 -26 H-1 L-17 2 Z M-3 2 L13 -26 H26 L10 2 Z M24 2 L40 -26 H41.5 V2 Z',
    },
    { paint: 'stroke', d: 'M-24 -38 V-26 M24 -38 V-26 M-24 2 V38 M24 2 V38 M-36 38 H-12 M12 38 H36', width: 7 },
  ],
  /** A checkpoint: the letters C and P, so large that they stay open on a copy. */
  checkpoint: [
    { paint: 'stroke', d: 'M-10 -25 A17 30 0 1 0 -10 25', width: 7 },
    { paint: 'stroke', d: 'M10.5 38.5 V-38.5 H21 A20.5 20.5 0 0 1 21 2.5 H10.5', width: 7 },
  ],
  /** A church: a nave beside a tower with a spire and a cross. */
  church: [
    { paint: 'stroke', d: 'M-18 -41.5 V-17 M-28 -33 H-8', width: 7 },
    { paint: 'fill', d: 'M-18 -17 L-2 8 H-34 Z' },
    { paint: 'stroke', d: 'M-18 -15 L-34.5 8 H-1.5 Z', width: 7 },
    { paint: 'stroke', d: 'M-34.5 8 V41.5 H37 V23 L27 8 H-1.5 V41.5', width: 7 },
    { paint: 'fill', d: 'M-24 41 V27 A6 6 0 0 1 -12 27 V41 Z' },
    { paint: 'fill', d: 'M12.5 33 V23 A5 5 0 0 1 22.5 23 V33 Z' },
  ],
  /** A house: a pitched roof with a chimney, and a door. */
  house: [
    { paint: 'stroke', d: 'M-41.5 2 L0 -37 L41.5 2', width: 7 },
    { paint: 'stroke', d: 'M-30 -7 V38.5 H30 V-7', width: 7 },
    { paint: 'fill', d: 'M17 -37 H29 V-9 L17 -21 Z' },
    { paint: 'fill', d: 'M-9 38 V13 A2.5 2.5 0 0 1 -6.5 10.5 H6.5 A2.5 2.5 0 0 1 9 13 V38 Z' },
  ],
  /** A railway: a track with sleepers running away from the viewer. */
  railway: [
    { paint: 'stroke', d: 'M-28 41.5 L-9 -41.5 M28 41.5 L9 -41.5', width: 7 },
    { paint: 'stroke', d: 'M-22 -31 H22 M-27 -14 H27 M-33.5 5.5 H33.5 M-41 28 H41', width: 7 },
  ],
  /** A level crossing: a St Andrew's cross above a track running away from the viewer. */
  levelCrossing: [
    { paint: 'stroke', d: 'M-34 -38 L34 -6 M34 -38 L-34 -6', width: 11 },
    { paint: 'stroke', d: 'M-15 7 L-27 41.5 M15 7 L27 41.5', width: 7 },
    { paint: 'stroke', d: 'M-28 15.5 H28 M-38 33.5 H38', width: 7 },
  ],
  /** Silence: a face with a finger on its lips. */
  silence: [
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
  ],
  /** A tree: a leafy crown of three round parts on a trunk with a branch. */
  tree: [
    {
      paint: 'stroke',
      d: 'M-16 14 A17.6 17.6 0 0 1 -23 -20 A24.5 24.5 0 0 1 23 -20 A17.6 17.6 0 0 1 16 14 Z',
      width: 7,
    },
    { paint: 'stroke', d: 'M0 41.5 V-12 M0 3 L12 -8', width: 7 },
  ],
  /** Water: three waves. */
  water: [
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
  ],
  /** A bridge: a railing above a broad arch. */
  bridge: [
    { paint: 'stroke', d: 'M-41.5 6 V-15 Q0 -47 41.5 -15 V6 M-15 -5 V-26 M15 -5 V-26', width: 7 },
    { paint: 'fill', d: 'M-45 8 Q0 -24 45 8 V40 H33 A33 32 0 0 0 -33 40 H-45 Z' },
  ],
  /** Danger: a triangle with an exclamation mark. */
  danger: [
    { paint: 'stroke', d: 'M0 -38 L41.5 36 H-41.5 Z', width: 7 },
    { paint: 'fill', d: 'M-6 -11 H6 L4 11 H-4 Z M-6 20 A6 6 0 1 1 6 20 A6 6 0 1 1 -6 20 Z' },
  ],
  /** A car park: the letter P on a dark square. */
  parking: [
    {
      paint: 'fill',
      d: 'M-38 -44 H38 A6 6 0 0 1 44 -38 V38 A6 6 0 0 1 38 44 H-38 A6 6 0 0 1 -44 38 V-38 A6 6 0 0 1 -38 -44 Z M-21 32 H-6 V10 H5 A21 21 0 0 0 5 -32 H-21 Z M-6 -18 H4 A7 7 0 0 1 4 -4 H-6 Z',
    },
  ],
  /** A traffic light: three lamps on a pole. */
  trafficLight: [
    {
      paint: 'fill',
      d: 'M-20 -44 H20 H38 L20 -28 V-22 H38 L20 -6 V0 H38 L20 16 V28 H-20 V16 L-38 0 H-20 V-6 L-38 -22 H-20 V-28 L-38 -44 Z M-8.5 -31 A8.5 8.5 0 1 1 8.5 -31 A8.5 8.5 0 1 1 -8.5 -31 Z M-8.5 -8 A8.5 8.5 0 1 1 8.5 -8 A8.5 8.5 0 1 1 -8.5 -8 Z M-8.5 15 A8.5 8.5 0 1 1 8.5 15 A8.5 8.5 0 1 1 -8.5 15 Z',
    },
    { paint: 'stroke', d: 'M0 28 V41.5', width: 7 },
  ],
  /** A signpost: two boards that point in opposite directions. */
  signpost: [
    { paint: 'stroke', d: 'M0 -41.5 V41.5 M-14 41.5 H14', width: 7 },
    { paint: 'fill', d: 'M-26 -37 H24 L42 -24 L24 -11 H-26 Z M26 -3 H-24 L-42 10 L-24 23 H26 Z' },
  ],
  /** A chapel: a dark gable with an open niche and a cross. */
  chapel: [
    { paint: 'stroke', d: 'M0 -41.5 V-14 M-12 -32 H12', width: 7 },
    { paint: 'fill', d: 'M0 -16 L36 12 H27 V44 H-27 V12 H-36 Z M-11 44 H11 V24 A11 11 0 0 0 -11 24 Z' },
  ],
  /** Stairs: a dark flight of four steps, seen from the side. */
  stairs: [{ paint: 'fill', d: 'M-44 41 V21 H-22 V1 H0 V-19 H22 V-39 H44 V-13 L-13 41 Z' }],
  /** A gate: two rails and a brace between posts. */
  gate: [{ paint: 'stroke', d: 'M-39 -36 V41 M39 -36 V41 M-39 -20 H39 L-39 26 H39', width: 7 }],
  /** A tunnel: a dark hill with a road into it. */
  tunnel: [
    {
      paint: 'fill',
      d: 'M-45 40 V5 A45 45 0 0 1 45 5 V40 H27 V11 A27 27 0 0 0 -27 11 V40 Z M-4 8 H4 L5 18 H-5 Z M-6 26 H6 L8 40 H-8 Z',
    },
  ],
  /** A flag: a dark pennant on a pole. */
  flag: [
    { paint: 'stroke', d: 'M-26 41.5 V-41.5 M-40 41.5 H-12', width: 7 },
    { paint: 'fill', d: 'M-26 -45 L43 -20 L-26 5 Z' },
  ],
}

/** Placeholder for an icon added by a newer version: a bare square. */
const UNKNOWN: readonly Shape[] = [{ paint: 'stroke', d: 'M-41.5 -41.5 H41.5 V41.5 H-41.5 Z', width: 7 }]

/** The shapes of the icon that a drawing stores by its index. */
export const iconShapes = (index: number): readonly Shape[] => {
  const icon = ICONS[index]
  return icon ? ICON_SHAPES[icon.name] : UNKNOWN
}
