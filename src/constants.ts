/** Every number and key of the product, with its unit and, where it is not the product's own choice, its reason. */

// --- Storage keys ---------------------------------------------------------------------------------------------------

/** The mirror of all tochten in local storage; its shape is a public contract. */
export const MIRROR_KEY = 'Tochten'
/** A mirror of up to so many characters is written with each change; a larger one so long after it, in milliseconds. */
export const MIRROR_AT_ONCE = 300_000
export const MIRROR_DELAY_MS = 2_000
/** Names the page that began last to write the mirror: browsers keep or lose it together with that. */
export const MIRRORED_KEY = 'tochten-mirrored'
/** `light`, `dark` or `system`. */
export const THEME_KEY = 'ui-theme'
export const PHONE_KEY = 'tochten-phone'
export const PEN_ONLY_KEY = 'tochten-pen-only'
export const ROUTE_KEY = 'tochten-route'
export const LANGUAGE_KEY = 'tochten-language'
/** The id of the tocht that was opened last. */
export const LAST_TOCHT_KEY = 'tochten-last'
/** Present once the intro was hidden for good. */
export const INTRO_HIDDEN_KEY = 'showPub'
/** In session storage: present once the intro was closed. */
export const INTRO_CLOSED_KEY = 'tochten-intro-closed'
/** In session storage, before the id of a tocht: what is typed under Load when the page goes. */
export const TYPED_TEXT_KEY = 'tochten-typed-'
/** In session storage: strokes that an older version left to be taken by the app. */
export const WAITING_STROKES_KEY = 'tochten-first-strokes'
/** Said on the window by a start that failed; its detail is the error. */
export const START_FAILED_EVENT = 'tochtenstartfailed'
export const DATABASE_NAME = 'tochten'
export const RECORD_STORE = 'records'
/** On which pages of the same browser tell each other that they wrote. */
export const CHANNEL_NAME = 'tochten'
/** What a page asks of the worker. */
export const WORKER_MESSAGES = { takeOver: 'SKIP_WAITING', repair: 'REPAIR' } as const
/** The form of the records in the database; a change of it comes with a migration. */
export const SCHEMA = 2
/** How many elements of a drawing one record holds: few enough to write within a frame, enough to keep records few. */
export const ELEMENTS_PER_RECORD = 128
/** How many commits, each of at most so many records, a page may be behind without reading everything anew. */
export const MOST_RECENT_COMMITS = 32
export const MOST_RECENT_KEYS = 200
/** Of so many pages it is known how much of their work is in, for one that did not hear of it. */
export const MOST_RECENT_PAGES = 32
/** On how many days of use after it was deleted a tocht stays in the bin at least. */
export const BIN_DAYS = 30
/** The licences of the packages that are in the app; the build writes it beside the page. */
export const LICENCES_FILE = 'licences.json'
/** The file that holds everything. */
export const DATA_FILE_NAME = 'tochten.json'
/** A tocht that is handed over as a file. */
export const FILE_EXTENSION = 'tochten'
export const FILE_TYPE = 'application/x-tochten'
/** How many snapshots of tochten are kept from before something took ink away. */
export const MOST_SNAPSHOTS = 60
/** How long start waits for IndexedDB before it goes on with the mirror alone (some browsers hang on `open`). */
export const DATABASE_OPEN_MS = 2_000
/** After so long a write is said to be late; after so long it is given up and tried again, each time later. */
export const SAVE_LATE_MS = 1_000
export const SAVE_GIVE_UP_MS = 10_000
export const SAVE_GIVE_UP_LONGEST_MS = 120_000
/** Pause before the first retry of a failed write, doubled after each, up to the longest. */
export const SAVE_RETRY_MS = 500
export const SAVE_RETRY_LONGEST_MS = 30_000
/** The last digits of a drawing's id that are counted; those before them are random, so that nobody else counts on. */
export const COUNTED_DIGITS = 8

// --- Canvas, in logical units ---------------------------------------------------------------------------------------

/** The canvas of a tocht that names none: width and height in units. Its area is that of every canvas. */
export const DEFAULT_CANVAS = { width: 396, height: 685 } as const
/** Narrowest and widest canvas, as width divided by height. */
export const NARROWEST_ASPECT = 1 / 2
export const WIDEST_ASPECT = 1
/** Free space shown around ink that was stored outside the canvas, in units. */
export const OUTSIDE_MARGIN = 24
/** Free space around the canvas in a picture: the tip of the largest arrowhead at its very edge still fits, in units. */
export const PICTURE_PADDING = 32
/** The longer side of what a picture of the ink alone shows is at least so long, in units. */
export const CLOSE_UP_LEAST = 260
/** How far beyond the canvas erasing still works: further than the widest pen or arrowhead reaches, in units. */
export const ERASE_REACH = 200
/** Of the handles at the ends of a selected line, and of the ring where a line would join another. */
export const HANDLE_RADIUS = 9
export const JOINT_RADIUS = 14

