/** The constants of the app: keys, sizes and limits. Each has its unit and, unless it is arbitrary, its reason. */

// --- Storage --------------------------------------------------------------------------------------------------------

/** Prefix of the ids of the examples, which do not count as the user's first tocht. */
export const EXAMPLE_ID = 'example-'
/** The mirror of all tochten in local storage; its shape is a public contract. */
export const MIRROR_KEY = 'Tochten'
/**
 * A mirror of at most this many characters is written with each change; a larger one after this delay, in milliseconds.
 */
export const MIRROR_AT_ONCE = 300_000
export const MIRROR_DELAY_MS = 2_000
/**
 * The id of the tab that last began to write the mirror. Stored beside the mirror, so that browsers keep or lose both.
 */
export const MIRRORED_KEY = 'tochten-mirrored'
/** `light`, `dark` or `system`. */
export const THEME_KEY = 'ui-theme'
export const PHONE_KEY = 'tochten-phone'
export const PEN_ONLY_KEY = 'tochten-pen-only'
export const ROUTE_SWITCH_KEY = 'tochten-route'
export const LANGUAGE_KEY = 'tochten-language'
/** The id of the last opened tocht. */
export const LAST_TOCHT_KEY = 'tochten-last'
/** Present when the intro was hidden for good. */
export const INTRO_HIDDEN_KEY = 'showPub'
/** In session storage: present when the intro was closed. */
export const INTRO_CLOSED_KEY = 'tochten-intro-closed'
/** In session storage, followed by a tocht's id: the text typed under Load when the tab was closed or reloaded. */
export const TYPED_TEXT_KEY = 'tochten-typed-'
/** Event on the window when the start fails; its detail is the error. */
export const START_FAILED_EVENT = 'tochtenstartfailed'
export const DATABASE_NAME = 'tochten'
export const RECORD_STORE = 'records'
/** On this channel the tabs of a browser announce their writes. */
export const CHANNEL_NAME = 'tochten'
/** Messages from a tab to the service worker. */
export const WORKER_MESSAGES = { takeOver: 'SKIP_WAITING', repair: 'REPAIR' } as const
/** Version of the records in the database (docs/recipes.md). */
export const SCHEMA = 2
/**
 * Elements of a drawing in one record: few enough to write within a frame, enough to keep the number of records low.
 * Part of the stored format: another number needs a migration.
 */
export const ELEMENTS_PER_RECORD = 128
/** Tochten for which the place on the walk is remembered. */
export const MOST_LEFT_PLACES = 50
/**
 * A tab that is more than this many commits behind reads everything again; each commit lists at most this many keys.
 */
export const MOST_RECENT_COMMITS = 32
export const MOST_RECENT_KEYS = 200
/**
 * Tabs for which the database keeps the number of the last committed operation, in case a tab missed the confirmation.
 */
export const MOST_RECENT_TABS = 32
/**
 * The path of a file. Addresses of screens have no dot, except in a link whose `#` was encoded on its way; a server may
 * have decoded it.
 */
