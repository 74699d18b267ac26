/**
 * Why a box may differ from what a leader would draw. The names are stored with the drawing, so they must not change.
 */
export const ROUTE_DOUBTS = [
  /** A road runs beside the route: it begins or ends here, or it may be the road that was walked. */
  'parallel',
  /** Two roads have nearly the same direction. */
  'narrow',
  /** A road leads back beside the way in. */
  'sharp',
  /** A road is drawn far from its real direction. */
  'bent',
  /** The box shows several junctions. */
  'complex',
  /** The box is very near the previous drawing. */
  'close',
  /** The route turns twice within a few steps, in two drawings. */
  'jog',
  /** The route turns one way and back within one box, which shows one of these turns or none. */
  'wiggle',
  /** A road soon turns away. */
  'curved',
  /** The matched route leaves the recorded one. */
  'far',
  'roundabout',
  /** More roads than a junction can show. */
  'full',
  /** The recording has a gap before or after this junction. */
  'gap',
  /** Before or after this junction, the track leaves the roads or is not as long as the roads. */
  'offRoads',
  /** The roads begin after the start or end before the finish, next to this junction. */
  'roadsEnd',
  'turnedBack',
] as const
export type RouteDoubt = (typeof ROUTE_DOUBTS)[number]