// --- Pens, in units -------------------------------------------------------------------------------------------------

export const STROKE_WIDTH = 9
export const ERASE_WIDTH = 40
export const LIVE_ERASE_WIDTH = 30
export const DASH_DRAWN = [15, 25] as const
export const DASH_LIVE = [15, 15] as const
export const DASH_SCALED = [15, 30] as const
/** On paper, in widths of the pen; each is stretched a little, so that a stroke begins and ends with ink. */
export const DASH_PRINTED = [1.6, 1.3] as const
/** So many dashes a stroke shows at least, however short it is. */
export const FEWEST_DASHES = 2
export const BALL_RADIUS = 12
/** Length of the two sides that meet in an arrowhead's tip. */
export const ARROW_LENGTH = 32
/** Between the arrow's axis and each side, in degrees. */
export const ARROW_ANGLE = 30
/** How far the tip lies beyond the stroke's last point, so that the round end of the line stays inside the head. */
export const ARROW_OFFSET = 12
/** The last part of a freehand stroke, in units of length, over which an arrowhead takes its direction. */
export const ARROW_LOOKBACK = 20

/** Scales of the smaller pictures; a larger scale draws a heavier pen, since the picture is shown smaller. */
export const PREVIEW_SCALE = 1.5
export const THUMBNAIL_SCALE = 3.2
export const SCALED_STROKE = { base: 6, perScale: 3 } as const
export const SCALED_ARROW = { base: 28, perScale: 10 } as const
/** A curve in a picture that is no deeper is straight: in units for each scale, and on paper in millimetres. */
export const SCALED_FLATNESS = 0.5 / 6
export const PRINTED_FLATNESS = 0.04
export const SCALED_BALL = { base: 8, perScale: 4 } as const

/** Side of an icon's square before its own multiplier. */
export const ICON_SIZE = 90

/** Elements that settle together into the lower layer of the canvas. */
export const INK_LAYER_SIZE = 32

// --- Gestures -------------------------------------------------------------------------------------------------------

/** A straight line this close to horizontal or vertical becomes so, in degrees. */
export const SNAP_DEGREES = 5
/** No point that was drawn lies further from the stroke that is kept of it, in units. */
export const SIMPLIFY_TOLERANCE = 0.5
/**
 * A smooth line leaves the straight one between two of its points by so many units at most: a turn of 30° between lines
 * of 20 units, or longer ones, is then a corner.
 */
export const CURVE_DEPTH = 1.25
/** Nor does it leave a point at a steeper angle to that line, in radians: it would swing out beyond it. */
export const CURVE_TURN = Math.PI / 3
/** A difference that nobody sees, in units: a curve that is no deeper is straight. */
export const CURVE_FLATNESS = 0.05
/** The search for the points of a curve begins with a rough line: no drawn point is further from it, in units. */
export const FIRST_TOLERANCE = CURVE_DEPTH
/** A hand that draws a straight road leaves it by no more than this, in units. */
export const WOBBLE = 12
/** A road that turns by less than this, in radians, was meant to go straight on. */
export const BEND_LEAST = (12 * Math.PI) / 180
/** A line that was drawn bows by no more than this on average, as a part of its length, where a straight one was meant. */
export const BOW_LEAST = 0.035
/** How much of a road between two bends, in its middle, says where it runs: a hand rounds the bends. */
export const LEG_CORE = 0.7
/** A way was meant as a curve where three times as many straight lines are nearer to it, by this factor or a smaller one. */
export const CURVE_GAIN = 0.4
/** Points that are simplified in one go, so that recursion stays shallow. */
export const SIMPLIFY_AT_ONCE = 2_000
/** How long the line is that a dot is drawn with. */
export const DOT_LENGTH = 0.1
/** Points are kept to this many decimals, on screen as in storage and print. */
export const POINT_DECIMALS = 1
/** A press that travels less than this, in units, is a tap. */
export const TAP_DISTANCE = 3

/** An end is joined to what is so near on screen, in CSS pixels: a fingertip hides what it means. */
export const SNAP_PIXELS = { touch: 24, pen: 12, mouse: 12 } as const
/** The keyboard's pen joins what is so near, in units; and two ends so near are at one joint. */
export const END_SNAP = 10
/** A pointer that stays within so many CSS pixels for so many milliseconds rests: its end is meant just there. */
export const REST = { pixels: 4, ms: 500 } as const
/** A press on a target of the ring that lasts so long moves the exit there, in milliseconds. */
export const LONG_PRESS_MS = 500
/** Where a line turns by so much, in radians, it is meant as a corner, to which others can be joined. */
export const CORNER_TURN = Math.PI / 6
/** A tap means a stroke whose middle line is this near, in units: half a fingertip on a phone. */
export const HIT_REACH = 16