export const FILE_ADDRESS = /^[^#%]*\.[a-zA-Z]\w*$/
/** Licences of the packages in the app; written beside the page by the build. */
export const LICENCES_FILE = 'licences.json'
/** The file with all tochten. */
export const DATA_FILE_NAME = 'tochten.json'
/** The file of one tocht. */
export const FILE_EXTENSION = 'tochten'
export const FILE_TYPE = 'application/x-tochten'
/** Most snapshots that are kept. Those of the emptied bin are counted separately from all others. */
export const MOST_SNAPSHOTS = 60
/**
 * Longest wait for IndexedDB, in milliseconds. Then the start continues with the mirror alone: some browsers hang on
 * `open`.
 */
export const DATABASE_OPEN_MS = 2_000
/**
 * A write is reported as late after SAVE_LATE_MS and retried after SAVE_GIVE_UP_MS. Each failure doubles
 * SAVE_GIVE_UP_MS, up to SAVE_GIVE_UP_LONGEST_MS.
 */
export const SAVE_LATE_MS = 1_000
export const SAVE_GIVE_UP_MS = 10_000
export const SAVE_GIVE_UP_LONGEST_MS = 120_000
/** Pause before the first retry of a failed write; doubled after each, up to the longest. */
export const SAVE_RETRY_MS = 500
export const SAVE_RETRY_LONGEST_MS = 30_000
/**
 * The number of digits at the end of a drawing's id that are a counter. The digits before the counter are random, so
 * that two tabs never make the same id.
 */
export const COUNTED_DIGITS = 8

// --- Canvas, in logical units ---------------------------------------------------------------------------------------

/** The default canvas, in units. All canvases have the same area. */
export const DEFAULT_CANVAS = { width: 396, height: 685 } as const
/** Limits of width divided by height. */
export const NARROWEST_ASPECT = 1 / 2
export const WIDEST_ASPECT = 1
/** Space shown around ink that was stored outside the canvas, in units. */
export const OUTSIDE_MARGIN = 24
/** Padding around the canvas in a picture, in units: room for the largest arrowhead at the edge. */
export const PICTURE_PADDING = 32
/** Least length of each side of a picture or printed box of the ink alone, in units. */
export const CLOSE_UP_LEAST = 260
/** Distance beyond the canvas within which erasing works, in units: further than any pen or arrowhead reaches. */
export const ERASE_REACH = 200
/** Radius of the handles of a selected line, and of the circle at a joint, in units. */
export const HANDLE_RADIUS = 9
export const JOINT_RADIUS = 14

// --- Pens, in units -------------------------------------------------------------------------------------------------

export const STROKE_WIDTH = 9
export const ERASE_WIDTH = 40
/** Width of the unfinished eraser: a little less than it will remove. */
export const LIVE_ERASE_WIDTH = 30
export const DASH_DRAWN = [15, 25] as const
export const DASH_LIVE = [15, 15] as const
export const DASH_SCALED = [15, 30] as const
/** Printed dash and gap, in pen widths; stretched a little so that a stroke begins and ends with ink. */
export const DASH_PRINTED = [1.6, 1.3] as const
/** Least number of visible dashes in a stroke: two, at a crossing, look like a broken road. */
export const FEWEST_DASHES = 3
export const BALL_RADIUS = 12
/** Length of the two sides that meet at an arrowhead's tip. */
export const ARROW_LENGTH = 32
/** Angle between the arrow's axis and each side, in degrees. */
export const ARROW_ANGLE = 30
/** Distance from the last point of the stroke to the tip; keeps the line's round end inside the head. */
export const ARROW_OFFSET = 12
/** Length of the end of a freehand stroke that gives an arrowhead its direction. */
export const ARROW_LOOKBACK = 20

/** Scales of the smaller pictures. A larger scale draws a heavier pen, since the picture is shown smaller. */
export const PREVIEW_SCALE = 1.5
export const THUMBNAIL_SCALE = 3.2
export const SCALED_STROKE = { base: 6, perScale: 3 } as const
export const SCALED_ARROW = { base: 28, perScale: 10 } as const
/** Greatest distance of a line in a picture from its curve: in units per scale, and on paper in millimetres. */
export const SCALED_FLATNESS = 0.5 / 6
export const PRINTED_FLATNESS = 0.04
export const SCALED_BALL = { base: 8, perScale: 4 } as const

/** Side of an icon's square before its multiplier. */
export const ICON_SIZE = 90

/** The number of elements that move together into the lower layer of the canvas. */
export const INK_LAYER_SIZE = 32

// --- Gestures -------------------------------------------------------------------------------------------------------

/** A straight line this near to horizontal or vertical snaps to it, in degrees. */
export const SNAP_DEGREES = 5
/** Greatest distance of a drawn point from the kept stroke, in units. */
export const SIMPLIFY_TOLERANCE = 0.5
/**
 * Greatest deviation of a smooth line from the chord between two points, in units. A turn of 30° between lines of 20
 * units or more is then a corner.
 */
export const CURVE_DEPTH = 1.25
/** Greatest angle between a smooth line and its chord at a point, in radians; a larger one would overshoot. */
export const CURVE_TURN = Math.PI / 3
/** A curve that deviates less from its chord is drawn straight, in units: the difference is invisible. */
export const CURVE_FLATNESS = 0.05
/** Tolerance of the coarse line with which the search for a curve's points begins, in units. */
export const FIRST_TOLERANCE = CURVE_DEPTH
/** Greatest deviation of a hand from a road meant to be straight, in units. */
export const WOBBLE = 12
/** A road with a smaller turn is meant to go straight on, in radians. */
export const BEND_LEAST = (12 * Math.PI) / 180
/** Least average bulge of a line meant as a curve, as a part of its length. */
export const BOW_LEAST = 0.035
/** The middle part of a road between two bends gives its direction, since a hand rounds the bends. */
export const STRETCH_CORE = 0.7
/** A way is meant as a curve when three times as many straight lines reduce the deviation to this factor or less. */
export const CURVE_GAIN = 0.4
/** Points simplified in one go; keeps the recursion shallow. */
export const SIMPLIFY_AT_ONCE = 2_000
/** Length of the line with which a dot is drawn. */
export const DOT_LENGTH = 0.1
/** Coordinates of points are whole multiples of one part in this many of a unit, on screen, in storage and in print. */
export const STEPS_PER_UNIT = 10
/** A press that moves less is a tap, in units. */
export const TAP_DISTANCE = 3

/** Distance on screen within which an end is joined, in CSS pixels; a fingertip hides its target. */
export const JOIN_PIXELS = { touch: 24, pen: 12, mouse: 12 } as const
/**
 * Distance within which the keyboard's pen joins, and within which two ends count as joined, also when a junction is
 * read, in units.
 */
export const JOIN_REACH = 10
/** A pointer rests when it stays within this many CSS pixels for this long. A resting end is not joined. */
export const REST = { pixels: 4, ms: 500 } as const
/** A press on a target of the ring for this long moves the exit there, in milliseconds. */
export const LONG_PRESS_MS = 500
/** A turn by this angle is a corner, which other strokes can join, in radians. */
export const CORNER_TURN = Math.PI / 6
/** Distance from a stroke's middle line within which a tap hits it, in units: half a fingertip on a phone. */
export const HIT_REACH = 16

/** Distance within which a press grabs a handle of the selected element, in units. */
export const HANDLE_REACH = 22
/** A curve whose ends are nearer than this is moved, not stretched, in units. */
export const SHORTEST_STRETCH = 24
/** Distance from the top of a selected stroke to the handle that turns it, in units. */
export const TURN_HANDLE_DISTANCE = 44
/** A turned element snaps to multiples of this angle, in degrees, within SNAP_DEGREES. */
export const TURN_SNAP_DEGREES = 45
/** Offset of a duplicate, across and down, in units. */
export const DUPLICATE_OFFSET = 24
/** Limits of the view's scale; 1 shows the whole paper. */
export const LOWEST_ZOOM = 0.5
export const HIGHEST_ZOOM = 8
/** Factor of one press of a zoom key. */
export const ZOOM_STEP = 1.25
/** Pixels of wheel travel that change the scale e-fold. */
export const WHEEL_ZOOM_PIXELS = 300
/** Pause after the last turn of the wheel before the view is drawn sharp, in milliseconds. */
export const WHEEL_SETTLE_MS = 150
/** Step of the keyboard's pen per arrow key, without and with Shift, in units. */
export const KEY_STEP = { small: 10, large: 50 } as const
/** Step of a selected element per arrow key, without and with Shift, in units. */
export const NUDGE = { small: 1, large: 10 } as const

// --- Junctions, in units --------------------------------------------------------------------------------------------

/** The y of the centre and of the ball in a junction that the ring draws, as parts of the canvas's height. */
export const JUNCTION_CENTRE = 0.48
export const JUNCTION_START = 0.88
/** Length of the exit. On a narrow canvas it ends this far from the edge, with room for its arrowhead. */
export const EXIT_LENGTH = 190
export const EXIT_EDGE = 16
/** Length of a road. */
export const ARM_LENGTH = 125
/**
 * Least length to which the ring shortens a road at the edge of the paper; a shorter one would not be read as a road.
 */
export const LEAST_ARM = 60
/**
 * Length of the bar across a blocked road, and its distance from the centre, or from the inner end of a freehand road.
 */
export const BAR_LENGTH = 52
export const BAR_PLACE = 95
/** Position of the bar on a shorter freehand road, as a part of its length. */
export const BAR_SHARE = 0.7
/** Length of a freehand road on either side of the ring's bar that gives the road's direction there. */
export const BAR_AHEAD = 16
export const ROUNDABOUT_RADIUS = 58
/** Points on a roundabout for each eighth of a turn. */
export const ROUNDABOUT_POINTS = 3
/** Distance between the two sides of a staggered junction. */
export const STAGGER = 90

/** Greatest distance between samples of ink. */
export const SAMPLE_STEP = 4
/** Most samples of one stroke: enough for a road that crosses the paper a dozen times. */
export const MOST_SAMPLES = 2_000
/** Greatest gap between strokes of one route; a gap larger than JOIN_REACH is doubtful. */
export const ROUTE_GAP = 24
/** Distance within which ink is on the route. */
export const ROUTE_REACH = 14
/** A road that ends within this distance was probably meant to reach the route. */
export const ARM_GAP = 40
/**
 * Ink that leaves the route by less than OVERSHOOT was drawn a little too far by mistake. Ink that leaves it by
 * SHORTEST_ROAD or more is a road.
 */
export const OVERSHOOT = 24
export const SHORTEST_ROAD = 34
/** Length over which the direction of a road is measured; also that of the route before and after the centre. */
export const ROAD_AHEAD = 120
/** Length of the route on either side of a place over which its turn there is measured. */
export const TURN_AHEAD = 40
/** Least turn of the route, in degrees: half of an eighth of a turn. */
export const TURN_LEAST = 22.5
/** Two roads closer than this are doubtful, in degrees. */
export const CLOSEST_ROADS = 12
/** Margin by which the best choice of directions must beat the next one, in squared degrees. */
export const DIRECTION_MARGIN = 400
/**
 * A road that deviates more from its eighth of a turn is doubtful if other directions fit about as well. In degrees.
 */
export const NEAR_EIGHTH = 8
/** A road whose two halves differ in direction by more than this has no certain direction, in degrees. */
export const MOST_BEND = 50
/** So near its ball and its arrowhead, a route has no roads and no centre. */
export const ROUTE_END_REACH = 30
/** The surface of the route is read at this distance before and after the centre. */
export const SURFACE_FROM = 15
/** Greatest length of a bar, and its least distance from the route. */
export const LONGEST_BAR = 90
export const BAR_FROM = 16
/** The middle part of a bar that the road must cross, and the least angle of the crossing, in degrees. */
export const BAR_CORE = 0.5
export const BAR_ANGLE = 45
/** Least distance of either end of a bar from the road. */
export const BAR_SIDE = 4
/** The number of samples of a road on either side of a drawn bar that give the road's direction there. */
export const BAR_SAMPLES = 5
/** Greatest gap between a road and its continuation beyond an erased stretch. */
export const ERASED_GAP = 64
/**
 * A road is aimed across the gap after its end if, extended by GAP_TRIED times the gap, at most GAP_LEFT of it remains:
 * to the route when a junction is read, and to any road in the check before print.
 */
export const GAP_TRIED = 1.2
export const GAP_LEFT = 0.6
/** Least length and roundness of a roundabout's line; a circle has roundness 1. */
export const SHORTEST_LOOP = 120
export const ROUND_ENOUGH = 0.5
/** Greatest angle at the entry of a roundabout between the route and the direction of the centre, in degrees. */
export const ROUNDABOUT_ENTRY = 55
/** Greatest deviation of the way in from straight below, in degrees. */
export const ENTRY_TURN = 45
/** Roads that leave the route within this length form one junction. */
export const JUNCTION_REACH = 45
/** Roads of one junction that leave the route further apart may belong to two junctions: a doubt. */
export const JUNCTION_SPREAD = 28
/**
 * Gap between a road's end and the next road that looks like a mistake on paper: a smaller one looks joined, a larger
 * one intended.
 */
export const PRINT_GAP = { least: 3, most: 24 } as const

// --- Recorded routes, in metres -------------------------------------------------------------------------------------

/** Largest file of a route or of roads, packed or not, in bytes; the roads of a whole town take 10 MB. */
export const ROUTE_FILE_BYTES = 30_000_000
/** Bytes of a packed file of a route or of roads that are unpacked before the result is measured; they may grow a thousandfold. */
export const ROUTE_UNPACK_PART = 16_384
/** Most points of a route: three nights at one per second. */
export const ROUTE_POINTS = 250_000
/** A longer step divides a recording into several walks, and belongs to no planned line. */
export const ROUTE_JUMP = 3_000
/** Points of a route's picture, few enough to draw at once. */
export const OUTLINE_POINTS = 400
/** Margin around the picture of a route, as a part of its side. */
export const ROUTE_PICTURE_MARGIN = 0.08
/** A longer pasted text is treated as a file, since showing it would block the tab. */
export const LONGEST_SHOWN_TEXT = 20_000
/** Pause after the last key before typed roads are read, in milliseconds. */
export const TYPED_ROADS_MS = 400
/**
 * The public Overpass servers that the app asks for roads, one after the other, unless its host names others
 * (docs/hosting.md). Both allow other sites to read their answers.
 */
export const ROAD_SERVERS: readonly string[] = [
  'https://overpass-api.de/api/interpreter',
  'https://overpass.private.coffee/api/interpreter',
]
/** Longest silence of a server of roads, in milliseconds; longer than ROADS_QUERY_SECONDS, which it may use up. */
export const ROADS_ANSWER_MS = 120_000
/** The query asks the server to give up after this time, in seconds. */
export const ROADS_QUERY_SECONDS = 90
/** Characters of a server's own message that are shown. */
export const LONGEST_SERVER_TEXT = 200
/** Doubtful boxes shown at once, and how many follow per idle moment. */
export const FIRST_BOXES = 2
export const BOXES_AT_ONCE = 3
/**
 * The box in a query for roads is rounded outwards to this precision, in degrees, so that the server learns only
 * roughly where the walk is.
 */
export const ROADS_BOX_DEGREES = 0.01
/** Roads further from the route are left out. */
export const ROADS_REACH = 150
/** Mean radius of the earth (IUGG). */
export const EARTH_RADIUS = 6_371_009
/** Dead ends of minor roads shorter than this are dropped. SHORTEST_CROSSING applies to those with a crossing. */
export const SHORTEST_DEAD_END = 15
export const SHORTEST_CROSSING = 30
/** Junctions linked by a road this short are merged, unless the merged junction would be wider than JUNCTION_WIDTH. */
export const JUNCTION_LINK = 12
export const JUNCTION_WIDTH = 24
/** Matching: distance between samples of the route, search radius for roads, and most candidates per sample. */
export const MATCH_STEP = 15
export const MATCH_REACH = 25
export const MATCH_CANDIDATES = 10
/**
 * Standard deviation of a recorded position, and how fast detours become unlikely (sigma and beta of Newson and Krumm).
 */
export const MATCH_SIGMA = 6
export const MATCH_BETA = 4
/** Samples matched per message of progress. */
export const MATCH_PROGRESS = 100
/** Cost of turning back, as a negative log-likelihood. */
export const TURN_BACK_COST = 3
/** A longer way into a road and back was walked; a shorter one is a receiver error. */
export const LONGEST_SPUR = 30
/** Junctions nearer than this to either end of a walk are left out. */
export const LEAST_WALKED = 20
/** Junctions this near along the route share a box, unless the box would be longer than BOX_LENGTH. */
export const BOX_REACH = 22
export const BOX_LENGTH = 44
/** Length of the route before and after a box that is compared with the roads there. */
export const BOX_AROUND = 44
/** Longest road that is a part of a junction because it connects two of its nodes. */
export const LONGEST_INSIDE = 44
/** Two neighbouring junctions keep separate boxes if the route turns by more than this at both, in degrees. */
export const BOX_TURN = 40
/** Distance at which a bearing is measured. A nearer neighbouring junction shortens it, but not below BEARING_LEAST. */
export const BEARING_REACH = 25
export const BEARING_LEAST = 9
/** The heading of a road at a place is measured between this far before and after it. */
export const HEADING_REACH = 5
/** Places that are no farther apart are the same. */
export const SAME_PLACE = 1
/** Two roads that are within CORRIDOR_WIDTH of each other at all of CORRIDOR_PLACES are the same road. */
export const CORRIDOR_WIDTH = 10
export const CORRIDOR_PLACES = [15, 25, 40] as const
/** Roads for cars that diverge at one node by more than this are two, even if they run parallel later, in degrees. */
export const FORK_DEGREES = 15
/** Longest footway between two parallel roads that is ignored. */
export const LONGEST_CONNECTOR = 25
/** Two roads that meet again within this length are one, as around the island before a roundabout. */
export const ISLAND_LENGTH = 50
/** Roads on opposite sides that leave the route this far apart are staggered. */
export const STAGGER_LEAST = 9
/** Roads with a smaller difference in bearing are ordered by where they leave the route, in degrees. */
export const SAME_BEARING = 20
/** Limits beyond which a box is doubtful: angles in degrees, a number of nodes, and lengths. */
export const NARROW_DEGREES = 15
export const SHARP_DEGREES = 20
export const MOVED_DEGREES = 40
export const CURVED_DEGREES = 60
export const WIGGLE_DEGREES = 30
export const MOST_JUNCTION_NODES = 4
export const CLOSE_BOXES = 20
export const FAR_FROM_TRACK = 15
/**
 * Length of the route on either side of a box where its distance from the track is measured, and the spacing of these
 * places.
 */
export const FAR_REACH = 40
export const FAR_STEP = 5
/**
 * Another road may be the walked one if it is within RIVAL_REACH of the track, and at most RIVAL_MARGIN further from
 * the track than the matched road.
 */
export const RIVAL_REACH = 15
export const RIVAL_MARGIN = 6
/** At a box where the route turns by at most this, in degrees, it goes straight on: only the box's roads are rivals. */
export const RIVAL_TURN = 30
/** Greatest difference in direction of parallel roads, in degrees. */
export const BESIDE_DEGREES = 25
/** "Follow the through road": its greatest turn, and how much straighter it is than others of its class, in degrees. */
export const THROUGH_TURN = 60
export const THROUGH_MARGIN = 15
/** Radius in which the real roads around a junction are shown. */
export const SURROUNDINGS = 60
/** Distance between the way in and the way back of a route that turns back, in units. */
export const TURNED_BACK_WIDTH = 60
/** With a larger share of doubtful boxes the walk is in a town, and better drawn by hand. */
export const MOST_DOUBTFUL = 0.4

// --- Fish-bone, in units --------------------------------------------------------------------------------------------

export const ROW_SPACING = 100
export const FIRST_ROW_Y = 150
export const SIDE_ROAD_LENGTH = 100
/**
 * Distance between parallel strokes of one row and side; four of them stay nearer to their own row than to the next.
 */
export const SIDE_ROAD_GAP = 16
export const MOST_SIDE_ROADS = 4
/**
 * Height of a row's band above the start of its roads. The screen marks a row by its band, and a tap in the band hits
 * the row.
 */
export const ROW_BAND_ABOVE = 40
/** Rows shown before and after the current one in the field. */
export const ROWS_AROUND = { before: 4, behind: 1 } as const
/** Height of a row on screen, in CSS pixels: large enough for a finger, small enough to show many. */
export const ROW_PIXELS = { least: 64, most: 110 } as const
/** Rows drawn beyond the visible ones, on either side, so that a long spine costs no more than a short one. */
export const ROWS_BEYOND = 20
/** Rows of a long fish-bone on a card: as many as can be told apart on a phone. */
export const FIRST_ROWS = 6
/** A fish-bone up to this many times as high as its picture is shown whole; its rows are still legible. */
export const MOST_SHRUNK = 1.6
/** Tolerance of written coordinates: people who write by hand may round to whole units. */
export const FISHBONE_TOLERANCE = 0.5

// --- Fish-bone on paper, in units unless it says millimetres; a row is at least 100 units high ----------------------

/**
 * Least height of a row, in millimetres. Its number is then 3 mm high: 1/200 of arm's length (60 cm), the least that
 * the US Federal Aviation Administration advises for text that has to be read. The white between two parallel roads is
 * 1 mm, twice the gap that a photocopier fills.
 */
export const SMALLEST_ROW_HEIGHT = 10
/**
 * From this height on, fewer strips are better than higher rows, since people get lost between strips. In millimetres.
 */
export const EASY_ROW_HEIGHT = 15
/** Greatest height of a row, in millimetres: a short route need not fill the page. */
export const LARGEST_ROW_HEIGHT = 40
/** Greatest stretch of the distance between rows to fill the height of a page. */
export const MOST_ROW_STRETCH = 1.35
/** Distance between strips, and padding of a strip. */
export const STRIP_GAP = 36
export const STRIP_EDGE = 10
export const STRIP_STROKE = 6
/** Size of row numbers and of the letters where the spine continues. A digit is then 30 units high. */
export const STRIP_TEXT_SIZE = 41
/** Distance from a row's number to its left road. */
export const STRIP_NUMBER_GAP = 16
/** Text of the note above the strips, and its line height in type sizes; the longest note still fits on an A5. */
export const STRIP_NOTE_SIZE = 3.2
export const STRIP_NOTE_LINE_HEIGHT = 1.25
export const STRIP_NOTE_LINES = 5
/** Text below the first strip, and the room for it, in millimetres. */
export const STRIP_START_SIZE = 3.2
export const STRIP_START_HEIGHT = 5
/** Radius of the circle around a letter where the spine continues. */
export const STRIP_LETTER_RADIUS = 30
/** Width of the text in that circle, in radii. */
export const STRIP_LETTER_WIDTH = 1.4

// --- Limits of loaded data ------------------------------------------------------------------------------------------

/** Most characters of a text. */
export const MOST_TEXT = 10_000_000
/** A text of up to this many characters is read at once (about 20 ms); a longer one in a worker. */
export const IMPORT_AT_ONCE = 300_000
/** Bytes that show whether a very large file can be a file of all tochten. */
export const FILE_START = 100
/** Unreadable tochten of a file that are named in the message. */
export const NAMED_UNREAD = 5
export const MOST_DRAWINGS = 500
export const MOST_ELEMENTS = 2_000
export const MOST_STROKE_POINTS = 20_000
export const MOST_POINTS = 500_000
export const FURTHEST_COORDINATE = 100_000
/** The name of a tocht, in graphemes (characters as people count them). */
export const LONGEST_NAME = 120
/** Code points allowed per grapheme. Most scripts need one or two, a flag two, a family emoji seven. */
export const CODE_POINTS_PER_CHARACTER = 4
/** Greatest nesting in unknown members that are kept for a newer version. */
export const MOST_UNKNOWN_DEPTH = 32
/** Most rows of a fish-bone: with all side roads the drawing still has at most MOST_ELEMENTS elements. */
export const MOST_ROWS = Math.floor((MOST_ELEMENTS - 1) / (2 * MOST_SIDE_ROADS))
/** The note of a drawing, in graphemes. */
export const LONGEST_NOTE = 200
/** The remark about a drawing from the field, in graphemes: some seventy rows of one fish-bone. */
export const LONGEST_REMARK = 2000
/** Limit below which a fraction without a unit is read as kilometres. */
export const FURTHEST_BARE_FRACTION = 100
/** The distance of one drawing, in metres. */
export const FURTHEST_DISTANCE = 999_999
/** Characters of a rejected value that a message shows. */
export const LONGEST_SHOWN = 40

// --- Handing over ---------------------------------------------------------------------------------------------------

/** Precedes the tocht in a link. No messenger changes these characters. */
export const LINK_MARK = '#tocht.'
/** Characters of a link, address included, that messengers still recognise as a link. */
export const LONGEST_LINK = 8_000
/** Characters in a QR code: 105 modules per side, which a phone can still scan from another screen. */
export const LONGEST_QR_TEXT = 1_000
/** Bytes of a tocht in a link that are unpacked before the result is measured; they may grow a thousandfold. */
export const LINK_UNPACK_PART = 256
/** Received tochten are shown once no pointer has been down for this long, in milliseconds. */
export const ARRIVAL_PAUSE_MS = 50
/** Most drawings shown of received tochten, and most tochten among which these drawings are shared. */
export const ARRIVED_PICTURES = 12

// --- Undo -----------------------------------------------------------------------------------------------------------

/** Undo steps per drawing and per tocht. */
export const MOST_UNDO_STEPS = 500
/** Characters of JSON for undo steps, per tocht and in all; the same limits apply to snapshots. */
export const HISTORY_LIMITS = { group: 5_000_000, all: 15_000_000 } as const
export const SNAPSHOT_LIMITS = HISTORY_LIMITS

// --- Sheet, in millimetres ------------------------------------------------------------------------------------------

export const PAPER_SIZES = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
} as const
/** Drawings side by side: default, least and most. */
export const SHEET_COLUMNS = 6
export const FEWEST_COLUMNS = 2
export const MOST_COLUMNS = 8
/** Least width of a box when columns fill the page: in a narrower one nobody finds the way. */
export const FILL_WIDTH = 18
/** Height of a cell divided by its width: five rows on A4, A5 or Letter with six columns. */
export const CELL_ASPECT = 1.55
export const SHEET_MARGIN = 10
/** Distance of a cut mark from the edge of the paper, which many printers leave white, and the length of the mark. */
export const CUT_MARK_INSET = 5
export const CUT_MARK_LENGTH = 5
/** Smallest text that stays readable on a photocopy: 7.5 points. */
export const SMALLEST_TEXT = 2.65
export const HEADER_HEIGHT = 16
export const LOGO_SIZE = 11
export const NAME_SIZE = 6
/** A long name shrinks to this size, then ends in an ellipsis. */
export const NAME_SIZE_SMALLEST = 3.6
/** Type size of group, date, start and total below the name, and of the name above them. */
export const FACTS_SIZE = 3.2
export const FACTS_SIZE_SMALLEST = SMALLEST_TEXT
export const FACTS_LINES = 2
export const NAME_SIZE_ABOVE_FACTS = 5.2
/** Height of capitals, as a part of the type size; centres them in a box. */
export const CAP_HEIGHT = 0.727
/** The safety strip has the emergency numbers, readable under a head torch. The European number is bold. */
export const EMERGENCY_NUMBER = '112'
export const SAFETY_HEIGHT = 7
export const SAFETY_SIZE = 3.8
/** Numbers that do not fit at this size take another line, and the safety strip grows. */
export const SAFETY_SIZE_SMALLEST = SMALLEST_TEXT
export const SAFETY_LINES = 8
/** Line height, in type sizes. */
export const SAFETY_LINE_HEIGHT = 1.2
/** The safety strip leaves room for a page number as wide as this one. */
export const SAFETY_BESIDE = 99
export const SAFETY_BORDER = 0.4
/** The line on which a number is written by hand: its thickness, and its least length. */
export const SAFETY_RULE = 0.2
export const SAFETY_BLANK = 40
export const SAFETY_PADDING = 2.5
export const FOOTER_SIZE = 3
/** The credit for road data, above the safety strip. */
export const CREDIT_SIZE = SMALLEST_TEXT
/** Distance of its baseline above the safety strip, in the space below the drawings. */
export const CREDIT_ABOVE = 1.6
/**
 * The credit below a single drawing: its height and width as parts of the drawing's width, and its baseline as a part
 * of that height.
 */
