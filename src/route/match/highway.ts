import type { Tags, Way } from '../roads'

/**
 * The values of OpenStreetMap's `highway` that are roads and paths (wiki.openstreetmap.org/wiki/Key:highway), with their
 * widths in metres, the most important first; links rank with their roads. Other values are planned or former roads,
 * places beside a road, or parts of buildings.
 */
const RANKS: readonly { readonly classes: readonly string[]; readonly width: number }[] = [
  { classes: ['motorway', 'trunk', 'primary'], width: 7 },
  { classes: ['secondary'], width: 7 },
  { classes: ['tertiary'], width: 6 },
  { classes: ['unclassified', 'residential', 'living_street', 'road', 'busway'], width: 5 },
  { classes: ['service', 'pedestrian', 'cycleway'], width: 4 },
  { classes: ['track'], width: 3 },
  { classes: ['path', 'footway', 'bridleway', 'steps'], width: 3 },
]
/** The width of a road of an unknown class, in metres. */
const NARROWEST = 3
const UNPAVED_CLASSES: ReadonlySet<string> = new Set(['track', 'path', 'bridleway'])
const MINOR_CLASSES: ReadonlySet<string> = new Set(['service', 'track', 'path', 'footway', 'bridleway', 'steps'])
const PATHS: ReadonlySet<string> = new Set(['pedestrian', 'cycleway', 'path', 'footway', 'bridleway', 'steps'])
const DRIVES: ReadonlySet<string> = new Set(['driveway', 'parking_aisle', 'drive-through', 'emergency_access'])
const FORBIDDEN: ReadonlySet<string> = new Set(['private', 'no'])
const ALLOWED: ReadonlySet<string> = new Set(['yes', 'designated', 'permissive'])
/** Values of the key `surface`, from the wiki of OpenStreetMap. */
const PAVED =
  /^(paved|asphalt|chipseal|concrete|paving_stones|sett|cobblestone|unhewn_cobblestone|bricks?|metal|wood(?!chips)|rubber|tartan|stepping_stones)/

/** The properties of a road that matter to a walker. */
export interface RoadKind {
  /** Whether leaders draw the road beside a route; a private road or driveway is drawn only if it was walked. */
  readonly isPublic: boolean
  /** The class of the road; 0 is the most important. */
  readonly rank: number
  /** The usual width of such a road, in metres. */
  readonly width: number
  readonly isMinor: boolean
  /** Whether the road is closed to cars: it may be the cycleway or pavement of a road beside it. */
  readonly isPath: boolean
  readonly unpaved: boolean
  /** Whether the road's tags state the surface; otherwise its class decides. */
  readonly hasSurface: boolean
  readonly isRoundabout: boolean
  readonly isCrossing: boolean
  readonly name: string
}

/** Whether a way is a road that can be walked, but no pavement, planned road or square. */
export const isRoad = ({ tags }: Way): boolean =>
  rankOf(withoutLink(tags['highway'] ?? '')) !== -1 && tags['area'] !== 'yes' && !isTagged(tags, 'sidewalk')

const isPublic = ({ service = '', access = '', foot = '' }: Tags): boolean =>
  !DRIVES.has(service) && (ALLOWED.has(foot) || !FORBIDDEN.has(access))

/** Whether a path states that it is part of something else, such as `footway=sidewalk`. */
const isTagged = (tags: Tags, as: string): boolean => ['footway', 'path', 'cycleway'].some((key) => tags[key] === as)

const rankOf = (highway: string): number => RANKS.findIndex(({ classes }) => classes.includes(highway))

const withoutLink = (highway: string): string => highway.replace(/_link$/, '')

export const kindOfRoad = (tags: Tags): RoadKind => {
  const highway = withoutLink(tags['highway'] ?? '')
  const rank = rankOf(highway)
  return {
    isPublic: isPublic(tags),
    rank: rank === -1 ? RANKS.length : rank,
    width: RANKS[rank]?.width ?? NARROWEST,
    isMinor: MINOR_CLASSES.has(highway),
    isPath: PATHS.has(highway),
    ...surfaceOf(tags, highway),
    isRoundabout: tags['junction'] === 'roundabout' || tags['junction'] === 'circular',
    isCrossing: isTagged(tags, 'crossing'),
    name: tags['name'] ?? tags['ref'] ?? '',
  }
}

/** Decides by the surface, else by the grade of the track (only `grade1` is paved), else by the class. */
const surfaceOf = (tags: Tags, highway: string): Pick<RoadKind, 'unpaved' | 'hasSurface'> => {
  const { surface, tracktype } = tags
  if (surface !== undefined) return { unpaved: !PAVED.test(surface), hasSurface: true }
  if (tracktype !== undefined) return { unpaved: tracktype !== 'grade1', hasSurface: true }
  return { unpaved: UNPAVED_CLASSES.has(highway), hasSurface: false }
}