/** The handle of a selected element is meant by a press this near, in units. */
export const HANDLE_REACH = 22
/** A curve whose ends are nearer to each other, in units, is not stretched by them, but moved. */
export const SHORTEST_STRETCH = 24
/** From the highest part of a selected stroke to the handle that turns it, in units. */
export const TURN_HANDLE_DISTANCE = 44
/** A turned element snaps to whole multiples of this, in degrees, when it comes within the snap tolerance. */
export const TURN_SNAP_DEGREES = 45
/** A duplicate lies so far beside its original, across and down, in units. */
export const DUPLICATE_OFFSET = 24
/** Smallest and largest scale of the view; 1 shows the whole paper. */
export const LOWEST_ZOOM = 0.5
export const HIGHEST_ZOOM = 8
/** What one press of a zoom key multiplies the scale by. */
export const ZOOM_STEP = 1.25
/** The scale changes e-fold over this many pixels of wheel travel. */
export const WHEEL_ZOOM_PIXELS = 300
/** The view is drawn sharp again so long after the last turn of the wheel, in milliseconds. */
export const WHEEL_SETTLE_MS = 150
/** How far an arrow key moves the keyboard's pen, and with Shift, in units. */
export const KEY_STEP = { small: 10, large: 50 } as const
/** How far an arrow key moves a selected element, and with Shift, in units. */
export const NUDGE = { small: 1, large: 10 } as const

// --- Junctions, in units ---------------------------------------------------------------------------------------------

/** A junction from the ring: its centre and its ball, as parts of the canvas's height. */
export const JUNCTION_CENTRE = 0.48
export const JUNCTION_START = 0.88
/** How long the exit is; on a narrow canvas it ends so far from the edge, with room for its arrowhead. */
export const EXIT_LENGTH = 190
export const EXIT_EDGE = 16
/** A road to leave, and the bar across a blocked one: how long it is, and how far from the centre. */
export const ARM_LENGTH = 125
/** A road so long is still read as one, even where the junction lies at the edge of the paper. */
export const LEAST_ARM = 60
export const BAR_LENGTH = 52
export const BAR_PLACE = 95
/** On a road that is shorter, after this part of it. */
export const BAR_SHARE = 0.7
export const RING_RADIUS = 58
/** Points on a roundabout for each eighth of a turn. */
export const RING_POINTS = 3
/** The first side of a staggered junction stands so far before its centre. */
export const STAGGER = 90

/** Ink is read at places that are so far apart, or less. */
export const SAMPLE_STEP = 4
/** So many places of one stroke at most: a road of that length would go to and fro a dozen times. */
export const MOST_SAMPLES = 2_000
/** The strokes of a route are one way across a gap of so much; across more than END_SNAP that is doubtful. */
export const ROUTE_GAP = 24
/** What lies so near to the route is on it. */
export const ROUTE_REACH = 14
/** A road that ends so near to the route was probably meant to reach it. */
export const ARM_GAP = 40
/** Ink that leaves the route by less than this is a road that was drawn too far; by more than the second, a road. */
export const OVERSHOOT = 24
export const SHORTEST_ARM = 34
/** How much of a road, from the route on, says where it leads; and of the route, before and after its centre. */
export const ROAD_AHEAD = 120
/** How much of the route on either side is looked at to find where it turns most. */
export const TURN_AHEAD = 40
/** The route turns where it does so by as much as this, in degrees: half of an eighth of a turn. */
export const TURN_LEAST = 22.5
/** Two roads that leave in nearly the same direction, in degrees, are a doubt. */
export const CLOSEST_ROADS = 12
/** How much better, in squared degrees, directions must fit than the next best. */
export const DIRECTION_MARGIN = 400
/** Of several roads that fit no better elsewhere, those that differ by more than this from their eighth, in degrees, are doubtful. */
export const NEAR_EIGHTH = 8
/** A road whose two halves differ in direction by more than this, in degrees, says little about where it leads. */
export const MOST_BEND = 50
/** What touches the route so near to its ball or its arrowhead is no road. */
export const ROUTE_ENDS = 30
/** A bar is so long at most, and crosses a road so far from the route at least. */
export const LONGEST_BAR = 90
export const BAR_FROM = 16
/** The road passes through this part of a bar, in its middle, at this angle in degrees or a larger one. */
export const BAR_CORE = 0.5
export const BAR_ANGLE = 45
/** Either end of a bar lies so far beside the road at least. */
export const BAR_SIDE = 4
/** What is left of a road beyond a place where it was erased lies so far from the rest at most. */
export const ROAD_GAP = 64
/** A road leads to the route where, longer by so many of its gaps, it would leave only this part of the gap. */
export const GAP_TRIED = 1.2
export const GAP_LEFT = 0.6
/** A closed line is as long as this at least, and is as round as this, where 1 is a circle. */
export const SHORTEST_LOOP = 120
export const ROUND_ENOUGH = 0.5
/** The route enters a roundabout towards its middle, but for so many degrees. */
export const RING_ENTRY = 55
/** The way in comes from below, but for so many degrees. */
export const ENTRY_TURN = 45
/** Roads that leave the route within so much of its length make up one junction. */
export const JUNCTION_REACH = 45
/** Those of one junction that leave it further apart than this may be those of two: a doubt. */
export const JUNCTION_SPREAD = 28
/** A road that ends so far from the next touches nothing on paper: less looks joined, more looks meant. */
export const PRINT_GAP = { least: 3, most: 24 } as const