export const CREDIT_FOOT = 0.08
export const CREDIT_WIDTH = 0.9
export const CREDIT_BASELINE = 0.65
/** Type size of date and code below the page number, and their line height in type sizes. */
export const VERSION_SIZE = SMALLEST_TEXT
export const VERSION_LINE_HEIGHT = 1.4
/** Characters of the version code of a sheet. */
export const CODE_LENGTH = 4
/**
 * The widest date and the widest letter of a code: the safety strip leaves room for them, so that no date changes the
 * layout of a page.
 */
export const WIDEST_DATE = '28/08/2028'
export const WIDEST_CODE_LETTER = 'W'
export const CELL_GAP = 2
/** Space between the drawings and the safety strip. */
export const SAFETY_STRIP_GAP = 5
/** Radius of the corners of cells and safety strip. */
export const CORNER_RADIUS = 1
/** A drawing's number, bold, as a part of the width of its box; digits are at least 3.5 mm high. */
export const CELL_NUMBER = { share: 0.16, least: 4.9, most: 8 } as const
/** Type size of a drawing's distance and note: 9 points with six columns on A4. */
export const CELL_TEXT = { share: 0.106, least: SMALLEST_TEXT, most: 4.2 } as const
/** Line height in sizes of that text, and height of the number's line above the picture in sizes of the number. */
export const CELL_TEXT_LINE_HEIGHT = 1.25
export const CELL_NUMBER_HEIGHT = 1.3
/** A thinner or grey border is lost on a photocopy. */
export const CELL_BORDER = 0.25
/** Space between a cell's border and its text. */
export const CELL_PADDING = 1.2
/** Least height of a table row, and least wanted width of its picture. */
export const TABLE_ROW = 26
/** Sizes of a row's number and text, as shares of the table's width. */
export const TABLE_NUMBER = { share: 0.032, least: 4.9, most: 6 } as const
export const TABLE_TEXT = { share: 0.0178, least: SMALLEST_TEXT, most: 3.6 } as const
export const TABLE_TEXT_LINE_HEIGHT = 1.25
/** Width that pictures leave for notes, if possible. */
export const TABLE_NOTE = 34
export const TABLE_HEAD_LINES = 2
/** The widest distance, in metres: a column leaves room to write it by hand. */
export const TABLE_FIGURE = 12_340
/** The legend: size of its text, line height in type sizes, padding, samples of signs, and least width of an entry. */
export const LEGEND_SIZE = 3.2
export const LEGEND_LINE_HEIGHT = 1.25
export const LEGEND_PADDING = 2
export const LEGEND_SAMPLE = { width: 11, height: 7 } as const
export const LEGEND_ENTRY = 44
/** Least scale of all drawings when they shrink to save a page. */
export const LEAST_SCALE = 0.75
/** Precision of the search for the height at which all rows have room, in millimetres. */
export const PICTURE_STEP = 0.005
/** A note of up to this many lines takes room from all pictures alike; a longer one makes its row higher. */
export const NOTE_LINES = 2
/** Longest text of group, start, notes and explanation of a sheet, in graphemes. */
export const LONGEST_SHEET_TEXT = 200
/** Longest text of the phone numbers, in graphemes. */
export const LONGEST_PHONE = 1_000
/** Extra stroke of bold text, in type sizes: a PDF contains only one weight. */
export const BOLD_STROKE = 0.05
/** Precision of the search for a size at which text fits, in millimetres. */
export const SIZE_STEP = 0.1
/** Most characters set on one line. */
export const LONGEST_LINE = 1_000
/** Width of the pen for any size of box; the rest of the drawing scales with it, as in the editor. */
export const LINE_WEIGHT_WIDTHS = { light: 0.7, normal: 0.95, heavy: 1.2 } as const
/** Width of the light line under an emphasised route, in pen widths. */
export const ROUTE_INK_WIDTH = 4
/** Factors of the line weights for a fish-bone's pen. */
export const LINE_WEIGHT_FACTORS = { light: 0.7, normal: 1, heavy: 1.4 } as const
/** Least side of an icon's square; smaller ones look alike on a photocopy. */
export const SMALLEST_ICON = 7

