/** Why a box may not be what a leader would draw. Stored with the drawing: the names stay as they are. */
export const ROUTE_DOUBTS = [
  /** A road runs beside the route, and begins, ends or may be the one that was walked. */
  'parallel',
  /** Two roads in nearly the same direction. */
  'narrow',
  /** A road that leads back beside the way in. */
  'sharp',
  /** A road that is drawn in quite another direction than it has. */
  'bent',
  /** Many junctions in one. */
  'complex',
  /** Hardly any way from the drawing before. */
  'close',
  /** The route turns twice within a few steps: two drawings. */
  'jog',
  /** The same in one drawing, which shows one turn or none. */
  'wiggle',
  /** A road that soon turns away. */
  'curved',
  /** The route as drawn is not where it was recorded. */
  'far',
  'roundabout',
  /** More roads than a junction can show. */
  'full',
  /** The route is not on roads before or after this. */
  'gap',
  'turnedBack',
] as const
export type RouteDoubt = (typeof ROUTE_DOUBTS)[number]