// --- From a recorded route, in metres ------------------------------------------------------------------------------------

/** A larger file of a route or of roads is refused, packed or not, in bytes; a box of a whole town's roads has 10 MB. */
export const ROUTE_FILE_BYTES = 30_000_000
/** How much of a packed file is unpacked before the result is measured, in bytes; it may become a thousand times that. */
export const UNPACK_PART = 16_384
/** More points are refused: three nights at one a second. */
export const ROUTE_POINTS = 250_000
/** Elements of XML lie in each other so deep at most. */
export const XML_DEPTH = 64
/** Two points of a route that are further apart are a fault, and no walk. */
export const ROUTE_JUMP = 3_000
/** Of the picture of a route, so that a page draws it at once. */
export const OUTLINE_POINTS = 400
/** Left free round that picture, as a share of its side. */
export const ROUTE_PICTURE_MARGIN = 0.08
/** A longer text that is pasted is taken as a file is: to show it takes a page long. */
export const LONGEST_SHOWN_TEXT = 20_000
/** After the last letter of a text of roads it is read, in milliseconds. */
export const TYPED_ROADS_MS = 400
/** The longest that a server of roads may take to answer, in milliseconds; it is asked to give up after 90 seconds itself. */
export const ROADS_ANSWER_MS = 120_000
/** Doubtful boxes that are shown at once, and how many follow each time when the browser has nothing else to do. */
export const FIRST_BOXES = 2
export const BOXES_AT_ONCE = 3
/** The box round a walk, of which a server is asked, is rounded outward to so many degrees: it says roughly where one walks. */
export const ROADS_BOX_DEGREES = 0.01
/** A step of the receiver so long, and so many times as long as usual, is an error where it is back within so many points. */
export const SPIKE_LEAST = 40
export const SPIKE_TIMES = 6
export const LONGEST_SPIKE = 3
/** Roads so far from the route are read, others are left out at once. */
export const ROADS_REACH = 150
/** Mean radius of the earth (IUGG). */
export const EARTH_RADIUS = 6_371_009
/** A minor road that ends so soon is none; one with a crossing of a road is none a little longer. */
export const SHORTEST_DEAD_END = 15
export const SHORTEST_CROSSING = 30
/** Junctions that are linked by so short a road are one, no wider than the second. */
export const JUNCTION_LINK = 12
export const JUNCTION_WIDTH = 24
/** Matching: the route is looked at once in so many metres; a road so near to it may be the one, of so many at most. */
export const MATCH_STEP = 15
export const MATCH_REACH = 25
export const MATCH_CANDIDATES = 10
/** Standard deviation of a recorded place, and how fast a detour becomes unlikely (sigma and beta of Newson and Krumm). */
export const MATCH_SIGMA = 6
export const MATCH_BETA = 4
/** Samples that are matched from one message of progress to the next. */
export const MATCH_PROGRESS = 100
/** What turning back costs, as a negative logarithm of its likelihood. */
export const TURN_BACK_COST = 3
/** From one place to the next the way is no longer than this many times the straight line, and so much more; then the second. */
export const MATCH_BOUNDS = [
  { times: 2, more: 80 },
  { times: 4, more: 800 },
] as const
/** A way into a road and back is an error of the receiver where it is no longer than this. */
export const LONGEST_SPUR = 30
/** The first and the last road of a route count if so much of them was walked. */
export const LEAST_WALKED = 20
/** Junctions so near to each other along the route make one box, which is no longer than the second. */
export const BOX_REACH = 22
export const BOX_LENGTH = 44
/** The route turns at a junction by more than this, in degrees: two such junctions stay two boxes. */
export const BOX_TURN = 40
/** How far out the bearing of a road is taken; of the route up to the next junction only, but at least the second. */
export const BEARING_REACH = 25
export const BEARING_LEAST = 9
/** A road that stays within the first of another at each of these distances is the same road. */
export const CORRIDOR_WIDTH = 10
export const CORRIDOR_PLACES = [15, 25, 40] as const
/** A footway of at most this length between two roads side by side is none. */
export const LONGEST_RUNG = 25
/** Two roads that meet again within this length are one, as beside the island before a roundabout. */
export const ISLAND_LENGTH = 50
/** Roads of the two sides that leave the route so far apart are staggered. */
export const STAGGER_LEAST = 9
/** Roads whose bearings differ by less, in degrees, lie in the order in which they leave the route. */
export const SAME_BEARING = 20
/** Doubts: bearings in degrees, then lengths. */
export const NARROW_DEGREES = 15
export const SHARP_DEGREES = 20
export const MOVED_DEGREES = 40
export const CURVED_DEGREES = 60
export const WIGGLE_DEGREES = 30
export const MOST_JUNCTION_NODES = 4
export const CLOSE_BOXES = 20
export const FAR_FROM_TRACK = 15
/** So far from a box, along the route, and at places so far apart that is looked at. */
export const FAR_REACH = 40
export const FAR_STEP = 5
/** A road may be the one that was walked where the track lies within the first of it, and no more than the second further than from ours. */
export const RIVAL_REACH = 15
export const RIVAL_MARGIN = 6
/** A road is beside another where it runs in the same direction but for so many degrees. */
export const BESIDE_DEGREES = 25
/** Follow the through road: it turns by no more than this, in degrees, and is straighter by so much than others of its class. */
export const THROUGH_TURN = 60
export const THROUGH_MARGIN = 15
/** How far round a junction its real roads are shown. */
export const SURROUNDINGS = 60
/** Between the way in and the way back of a route that turns back, in units. */
export const TURNED_BACK_WIDTH = 60
/** Where a larger share of the boxes is doubtful, the walk is in a town and better drawn by hand. */
export const MOST_DOUBTFUL = 0.4