/** Height by which a page is shortened for the browser's Print, which rounds to whole pixels. In millimetres. */
export const PRINT_ROUNDING = 0.5
/** Line height of two lines of facts, in type sizes. */
export const FACTS_LINE_HEIGHT = 1.2

// --- PDF ------------------------------------------------------------------------------------------------------------

/** Greatest distance between an eraser's outline and its true round ends, in units. */
export const OUTLINE_TOLERANCE = 0.05
/** Segments of an eraser outlined in one go: more are slow because they cross, fewer because of merging. */
export const OUTLINED_AT_ONCE = 24
/** Cells per side of the grid that finds where erasers overlap. */
export const COVER_GRID = 256
/** Distance between the dots that place a line on that grid, in radii of the eraser. */
export const COVER_STEP = 0.5
/** A PDF is prepared when the sheet has not changed for this long, in milliseconds, and has at most this many pages. */
export const PREPARE_PDF_MS = 300
export const PREPARED_PAGES = 4
/** Size at which text is traced, in pixels per em: 540 dots per inch for a name. */
export const FALLBACK_EM = 128
/** Greatest distance of a traced outline from its path, in pixels at that size. */
export const FALLBACK_TOLERANCE = 0.5
/** Shades for coloured characters, each from a darkness (0…1) on; lighter shades lie below. */
export const FALLBACK_SHADES = [
  { from: 0.08, colour: '#dddddd' },
  { from: 0.25, colour: '#aaaaaa' },
  { from: 0.5, colour: '#666666' },
  { from: 0.8, colour: '#000000' },
] as const
/** Longest file name without extension, in bytes of UTF-8. */
export const LONGEST_FILE_NAME = 120

