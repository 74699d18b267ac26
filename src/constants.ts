/** The numbers of the first specification, and those that several layers share. All others stand beside their only user. */

// --- Storage --------------------------------------------------------------------------------------------------------

/** Prefix of the ids of the examples, which do not count as the user's first tocht. */
export const EXAMPLE_ID = 'example-'
/** The mirror of all tochten in local storage; its shape is a public contract. */
export const MIRROR_KEY = 'Tochten'
/**
 * The id of the tab that last began to write the mirror. Stored beside the mirror, so that browsers keep or lose both.
 */
export const MIRRORED_KEY = 'tochten-mirrored'
/** `light`, `dark` or `system`. */
export const THEME_KEY = 'ui-theme'
export const PHONE_KEY = 'tochten-phone'
export const PEN_ONLY_KEY = 'tochten-pen-only'
export const ROUTE_SWITCH_KEY = 'tochten-route'
export const OFFER_JUNCTION_KEY = 'tochten-offer-junction'
export const FILL_PAGE_KEY = 'tochten-fill-page'
export const LANGUAGE_KEY = 'tochten-language'
/** Present when the intro was hidden for good. */
export const INTRO_HIDDEN_KEY = 'showPub'
/** When all tochten were last saved as a file, in milliseconds since 1970. */
export const LAST_BACKUP_KEY = 'tochten-backup'
/** `true` once a backup was advised. */
export const BACKUP_ADVISED_KEY = 'tochten-backup-advised'
/** Event on the window when the start fails; its detail is the error. */
export const START_FAILED_EVENT = 'tochtenstartfailed'
export const DATABASE_NAME = 'tochten'
export const RECORD_STORE = 'records'
/** Messages from a tab to the service worker. */
export const WORKER_MESSAGES = { takeOver: 'SKIP_WAITING', repair: 'REPAIR' } as const
/**
 * The path of a file. Addresses of screens have no dot, except in a link whose `#` was encoded on its way; a server may
 * have decoded it.
 */