// --- Fish-bone, in units --------------------------------------------------------------------------------------------

export const ROW_SPACING = 100
export const FIRST_ROW_Y = 150
export const SIDE_ROAD_LENGTH = 100
/** Between the parallel strokes of one row and side: four of them stay nearer to their own row than to the next. */
export const SIDE_ROAD_GAP = 16
export const MOST_SIDE_ROADS = 4
/** A row on screen and under a finger: so far above and below the height at which its roads begin. */
export const ROW_BAND = { above: 40, below: 60 } as const
/** Of so many tochten it is remembered where the walk was left. */
export const MOST_LEFT_PLACES = 50
/** Of a fish-bone in the field so many rows are in sight before and behind the one at which somebody stands. */
export const ROWS_AROUND = { before: 4, behind: 1 } as const
/** The height of a row on screen, in CSS pixels: a finger can mean it, and a screen still shows many. */
export const ROW_PIXELS = { least: 64, most: 110 } as const
/** Rows that the grid editor draws beyond what is in sight, on either side; a long spine then costs what a short one does. */
export const ROWS_BEYOND = 20
/** A card shows so many rows of a longer fish-bone: as many as are still told apart on a phone. */
export const FIRST_ROWS = 6
/** Between a written coordinate and the one that is meant: whoever writes by hand may round to whole units. */
export const FISHBONE_TOLERANCE = 0.5

// --- Fish-bone on paper, in units unless it says millimetres; a row is then 100 units high or more ---------------------

/**
 * Smallest height of a row, in millimetres. Its number is then 3 mm high: a two-hundredth of arm's length (60 cm), the
 * least that the US Federal Aviation Administration advises for text that has to be read; and the white between two
 * parallel roads is 1 mm, twice what a photocopier closes.
 */
export const SMALLEST_ROW_HEIGHT = 10
/** Where rows are as high as this, in millimetres, fewer strips are better than higher rows: at each join somebody gets lost. */
export const EASY_ROW_HEIGHT = 15
/** Largest one, in millimetres: a short route does not fill a page for its own sake. */
export const LARGEST_ROW_HEIGHT = 40
/** Rows move apart to fill the height of the page, up to so many times the distance in which they are drawn. */
export const MOST_ROW_STRETCH = 1.35
/** Between neighbouring strips, and the edge of a strip itself. */
export const STRIP_GAP = 36
export const STRIP_EDGE = 10
export const STRIP_STROKE = 6
/** Of a row's number and the letter at which the spine goes on. A digit of this size is 30 units high. */
export const STRIP_TEXT_SIZE = 41
/** From the number of a row to its road on the left. */
export const STRIP_NUMBER_GAP = 16
/** The note to a fish-bone, above its strips, in millimetres: with the longest one, it still fits on an A5. */
export const STRIP_NOTE_SIZE = 3.2
export const STRIP_NOTE_LINE_HEIGHT = 4
export const STRIP_NOTE_LINES = 5
/** What stands below the first strip, and the room for it, in millimetres. */
export const STRIP_START_SIZE = 3.2
export const STRIP_START_HEIGHT = 5
/** The ring around the letter at which the spine goes on. */
export const JOIN_RADIUS = 30
/** What fits in a ring, in radii. */
export const WIDEST_LETTERS = 1.4

// --- Limits of what is loaded ---------------------------------------------------------------------------------------