/** Longer side of a single drawing as a PNG, in pixels. */
export const PICTURE_PIXELS = 1_600

// --- Interface ------------------------------------------------------------------------------------------------------

/** Drawings of an overview that are painted before it is known which are visible. */
export const FIRST_PICTURES = 24
/** Distance after which a mouse drags a drawing, in pixels. */
export const DRAG_DISTANCE = 6
/**
 * A finger that rests on a drawing this long, in milliseconds, picks it up; one that moves further, in pixels, scrolls.
 */
export const HOLD_MS = 300
export const HOLD_TOLERANCE = 8
/** Sideways movement of a finger that shows the next drawing in a preview or on a walk, in pixels. */
export const SWIPE_DISTANCE = 40
/** Zoom levels of the sheet's pages; 1 fits them to the screen. */
export const PAGE_ZOOMS = [0.5, 1, 1.5, 2, 3, 4] as const
export const TOAST_MS = 5_000
/** Time for the message that the intro is hidden, which says how to find it again. */
export const INTRO_TOAST_MS = 8_000
/** Time for the message that ink was removed. */
export const TAKEN_TOAST_MS = 10_000
/** The most distances that a message about deleted drawings lists. */
export const MOST_LEGS_TOLD = 3
/** A call needs a second press within this time, which rarely happens in a pocket. */
export const CALL_MS = 5_000
/** Further presses within this time are ignored on a walk: fingers tremble, and wet screens press twice. */
export const PRESS_PAUSE_MS = 300
/** Movement of a finger that dismisses a message, in CSS pixels. */
export const TOAST_SWIPE = 50
/** Lower edge of the buttons of the sections in Page setup, in CSS pixels from the top of the panel. */
export const SECTION_LINE = 90
/** From this many consecutive numbers on, only the first and the last are shown. */
export const SHORTEST_RUN = 3
export const TOOLTIP_MS = 700
export const TOOLTIP_SKIP_MS = 300
/** Distance of a tooltip from its target, and its least distance from the window's edge, in CSS pixels. */
export const TOOLTIP_GAP = 6
export const TOOLTIP_EDGE = 8
/** Colour of the browser's bar per theme: the canvas colour, sage-1 of the palette. */
export const BAR_COLOURS = { dark: '#101211', light: '#fbfdfc' } as const
/** Distance from the start to the first drawing of the example, in metres. */
export const EXAMPLE_TO_FIRST = 120
/** A screen wider than this, in CSS pixels, is not a phone: the intro shows a code to scan with a phone. */
export const INTRO_WIDER_THAN = 768
/** Side of the QR code of the app's address, in CSS pixels. QR_QUIET_ZONE is in modules; the standard requires it. */
export const APP_QR_SIZE = 256
/** Side of a tocht's QR code, in CSS pixels. It has many more modules: three pixels each, as wide as a phone allows. */
export const TOCHT_QR_SIZE = 360
export const QR_QUIET_ZONE = 4
export const QR_LEVEL = 'L'
/** A part of the app that takes longer to load is given up, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000
/** A newer version that has not taken over by then does so when the tab reloads. */
export const TAKE_OVER_MS = 2_000
/** Room for the hairline around the paper, in CSS pixels. */
export const PAPER_EDGE_PX = 1
/**
 * Distance from the window at which tiles count as near. It exceeds what a fling scrolls in two frames and the height
 * of TILES_PER_WATCHED tiles.
 */
export const NEAR_PX = 1_000
/** One tile in this many is observed (IntersectionObserver); the browser checks each observed tile in every frame. */
export const TILES_PER_WATCHED = 6
/** Tiles filled per idle moment. */
export const TILES_AT_ONCE = 48
/** Frames after Back within which the browser itself may scroll. */
export const FRAMES_OF_BACK = 3
/** Scrolling is at rest when no tile has appeared or gone for this long. */
export const SCROLL_REST_MS = 120
/** Pause in browsers without idle callbacks. */
export const IDLE_PAUSE_MS = 20
/** Latest time for idle work in a browser that is never idle. */
export const IDLE_LATEST_MS = 200
/** Delay after the last stroke before a drawing is described, in milliseconds; never during a stroke. */
export const DESCRIBE_AFTER_MS = 500
/** Time per slice in which drawings are read for the sheet and its check, in milliseconds: half a frame. */
export const READ_SLICE_MS = 8
/** An object URL for a download is revoked after this time: revoked at once, it gives an empty file in Safari. */
export const DOWNLOAD_MS = 60_000