export const FILE_ADDRESS = /^[^#%]*\.[a-zA-Z]\w*$/
/** Licences of the packages in the app; written beside the page by the build. */
export const LICENCES_FILE = 'licences.json'
/** The file of one tocht. */
export const FILE_EXTENSION = 'tochten'
export const FILE_TYPE = 'application/x-tochten'
/** Wait for IndexedDB, in milliseconds, after which the start says that it waits: some browsers hang on `open`. */
export const DATABASE_OPEN_MS = 2_000
/**
 * A write is reported as late after SAVE_LATE_MS and retried after SAVE_GIVE_UP_MS. Each failure doubles
 * SAVE_GIVE_UP_MS, up to SAVE_GIVE_UP_LONGEST_MS.
 */
export const SAVE_LATE_MS = 1_000
export const SAVE_GIVE_UP_MS = 10_000
export const SAVE_GIVE_UP_LONGEST_MS = 120_000
/** Most tochten in the bin, and most characters of JSON of all of them. */
export const MOST_BINNED = 100
export const LARGEST_BIN = 20_000_000

// --- Canvas, in logical units ---------------------------------------------------------------------------------------

/** The default canvas, in units. All canvases have the same area. */
export const DEFAULT_CANVAS = { width: 396, height: 685 } as const

// --- Pens, in units -------------------------------------------------------------------------------------------------

export const STROKE_WIDTH = 9
export const ERASE_WIDTH = 40
/** Width of the unfinished eraser: a little less than it will remove. */
export const LIVE_ERASE_WIDTH = 30
export const DASH_DRAWN = [15, 25] as const
export const DASH_LIVE = [15, 15] as const
export const DASH_SCALED = [15, 30] as const
/** Least number of visible dashes in a stroke: two, at a crossing, look like a broken road. */
export const FEWEST_DASHES = 3
export const BALL_RADIUS = 12
/** Length of the two sides that meet at an arrowhead's tip. */
export const ARROW_LENGTH = 32
/** Angle between the arrow's axis and each side, in degrees. */
export const ARROW_ANGLE = 30
/** Distance from the last point of the stroke to the tip; keeps the line's round end inside the head. */
export const ARROW_OFFSET = 12

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

// --- Gestures -------------------------------------------------------------------------------------------------------

/** A straight line this near to horizontal or vertical snaps to it, in degrees. */
export const SNAP_DEGREES = 5
/** A curve that deviates less from its chord is drawn straight, in units: the difference is invisible. */
export const CURVE_FLATNESS = 0.05
/** A press that moves less is a tap, in units. */
export const TAP_DISTANCE = 3

/**
 * Distance within which the keyboard's pen joins, and within which two ends count as joined, also when a junction is
 * read, in units.
 */
export const JOIN_REACH = 10

// --- Junctions, in units --------------------------------------------------------------------------------------------

/** Length of a road. */
export const ARM_LENGTH = 125
/** Distance between the two sides of a staggered junction. */
export const STAGGER = 90

/** Greatest distance between samples of ink. */
export const SAMPLE_STEP = 4
/** Roads that leave the route within this length form one junction. */
export const JUNCTION_REACH = 45

// --- Recorded routes, in metres -------------------------------------------------------------------------------------

/** Largest file of a route or of roads, packed or not, in bytes; the roads of a whole town take 10 MB. */
export const ROUTE_FILE_BYTES = 30_000_000
/**
 * The public Overpass servers that the app asks for roads, one after the other, unless its host names others
 * (docs/hosting.md). Both allow other sites to read their answers.
 */
export const ROAD_SERVERS: readonly string[] = [
  'https://overpass-api.de/api/interpreter',
  'https://overpass.private.coffee/api/interpreter',
]
/** Characters of a server's own message that are shown. */
export const LONGEST_SERVER_TEXT = 200
/** Roads further from the route are left out. */
export const ROADS_REACH = 150
/** Distance at which a bearing is measured. A nearer neighbouring junction shortens it, but not below BEARING_LEAST. */
export const BEARING_REACH = 25
export const BEARING_LEAST = 9
/** Radius in which the real roads around a junction are shown. */
export const SURROUNDINGS = 60
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

// --- Limits of loaded data ------------------------------------------------------------------------------------------

/** Most characters of a text. */
export const MOST_TEXT = 10_000_000
/** Unreadable tochten of a file that are named in the message. */
export const NAMED_UNREAD = 5
export const MOST_DRAWINGS = 500
export const MOST_ELEMENTS = 2_000
export const MOST_STROKE_POINTS = 20_000
export const MOST_POINTS = 500_000
export const FURTHEST_COORDINATE = 100_000
/** Most rows of a fish-bone: with all side roads the drawing still has at most MOST_ELEMENTS elements. */
export const MOST_ROWS = Math.floor((MOST_ELEMENTS - 1) / (2 * MOST_SIDE_ROADS))
/** The note of a drawing, in graphemes. */
export const LONGEST_NOTE = 200
/** The remark about a drawing from the field, in graphemes: some seventy rows of one fish-bone. */
export const LONGEST_REMARK = 2000
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
/** Received tochten are shown once no pointer has been down for this long, in milliseconds. */
export const ARRIVAL_PAUSE_MS = 50

// --- Undo -----------------------------------------------------------------------------------------------------------

/** Characters of JSON for undo steps, per tocht and in all; the same limits apply to earlier versions. */
export const HISTORY_LIMITS = { group: 5_000_000, all: 15_000_000 } as const
export const EARLIER_VERSION_LIMITS = HISTORY_LIMITS

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
/** Height of a cell divided by its width: five rows on A4, A5 or Letter with six columns. */
export const CELL_ASPECT = 1.55
export const SHEET_MARGIN = 10
/** Smallest text that stays readable on a photocopy: 7.5 points. */
export const SMALLEST_TEXT = 2.65
export const HEADER_HEIGHT = 16
export const LOGO_SIZE = 11
export const NAME_SIZE = 7.5
/** Type size of group, date, start and total below the name, and of the name above them. */
export const FACTS_SIZE = 3.2
export const FACTS_SIZE_SMALLEST = SMALLEST_TEXT
export const FACTS_LINES = 2
export const NAME_SIZE_ABOVE_FACTS = 5.6
/** The safety strip has the emergency numbers, readable under a head torch. The European number is bold. */
export const EMERGENCY_NUMBER = '112'
export const SAFETY_HEIGHT = 7
export const SAFETY_SIZE = 3.8
/** Characters of the version code of a sheet. */
export const CODE_LENGTH = 4
/**
 * The widest date and the widest letter of a code: the safety strip leaves room for them, so that no date changes the
 * layout of a page.
 */
export const WIDEST_DATE = '28/08/2028'
export const WIDEST_CODE_LETTER = 'W'
export const CELL_GAP = 2
/** Space between a cell's border and its text. */
export const CELL_PADDING = 1.2
/** Least scale of all drawings when they shrink to save a page. */
export const LEAST_SCALE = 0.75
/** Longest text of group, start, notes and explanation of a sheet, in graphemes. */
export const LONGEST_SHEET_TEXT = 200
/** Longest text of the phone numbers, in graphemes. */
export const LONGEST_PHONE = 1_000

// --- PDF ------------------------------------------------------------------------------------------------------------

/** Longer side of a single drawing as a PNG, in pixels. */
export const PICTURE_PIXELS = 1_600

// --- Interface ------------------------------------------------------------------------------------------------------

/** Zoom levels of the sheet's pages; 1 fits them to the screen. */
export const PAGE_ZOOMS = [0.5, 1, 1.5, 2, 3, 4] as const
/** A call needs a second press within this time, which rarely happens in a pocket. */
export const CALL_MS = 5_000
/** From this many consecutive numbers on, only the first and the last are shown. */
export const SHORTEST_RUN = 3
/** Colour of the browser's bar per theme: the canvas colour, sage-1 of the palette. */
export const BAR_COLOURS = { dark: '#101211', light: '#fbfdfc' } as const
/** Side of the QR code of the app's address, in CSS pixels. QR_QUIET_ZONE is in modules; the standard requires it. */
export const APP_QR_SIZE = 256
/** Side of a tocht's QR code, in CSS pixels. It has many more modules: three pixels each, as wide as a phone allows. */
export const TOCHT_QR_SIZE = 360
export const QR_QUIET_ZONE = 4
export const QR_LEVEL = 'L'