export const MOST_TEXT = 10_000_000
/** A text of up to so many characters is read at once (20 ms or so); a longer one in a worker, by so many points. */
export const IMPORT_AT_ONCE = 300_000
export const IMPORT_PART_POINTS = 10_000
/** By the first so many bytes of a very large file it is known whether it can be a file of everything. */
export const FILE_START = 100
/** Of the tochten of a file that could not be read, so many are named. */
export const NAMED_UNREAD = 5
/** After so many tochten of a file that cannot be read, the rest of it counts for one. */
export const MOST_UNREAD = 100
export const MOST_DRAWINGS = 500
export const MOST_ELEMENTS = 2_000
export const MOST_STROKE_POINTS = 20_000
export const MOST_POINTS = 500_000
export const FURTHEST_COORDINATE = 100_000
/** The name of a tocht, in characters as people count them. */
export const LONGEST_NAME = 120
/**
 * How many code points a limited text may have for each of its characters. Most scripts need one or two, a flag two, a
 * family of emoji seven.
 */
export const CODE_POINTS_PER_CHARACTER = 4
/** How deep brackets may stand in brackets in what this version does not know, and keeps for a newer one. */
export const MOST_UNKNOWN_DEPTH = 32
/** Rows of a fish-bone: with all its side roads, each of them still fits in a drawing that can be loaded. */
export const MOST_ROWS = Math.floor((MOST_ELEMENTS - 1) / (2 * MOST_SIDE_ROADS))
/** The note to a drawing, in characters as people count them. */
export const LONGEST_NOTE = 200
/** The distance of one drawing, in metres. */
export const FURTHEST_DISTANCE = 999_999
/** How much of a value that is refused a message shows, in characters. */
export const LONGEST_SHOWN = 40

// --- Handing over ---------------------------------------------------------------------------------------------------

/** What stands behind the address in a link, before the tocht; its signs are left as they are by whatever carries them. */
export const LINK_MARK = '#tocht.'
/** In characters, address included: what programs for messages still take for one link. */
export const LONGEST_LINK = 8_000
/** In characters: with so many a code has 105 modules a side, which a phone still reads from another one's screen. */
export const LONGEST_CODE = 1_000
/** How much of a link is unpacked before what came of it is measured, in bytes; it may become a thousand times that. */
export const INFLATE_PART = 256
/** What was handed over is shown when no finger is down for so long, in milliseconds. */
export const ARRIVAL_PAUSE_MS = 50
/** So many drawings are shown of what somebody hands over, of so many tochten at most. */
export const ARRIVED_PICTURES = 12

/** Steps that Undo remembers per drawing and per tocht. */
export const MOST_UNDO_STEPS = 500
/** How much of steps is remembered per tocht and in all, in characters of JSON; as much again of earlier versions. */
export const HISTORY_LIMITS = { group: 5_000_000, all: 15_000_000 } as const
export const SNAPSHOT_LIMITS = HISTORY_LIMITS

// --- Sheet, in millimetres ------------------------------------------------------------------------------------------

export const PAPER_SIZES = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
} as const
/** Drawings side by side: usually, at least and at most. It is the scale of their pen, too. */
export const SHEET_COLUMNS = 6
export const FEWEST_COLUMNS = 2
export const MOST_COLUMNS = 8
/** Where columns fill the page, a box has so much of its width at least: in less nobody finds the way. */
export const FILL_WIDTH = 18
/** A cell is about so many times higher than wide: five rows on an A4, A5 or Letter with six columns. */
export const CELL_ASPECT = 1.55
export const SHEET_MARGIN = 10
/** A mark where paper is cut begins so far from its edge, which many printers leave white, and is so long. */
export const CUT_MARK_INSET = 5
export const CUT_MARK_LENGTH = 5
/** Text under this cannot be read on a copy: 7.5 points. */
export const SMALLEST_TEXT = 2.65
export const HEADER_HEIGHT = 16
export const LOGO_SIZE = 11
export const NAME_SIZE = 6
/** A long name is set smaller down to this, then cut with an ellipsis. */
export const NAME_SIZE_SMALLEST = 3.6
/** Group, date and start, under the name; the name is then at most so large. */
export const FACTS_SIZE = 3.2
export const FACTS_SIZE_SMALLEST = SMALLEST_TEXT
export const FACTS_LINES = 2
export const NAME_SIZE_ABOVE_FACTS = 5.2
/** Of the sheet's typeface, as a part of its size: what puts a capital letter in the middle of a box. */
export const CAP_HEIGHT = 0.727
/** The box with the numbers to call in an emergency, readable under a head torch; the European one is bold in it. */
export const EMERGENCY_NUMBER = '112'
export const SAFETY_HEIGHT = 7
export const SAFETY_SIZE = 3.8
/** Numbers that do not fit at this size take one more line, and the strip grows. */
export const SAFETY_SIZE_SMALLEST = SMALLEST_TEXT
export const SAFETY_LINES = 8
/** From line to line, in sizes of the text. */
export const SAFETY_LINE_HEIGHT = 1.2
/** The strip leaves room beside it for the number of such a page. */
export const SAFETY_BESIDE = 99
export const SAFETY_BORDER = 0.4
/** To write a number on. */
export const SAFETY_LINE = 0.2
export const SAFETY_PADDING = 2.5
export const FOOTER_SIZE = 3
/** Above the strip stands from where the roads are, where that has to be said. */
export const CREDIT_SIZE = SMALLEST_TEXT
/** How far above the strip its line stands, in the air below the drawings. */
export const CREDIT_ABOVE = 1.6
/** The same below a drawing by itself: how high and how wide, as parts of its width, and its baseline as a part of that height. */
export const CREDIT_FOOT = 0.08
export const CREDIT_WIDTH = 0.9
export const CREDIT_BASELINE = 0.65
/** Below it the day and the code, so many sizes of their text from line to line. */
export const VERSION_SIZE = SMALLEST_TEXT
export const VERSION_LINE_HEIGHT = 1.4
/** The room for it is that of the widest one, so that no day and no code lays a page out otherwise. */
export const VERSION_BESIDE = '28/08/2028 · WWWW'
export const CELL_GAP = 2
/** Between the drawings and the strip with the numbers to call. */
export const STRIP_AIR = 5
/** How round the corners of a cell and of the strip are. */
export const CORNER_RADIUS = 1
/** The number of a drawing, bold, as a part of the width of its box: digits are 3.5 mm high at least. */
export const CELL_NUMBER = { share: 0.16, least: 4.9, most: 8 } as const
/** Its distance and its note: 9 points with six in a row on an A4. */
export const CELL_TEXT = { share: 0.106, least: SMALLEST_TEXT, most: 4.2 } as const
/** From line to line, and from the top of a box to its picture, in sizes of the text and of the number. */
export const CELL_TEXT_LINE = 1.25
export const CELL_NUMBER_LINE = 1.3
/** Thinner or grey, it is lost on a photocopy. */
export const CELL_BORDER = 0.25
/** Between a cell's border and the text in it. */
export const CELL_PADDING = 1.2
/** The rows of a table are so high at least, and its pictures so wide where there is room. */
export const TABLE_ROW = 26
/** Its numbers and its text, as a part of the width of the table. */
export const TABLE_NUMBER = { share: 0.032, least: 4.9, most: 6 } as const
export const TABLE_TEXT = { share: 0.0178, least: SMALLEST_TEXT, most: 3.6 } as const
export const TABLE_TEXT_LINE = 1.25
/** Pictures leave notes so much room, if they can. */
export const TABLE_NOTE = 34
export const TABLE_HEAD_LINES = 2
/** In metres: each column has room for as long a figure, to be written by hand. */
export const TABLE_FIGURE = 12_340
/** The legend: its letters, and from line to line in sizes of them; the samples of signs; how wide an entry is at least. */
export const LEGEND_SIZE = 3.2
export const LEGEND_LINE = 1.25
export const LEGEND_PADDING = 2
export const LEGEND_SAMPLE = { width: 11, height: 7 } as const
export const LEGEND_ENTRY = 44
/** To save a page all drawings may become so small, as a part of the size that they would have. */
export const LEAST_SCALE = 0.75
/** How finely the height of pictures is looked for with which their rows have room, in millimetres. */
export const PICTURE_STEP = 0.005
/** So many lines take room from the pictures, all alike; with more of them the row becomes higher. */
export const NOTE_LINES = 2
/** Of group and start, in characters as people count them. */
export const LONGEST_FACT = 200
/** How much broader the letters of bold text are, in sizes of the text: there is one weight of the typeface in a PDF. */
export const BOLD_STROKE = 0.05
/** How finely a size is looked for at which a text fits, in millimetres. */
export const SIZE_STEP = 0.1
/** What is set of one line of text at most, in characters. */
export const LONGEST_LINE = 1_000
/** The width of the pen, whatever the size of the boxes; all else that it draws is in proportion, as in the editor. */
export const LINE_WEIGHT_WIDTHS = { light: 0.7, normal: 0.95, heavy: 1.2 } as const
/** The light line under the way to go, in widths of the pen. */
export const WAY_WIDTH = 4
/** What the line weights multiply the pen of a fish-bone by. */
export const LINE_WEIGHT_FACTORS = { light: 0.7, normal: 1, heavy: 1.4 } as const
/** The side of an icon's square at least: a smaller one is not told from another on a copy. */
export const SMALLEST_ICON = 7

/** So much lower than its paper, in millimetres, a page is for the browser's Print, which rounds to whole pixels. */
export const PRINT_ROUNDING = 0.5
/** Of two lines of facts, in sizes of their letters. */
export const FACTS_LINE_HEIGHT = 1.2

// --- PDF ------------------------------------------------------------------------------------------------------------

/** Longest distance between an eraser's outline and the true circle of its round ends, in units. */
export const OUTLINE_TOLERANCE = 0.05
/** Segments of an eraser that are outlined in one go: more take longer because they cross, fewer because of merging. */
export const OUTLINED_AT_ONCE = 24
/** Cells along each side of the grid by which an eraser is known to go where others went, over all that can be erased. */
export const COVER_GRID = 256
/** From one dot to the next, by which a line is laid on that grid, in radii of the eraser. */
export const COVER_STEP = 0.5
/** How far the outline in a PDF may lie from that one, to have fewer points, in units: 0.013 mm at six in a row. */
export const OUTLINE_THINNING = 0.2
/** How far the line of an eraser may leave its curve before it is outlined, in units: as much. */
export const ERASER_THINNING = 0.2
/** A sheet that has not changed for so long, in milliseconds, and has no more than so many pages, becomes a PDF unasked. */
export const PREPARE_PDF_MS = 300
export const PREPARED_PAGES = 4
/** Size at which text is drawn to be traced, in pixels per em: at the size of a name, 540 dots per inch. */
export const FALLBACK_EM = 128
/** Coloured signs are printed in these shades, each from a darkness (0…1) on, the light ones below. */
export const FALLBACK_SHADES = [
  { from: 0.08, colour: '#dddddd' },
  { from: 0.25, colour: '#aaaaaa' },
  { from: 0.5, colour: '#666666' },
  { from: 0.8, colour: '#000000' },
] as const
/** Longest file name, in bytes of UTF-8, before the extension. */
export const LONGEST_FILE_NAME = 120

/** Longer side of a single drawing as a PNG, in pixels. */
export const PICTURE_PIXELS = 1_600

// --- Interface ------------------------------------------------------------------------------------------------------

/** Before it is known what the window shows of an overview, so many of its first drawings are painted. */
export const FIRST_PICTURES = 24
/** A mouse that pulls a drawing so far, in pixels, moves it. */
export const DRAG_DISTANCE = 6
/** A finger that rests on a drawing so long, in milliseconds, holds it; one that moves further, in pixels, scrolls. */
export const HOLD_MS = 300
export const HOLD_TOLERANCE = 8
/** A finger that moves sideways over a preview so far, in pixels, turns to the next drawing. */
export const SWIPE_DISTANCE = 40
/** How large the pages of the sheet can be shown; 1 fits them to the screen. */
export const PAGE_ZOOMS = [0.5, 1, 1.5, 2, 3, 4] as const
export const TOAST_MS = 5_000
/** The message that the intro is hidden stays longer: it says how to find it again. */
export const INTRO_TOAST_MS = 8_000
/** As does the one that ink was taken away. */
export const TAKEN_TOAST_MS = 10_000
/** A call is made by a second press within this time of the first: a pocket seldom does that. */
export const CALL_MS = 5_000
/** So long after a press on a walk the next one is not meant: a finger trembles, a wet screen presses twice. */
export const PRESS_PAUSE_MS = 300
export const TOAST_SWIPE = 50
export const TOOLTIP_MS = 700
export const TOOLTIP_SKIP_MS = 300
/** From a tooltip to what it names, and at least to the edge of the window, in CSS pixels. */
export const TOOLTIP_GAP = 6
export const TOOLTIP_EDGE = 8
/** The browser's bar in each theme: the canvas colour, sage-1 of the palette. */
export const BAR_COLOURS = { dark: '#101211', light: '#fbfdfc' } as const
/** In the example: from the start to the first drawing, in metres. */
export const EXAMPLE_TO_FIRST = 120
/** A wider screen, in CSS pixels, is no phone: it shows a code to scan with one. */
export const INTRO_WIDER_THAN = 768
/** Side of the QR code in CSS pixels, and its quiet zone in modules, which the standard asks for. */
export const QR_SIZE = 256
/** Of the code of a tocht, which has many more modules: three pixels for each, on a phone as wide as it allows. */
export const CODE_SIZE = 360
export const QR_QUIET_ZONE = 4
export const QR_LEVEL = 'L'
/** A part of the app that does not come in this time is given up, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000
/** Room for the hairline around the paper, in CSS pixels. */
export const PAPER_EDGE_PX = 1
/** Farther than a window that is flung scrolls in a frame or two, and than a watched tile is from those it answers for. */
export const NEAR_PX = 1_000
/** The browser looks at each tile that it watches in each frame, so one tile answers for so many. */
export const TILES_PER_WATCHED = 6
/** So many tiles are filled while the browser has nothing else to do, before it is asked again. */
export const TILES_AT_ONCE = 48
/** After Back a browser scrolls by itself within so many frames. */
export const FRAMES_OF_BACK = 3
/** Scrolling rests when nothing has come or gone for so long. */
export const SCROLL_REST_MS = 120
/** Browsers that do not say when they have nothing to do are left alone for so long. */
export const IDLE_PAUSE_MS = 20
/** A browser that is never idle does it all the same, so late. */
export const IDLE_LATEST_MS = 200
/** What a drawing shows is put into words so long after the last stroke, in milliseconds, and never during one. */
export const DESCRIBE_AFTER_MS = 500
/** Drawings are read for the check before print for so long at a time, in milliseconds: half of a frame. */
export const READ_SLICE_MS = 8
/** The browser reads a download after the task that began it; revoked at once, Safari saves an empty file. */
export const DOWNLOAD_MS = 60_000
