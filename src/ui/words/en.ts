import { EMERGENCY_NUMBER, FURTHEST_COORDINATE, FURTHEST_DISTANCE, LARGEST_BIN, MOST_BINNED } from '../../constants'
import type { Toggle } from '../../gesture/tool'
import type { SideCount } from '../../model/fishbone/sideCount'
import type { ArmState, Staggering } from '../../model/junction'
import { formatFigure, formatMetres } from '../../model/texts/metres'
import type { ElementKind } from '../../model/types'
import type { LocationLevel } from '../../storage/outside/importFault'
import { countingIn } from './counting'
import { DIRECTION_NAMES } from './directionNames'
import { ICON_WORDS } from './iconWords'
import { junctionEn } from './junctionEn'
import { REGION_OF } from './regions'
import { routeEn } from './route/routeEn'

const { written, counted } = countingIn('en')
const DRAWINGS = { one: 'drawing', other: 'drawings' }
const PAGES = { one: 'page', other: 'pages' }
/** Labels that other texts quote. `quotedLabels.test.ts` checks the labels that are written out in a text. */
const EARLIER = 'Earlier versions'
const LOAD_FILE = 'Load a file'
const distanceText = (metres: number, decimals?: number): string => formatMetres(metres, '.', decimals)
const day = (when: number): string => new Intl.DateTimeFormat(REGION_OF.en, { dateStyle: 'long' }).format(when)
const moment = (when: number): string =>
  new Intl.DateTimeFormat(REGION_OF.en, { dateStyle: 'medium', timeStyle: 'short' }).format(when)

const sideText = (side: string, { roads, unpaved }: SideCount): string => {
  const some = unpaved === roads ? 'unpaved' : `${unpaved} unpaved`
  return `${counted(roads, { one: 'road', other: 'roads' })} on the ${side}${unpaved > 0 ? ` (${some})` : ''}`
}

const sidesText = (left: SideCount, right: SideCount): string => {
  const sides = [
    ...(left.roads > 0 ? [sideText('left', left)] : []),
    ...(right.roads > 0 ? [sideText('right', right)] : []),
  ]
  return sides.length > 0 ? `Pass ${sides.join(' and ')}` : 'No roads here'
}

const unpavedText = (count: number): string => (count > 0 ? ` (${count} unpaved)` : '')
/** Names the first drawing that changed; empty when none changed. */
const atDrawing = (number: number | undefined): string => (number === undefined ? '' : ` at drawing ${number}`)

/** A distance, counted from the start. */
const fromStart = (distance: string): string => `${distance} from the start`

/** The English texts. The public contract of Tochten fixes some labels. */
export const en = {
  back: 'Back',
  close: 'Close',
  undoIt: 'Undo',
  message: 'Message',
  loading: 'One moment…',
  taken: (drawings: number) =>
    `${counted(drawings, { one: 'drawing with ink was', other: 'drawings with ink were' })} taken away. Settings has a copy.`,
  /** A part of the app failed to load. */
  chunk: {
    missing: (address: string) => `A part of the app is missing: ${address}. Reload to get the newest version.`,
    timeout: (address: string) => `A part of the app did not come in time: ${address}. Reload with a better network.`,
    error: (address: string) => `A part of the app could not be fetched: ${address}. Reload when online.`,
  },
  save: {
    mirrorOnly: 'Not saved yet: the database of this browser cannot be opened, and what you see is the only copy.',
    failed: 'Not saved yet. Keep Tochten open; it is tried again.',
    outdated: 'A newer Tochten is open',
    outdatedHint: 'A newer version of Tochten now uses your tochten. This tab changes nothing any more: load it again.',
    reload: 'Load again',
  },
  error: {
    title: 'Unexpected Application Error!',
    safe: 'What you drew is kept on this device. To be sure, download it as a file.',
    reload: 'Reload',
    download: 'Download my data',
    home: 'To the start',
  },
  /** Shown while the database does not answer. */
  slowStart: {
    waiting: 'The storage of this browser has not answered yet; this screen leaves by itself when it does.',
    save: 'Save what there is as a file',
  },
  unreadable: (tochten: number) =>
    `${counted(tochten, { one: 'tocht', other: 'tochten' })} could not be read. What was there is kept as it was; the rest is here.`,
  update: {
    there: 'A new version of Tochten is ready.',
    take: 'Use it now',
  },
  mirrorRefused:
    'Everything is saved, but its second copy has no room in this browser. Save everything as a file now and then.',
  renumbered: (before: number, now: number) => `Drawing ${before} is now drawing ${now}.`,
  editor: {
    // The heading has this word in both languages.
    title: (number: number) => `Instructie ${number}`,
    canvas: 'Drawing canvas',
    previous: 'Previous',
    next: 'Next',
    clear: 'Clear',
    cleared: 'The drawing was cleared.',
    bringBack: 'Bring it back',
    ...({
      select: 'Select',
      route: 'Route',
      curve: 'Curve',
      dashed: 'Dashed',
      circle: 'Circle',
      arrow: 'Arrow',
      erase: 'Erase',
      text: 'Text',
    } satisfies Readonly<Record<Toggle, string>>),
    junction: 'Junction',
    draw: 'Draw',
    icon: 'Icon',
    noIcon: 'No icon',
    searchIcons: 'Search icons',
    noIconFound: 'No icon has this name.',
    undo: 'Undo',
    redo: 'Redo',
    tools: 'Tools',
    inHand: 'In hand',
    line: 'Line',
    keepAsDrawn: 'Keep as drawn',
    duplicate: 'Duplicate',
    delete: 'Delete',
    fit: 'Whole paper',
    help: 'Help',
    penOnly: 'Draw with pen only',
    drawingFull: (most: number) =>
      `A drawing holds at most ${written(most)} strokes and icons. All is safe. Remove some, or go on in the next one.`,
    tochtFull: (most: number) => `A tocht holds at most ${written(most)} drawings. All is safe. Go on in a new one.`,
    keyboardPen:
      'Arrow keys move the pen, or the selected stroke; with Shift in larger steps. Enter puts the pen down and lifts it; with Text it opens a field for a short text. K makes a junction by buttons instead.',
    /** The ways to draw a junction, by their tools. */
    waysToDraw: {
      junction: 'Tap the faint roads: first the one you take, then those to leave.',
      route: 'Draw the way you go in one stroke, then each other road. Ball and arrow come by themselves.',
      draw: 'Draw line by line: Circle puts a ball at the start of a line, Arrow an arrow at its end.',
    },
    deselect: 'Deselect',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  landingTitle: 'Welcome to Tochten, draw your favourite directions!',
  copyright: '© 2026 Tochten',
  distanceText,
  defaultName: (number: number) => `Tocht ${number}`,
  nameless: 'Without a name',
  cancel: 'Cancel',
  more: 'More',
  home: {
    settings: 'Settings',
    add: 'Add tocht',
    chooseType: 'Choose type',
    newTocht: 'New tocht',
    types: ['Bolletje-pijltje', 'Vissegraat'],
    typeHints: [
      'One small drawing per junction: from the ball to the arrow.',
      'One line with the roads you leave alone.',
    ],
    empty: 'Sketch a trip as small numbered drawings and print them, razor sharp.',
    example: 'See an example',
    examplePicture: 'A printed sheet: numbered junctions, each with a ball, an arrow and a distance',
    drawings: (drawings: number) => counted(drawings, DRAWINGS),
    changed: (when: number) => `Changed ${moment(when)}`,
  },
  example: {
    walk: {
      name: 'Example: a walk in the woods',
      start: '2 p.m., at the church',
      startNote: 'With the church behind you, take the street that goes down.',
      finishNote: 'The house with the green door. Ring twice.',
      notes: {
        chapel: 'past the chapel',
        wood: 'into the wood',
        fiveRoads: 'five roads: take your time',
        cars: 'look out for cars',
        railway: 'wait for the leaders at the railway',
        bridge: 'over the bridge',
      },
    },
    fishbone: { name: 'Example: a fish-bone', note: 'from the lake to the farm' },
  },
  route: {
    title: 'From a recorded route',
    hint: 'From the GPX of a walk: its junctions, drawn for you.',
    doubts: 'Look at the doubts',
    doubtful: 'Look at this one: it was made from roads, and may be wrong.',
    credit: 'Roads: © OpenStreetMap contributors (ODbL)',
  },
  intro: {
    title: 'Tochten on your phone',
    scan: 'Just scan the QR below and follow the instructions!',
    code: (address: string) => `QR code of ${address}`,
    narrow: 'Install it to use it without a network.',
    hide: 'Hide',
    hidden:
      'This message is now hidden. Remember that for the best experience the app should be downloaded on a mobile device. This can always be done by clicking the title',
  },
  install: {
    button: 'Click here to install!',
    steps: 'Open the menu of your browser and choose “Install” or “Add to Home screen”.',
    iosShare: 'Tap Share, at the bottom or the top of Safari.',
    iosAdd: 'Choose “Add to Home Screen”.',
    done: 'Tochten is installed on this device.',
  },
  overview: {
    rename: 'Rename',
    name: 'Name',
    delete: 'Delete tocht',
    deleted: (name: string) => `“${name}” was deleted.`,
    drawing: (number: number) => `Drawing ${number}`,
    addDrawing: 'Add drawing',
    options: (number: number) => `Options for drawing ${number}`,
    export: 'Export',
    load: 'Load',
    share: 'Share',
    tochtAsText: 'Tocht as text',
    loadHint: 'Paste what somebody shared, or choose the file. It replaces the drawings here; you can undo that.',
    submit: 'Submit',
    chooseFile: 'Choose a file',
    loaded: (drawings: number) => counted(drawings, { one: 'drawing was loaded.', other: 'drawings were loaded.' }),
    becameType: ['This tocht is now a Bolletje-pijltje.', 'This tocht is now a Vissegraat.'],
    noFishbones: (count: number) =>
      count === 1
        ? '1 drawing is not a fish-bone; it stays a free drawing.'
        : `${count} drawings are not fish-bones; they stay free drawings.`,
    shareRefused: 'The browser does not allow copying. Select this text and copy it yourself.',
    summary: 'Summary',
    revert: 'Revert',
    reapply: 'Reapply',
    reverted: (drawings: number, first?: number) => `Reverted${atDrawing(first)}. ${counted(drawings, DRAWINGS)}.`,
    reapplied: (drawings: number, first?: number) => `Reapplied${atDrawing(first)}. ${counted(drawings, DRAWINGS)}.`,
    keys: 'Space shows the drawing large, M picks it up to move it.',
    empty: 'Add a drawing with the plus, open it, and draw the first junction.',
    emptyFirst: 'Tap the box to draw the first junction in it.',
    deletedDrawings: (count: number) => (count === 1 ? 'The drawing was deleted.' : `${count} drawings were deleted.`),
    duplicated: (count: number) => (count === 1 ? 'The drawing was duplicated.' : `${count} drawings were duplicated.`),
    moved: (count: number, place: number) =>
      count === 1
        ? `The drawing now stands at place ${place}.`
        : `${count} drawings now stand together from place ${place} on.`,
    /** `before` is the number of a drawing; 0 means the start. */
    legSplit: (before: number, distance: string) =>
      `Drawing ${before + 1} now lies on the ${distance} after ${before === 0 ? 'the start' : `drawing ${before}`}. Measure both parts.`,
    /** `from` is the number of a drawing; 0 means the start. */
    legNow: (from: number, count: number, distance = 'not known any more') =>
      `From ${from === 0 ? 'the start' : from} to ${from === count ? 'the finish' : from + 1}: ${distance}.`,
    select: 'Select',
    done: 'Done',
    selected: (count: number) => `${count} selected`,
    selectAll: 'All',
    selectNone: 'None',
    deleteSelected: 'Delete',
    duplicateSelected: 'Duplicate',
    moveSelected: 'Move',
    place: 'Place of the first',
    moveHint: 'They will stand together, in the order they have now.',
    moveHere: 'Move here',
    previous: 'Previous',
    next: 'Next',
    deleteDrawing: 'Delete',
    duplicate: 'Duplicate',
    insertBefore: 'Insert before',
    insertAfter: 'Insert after',
    swapLeft: 'Swap left',
    swapRight: 'Swap right',
    edit: 'Edit',
    emptyDrawing: 'Nothing drawn yet',
    note: 'Note',
    noteHint: 'left at the chapel',
    distance: 'Distance to the next',
    distanceShort: 'm to the next',
    distanceHint: '1.2 km',
    distanceWrong: `Write metres or kilometres, such as 250 m or 1.2 km; less than ${(FURTHEST_DISTANCE + 1) / 1000} km.`,
    distanceLost: (text: string) => `“${text}” is not a distance, so it was not saved.`,
    details: {
      title: 'Distances and notes',
      hint: 'Write a distance as 250 m or 1.2 km. Enter goes to the next distance, or to the next note.',
      start: 'Start',
      finish: 'Finish',
      distance: (from: number, to: number) => `Distance from ${from} to ${to}`,
      toFinish: (from: number) => `Distance from ${from} to the finish`,
      note: (number: number) => `Note to drawing ${number}`,
      noteHint: 'Note',
      tooMany: (surplus: number) =>
        `${counted(surplus, { one: 'line is', other: 'lines are' })} too many for this tocht. Nothing was changed.`,
    },
    drag: {
      draggable:
        'Press M to pick up a drawing, the arrow keys to move it, M or Enter to put it down, Escape to leave it.',
      lifted: (number: number, count: number) =>
        count === 1 ? `Drawing ${number} picked up.` : `${count} drawings picked up, with drawing ${number}.`,
      over: (number: number) => `Over place ${number}.`,
      left: (number: number) => `Drawing ${number} is back where it was.`,
    },
  },
  ink: {
    added: {
      stroke: 'A line was drawn.',
      icon: 'An icon was put down.',
      label: 'A text was written.',
    } satisfies Record<ElementKind, string>,
    erased: 'Ink was rubbed out.',
    gone: 'Ink was taken away.',
    back: 'Ink was brought back.',
    changed: 'Ink was changed.',
    count: (elements: number) => `${counted(elements, { one: 'element', other: 'elements' })} on the paper.`,
    penDown: 'The pen is down.',
    selected: (number: number, elements: number) => `Selected: element ${number} of ${elements}.`,
  },
  field: {
    when: moment,
    check: 'Check in the field',
    lead: 'Lead the trip',
    title: (number: number, count: number) => `Drawing ${number} of ${count}`,
    correct: 'Correct',
    wrong: 'Wrong',
    previous: 'Previous',
    skip: 'Skip',
    next: 'Next',
    edit: 'Edit',
    row: (number: number, count: number) => `Row ${number} of ${count}`,
    atRow: (number: number) => `row ${number}`,
    sides: (left: SideCount, right: SideCount) => `${sidesText(left, right)}.`,
    fromStart,
    since: (distance: string) => `${distance} since the previous`,
    toNext: (distance: string) => `${distance} to the next`,
    toFinish: (distance: string) => `${distance} to the finish`,
    walked: (distance: string) => `${distance} done`,
    remaining: (distance: string) => `${distance} to go`,
    comesNext: (number: number) => `Then ${number}`,
    beginAgain: 'From the start',
    whatIsWrong: 'What is wrong?',
    save: 'Save',
    chips: ['Sign gone', 'Road closed', 'Distance wrong', 'Arrow wrong'],
    states: {
      right: 'checked',
      wrong: 'wrong',
      changed: 'changed since it was checked',
      beforeChanged: 'the drawing before it changed',
    },
    tile: (drawing: string, state: string) => `${drawing}, ${state}`,
    result: 'Result',
    again: 'Check again',
    count: (checked: number, count: number) => `${checked} of ${count} checked`,
    nothingWrong: 'Nothing was found wrong.',
    open: 'Not checked:',
    checkDrawing: (number: number) => `Check drawing ${number}`,
    withRemarks: 'With remarks',
    share: 'Share the remarks',
    copied: 'The remarks were copied.',
    copyRefused: 'The browser does not allow copying.',
    awake: {
      on: 'The screen stays on.',
      off: 'The screen may turn off.',
      refused:
        'The browser does not keep it on just now. Press anywhere to try again, or set a longer time under Display in the settings of the device.',
      absent: 'This browser cannot keep the screen on. Set a longer time under Display in the settings of the device.',
    },
    callEmergency: `Call ${EMERGENCY_NUMBER}`,
    callLeaders: 'Call the leaders',
    pressAgain: 'Press again to call.',
  },
  sharing: {
    hint: 'Whoever opens the link or the file sees the tocht first, and adds it or updates their own. Nothing leaves this device until you send it.',
    scan: 'Let the other phone’s camera scan this.',
    code: (name: string) => `QR code of “${name}”`,
    codeTooLong: (length: number, most: number) =>
      `Too much for a QR code: ${written(length)} characters, and a camera reads ${written(most)}. Use the link.`,
    linkTooLong: (most: number) =>
      `Too much for a link, which holds ${written(most)} characters. Use the file; it holds everything.`,
    noLink: 'This browser makes no links. Use the file; it holds everything.',
    copyLink: 'Copy link',
    sendLink: 'Send link',
    saveFile: 'Save file',
    sendFile: 'Send file',
    link: 'Link',
    linkCopied: 'The link was copied. Paste it in a message.',
    withoutChecks: 'The checks and remarks from the field are not in this link. The file has them.',
    textCopied: 'The tocht was also copied as text, which Load reads.',
    failed: (reason: string) => `That did not work (${reason}). Your drawings are safe.`,
    stillOpen: 'This device is still sharing something else. Close that first, or save or copy instead.',
  },
  arrived: {
    title: (tochten: number) => (tochten === 1 ? 'Add this tocht?' : `Add these ${written(tochten)} tochten?`),
    hint: 'It will be added to your own tochten. Nothing is overwritten.',
    more: (count: number) => `and ${written(count)} more`,
    add: 'Add',
    added: (name: string) => `“${name}” was added.`,
  },
  /** For a received tocht that this device has. */
  known: {
    title: 'You have this tocht',
    titleOfFile: (known: number, all: number) =>
      known === all
        ? `You have these ${written(all)} tochten`
        : `You have ${written(known)} of these ${written(all)} tochten`,
    states: {
      same: 'It is the same as yours.',
      mine: 'Yours is newer.',
      theirs: 'Theirs is newer.',
      both: 'Both of you have changed it. Update puts that together.',
      added: 'It will be added.',
    },
    toChoose: (drawings: number) =>
      drawings === 1
        ? 'Both of you changed this drawing: choose. With “Both”, theirs follows yours until you delete one.'
        : `Both of you changed these ${written(drawings)} drawings: choose. With “Both”, theirs follows yours until you delete one.`,
    tochtToChoose: 'Both of you changed this: choose.',
    overruled: {
      mine: (number: number, remark: string) => `They found ${number} wrong: ${remark}. You found it right later.`,
      theirs: (number: number, remark: string) => `You found ${number} wrong: ${remark}. They found it right later.`,
    },
    /** Above the drawings that are taken over. */
    taken: (drawings: number) => `${counted(drawings, DRAWINGS)} from theirs, before and after:`,
    checked: (numbers: string) => `Checked in the field: ${numbers}.`,
    lostRemark: (remark: string) => `Found wrong in the field at a drawing that you deleted: ${remark}`,
    remark: (number: number, remark: string) => `Found wrong in the field at ${number}: ${remark}`,
    name: (name: string) => `The name: “${name}”.`,
    order: (numbers: string) => `The order: ${numbers}.`,
    undeleted: (number: number) => `They deleted drawing ${number}. You changed it since, so it stays.`,
    setup: 'Choices of Page setup.',
    choices: { theirs: 'Theirs', mine: 'Mine', both: 'Both' },
    before: 'Before',
    after: 'After',
    isNew: 'New',
    restored: 'You deleted it, they changed it since',
    newAfter: (number: number) => (number === 0 ? 'New, at the start' : `New, after drawing ${number}`),
    deleted: 'They deleted it',
    open: 'Open',
    update: 'Update',
    keepMine: 'Keep mine',
    asNew: 'As a new tocht',
    updated: (name: string, drawings: number) =>
      drawings === 0 ? `“${name}” was updated.` : `“${name}” was updated: ${counted(drawings, DRAWINGS)}.`,
    updatedFile: (updated: number, added: number) =>
      [
        ...(updated > 0 ? [`${counted(updated, { one: 'tocht was', other: 'tochten were' })} updated.`] : []),
        ...(added > 0 ? [`${counted(added, { one: 'tocht was', other: 'tochten were' })} added.`] : []),
      ].join(' '),
    mergeInstead: 'Merge instead',
  },
  leftUndone: `Another tab changed this first. What you drew is in Settings, under “${EARLIER}”.`,
  gone: {
    drawing:
      'This drawing is no longer there. See if Revert brings it back, or look for an earlier version in Settings.',
    binned: 'This tocht was deleted. It is in the bin, in Settings.',
    tocht: `This tocht is no longer there. Look in Settings, under “${EARLIER}”.`,
  },
  ring: {
    directions: DIRECTION_NAMES.en,
    fromBelow: 'From below',
    roundabout: 'Roundabout',
    noRoundabout: 'No roundabout',
    staggered: 'Staggered',
    arms: {
      none: 'no road',
      exit: 'exit',
      'exit-unpaved': 'unpaved exit',
      paved: 'road',
      unpaved: 'unpaved road',
      blocked: 'blocked road',
    } satisfies Readonly<Record<ArmState, string>>,
    staggerings: {
      none: 'none',
      leftFirst: 'left first',
      rightFirst: 'right first',
    } satisfies Readonly<Record<Staggering, string>>,
    /** The state of a target whose ink is ambiguous. */
    unsure: (state: string) => `${state}, not sure`,
    /** What the next tap does: on offer; without ink, without an exit, with one, and with other roads. */
    offer: 'Tap the road you take, or draw by hand',
    tapFirst: 'Tap the road you take; the middle makes a roundabout',
    tapExit: 'Tap the road you take',
    tapRoads: 'Tap the roads to leave alone; tap again: unpaved, blocked, gone',
    tapAgain: 'Tap again: unpaved, blocked, gone. Hold a road to go there instead',
    /** Why the roads on the paper do not take taps. */
    curveFirst: 'Curve is on. Switch it off to tap roads here',
    /** What a question mark means. */
    doubtful: '? Drawn by hand, this can be read in more than one way',
    notRead: 'By hand: give the way you go a ball and an arrow',
    hint: 'Junction: on the paper, the first tap is your exit, every other tap a road to leave alone. Tap a road again: unpaved, blocked, gone. Tap From below to make the way you come in unpaved, and the middle for a roundabout. To move the exit, drag its arrow, or press long on another road. Staggered: you go straight on, and the roads on both sides do not meet. A question mark means that the drawing can be read in more than one way.',
    keys: 'While a road has the focus, the digits tap the roads as they lie on a numeric keypad, and so do the keys around S; 5 and S make a roundabout. With Shift they move the exit.',
  },
  fishbone: {
    up: 'Up',
    down: 'Down',
    left: 'Left',
    right: 'Right',
    reset: 'Reset',
    insert: 'Insert row above',
    remove: 'Remove row',
    reverse: 'Reverse',
    reversed: 'Turned around: this is the way back.',
    pickLeft: 'Select a road on the left',
    pickRight: 'Select a road on the right',
    begins: 'Start at the ball at the bottom. Up goes on to the next junction.',
    full: (most: number) => `A fish-bone holds at most ${written(most)} rows. All is safe. Go on in the next drawing.`,
    keys: 'The arrow keys do what the arrow buttons do. With Shift, left and right select a road of the row, to make it dashed or delete it.',
    row: (row: number, rows: number) => `Row ${row} of ${rows}`,
    roads: (left: SideCount, right: SideCount) =>
      `Roads: ${left.roads} left${unpavedText(left.unpaved)}, ${right.roads} right${unpavedText(right.unpaved)}.`,
    pickedLeft: (number: number, count: number, isUnpaved: boolean) =>
      `Selected: road ${number} of ${count} on the left${isUnpaved ? ', unpaved' : ''}.`,
    pickedRight: (number: number, count: number, isUnpaved: boolean) =>
      `Selected: road ${number} of ${count} on the right${isUnpaved ? ', unpaved' : ''}.`,
    nextUnpaved: 'The next road is unpaved.',
    notFishbone: 'This drawing is not a fish-bone. It is shown, and printed, as it is.',
    freeDraw: 'Edit it as a free drawing',
  },
  export: {
    download: 'Download',
    toSheet: 'To the sheet',
    print: 'Print',
    share: 'Share',
    pdfReady: 'The PDF is ready.',
    making: (done: number, pages: number) => `${done} of ${counted(pages, PAGES)} made`,
    failed: (reason: string) => `The PDF was not made (${reason}). Your drawings are safe; try again.`,
    notGiven: (reason: string) => `The PDF is ready, but this device refused it (${reason}). Try again.`,
    editPhone: 'Edit phone number',
    layingOut: 'Laying out the pages…',
    pages: (pages: number, drawings: number, emptySides: number) =>
      `${counted(drawings, DRAWINGS)} on ${counted(pages, PAGES)}${
        emptySides > 0 ? ` and ${counted(emptySides, { one: 'empty side', other: 'empty sides' })}` : ''
      }`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    side: (...pages: readonly number[]) =>
      pages.length === 0 ? 'Empty side' : `${pages.length === 1 ? 'Page' : 'Pages'} ${pages.join(' and ')}`,
    sheetStart: 'Start',
    emergency: (phone: string) => `Emergency? Call ${EMERGENCY_NUMBER} first, then the leaders: ${phone}`.trimEnd(),
    distance: distanceText,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    options: 'Page setup',
    sections: { page: 'Page', boxes: 'Boxes', words: 'Words', leaders: 'Leaders' },
    group: 'Group',
    date: 'Date',
    start: 'Start',
    startHint: 'Time and place',
    columns: 'Drawings in a row',
    paper: 'Paper',
    papers: { A4: 'A4', A5: 'A5', Letter: 'Letter' },
    orientation: 'Orientation',
    orientations: { portrait: 'Portrait', landscape: 'Landscape' },
    order: 'Reading order',
    orders: { rows: 'Row by row', columns: 'Column by column' },
    lineWeight: 'Lines',
    lineWeights: { light: 'Light', normal: 'Normal', heavy: 'Heavy' },
    borders: 'Box around each drawing',
    fishbone: (number: number) => `Fish-bone ${number}`,
    beginHere: 'Begin here ↑',
    rowNumbers: 'Number the rows',
    fill: 'Fill the page',
    crop: 'Use the whole box',
    distances: 'Distances',
    distanceKinds: { next: 'To the next', since: 'Since the previous' },
    totals: 'Total from the start',
    printedDistances: {
      since: (distance: string) => `after ${distance}`,
      next: (distance: string) => `then ${distance}`,
    },
    fromStart,
    toFirst: 'Distance to the first',
    total: (distance: string) => `${distance} in all`,
    layout: 'Layout',
    layouts: { boxes: 'Boxes', table: 'Table' },
    explained: {
      shortest:
        'Follow the drawings in the order of their numbers. In each, you come from the ball: take the shortest way from there to the tip of the arrow, and leave the other roads alone.',
      longest:
        'Follow the drawings in the order of their numbers. In each, you come from the ball: take the longest way from there to the tip of the arrow, and no road twice.',
      fishbone:
        'Start at the ball and go up along the line. At each junction, leave alone as many roads on your left and on your right as there are short lines.',
    },
    samples: {
      route: 'a line from a ball to an arrowhead',
      paved: 'a line',
      unpaved: 'a dashed line',
      blocked: 'a line that ends at a bar',
      roundabout: 'a circle',
      join: 'a letter in a circle',
      closeBox: 'a box with a thick edge',
      closeRow: 'a row with a thick bar on its left',
    },
    example: {
      entry: 'you come from here',
      exit: 'go here',
      leave: 'leave this',
      distance: 'the distance is true here',
      description: 'Example. From below, turn right; leave an unpaved road left and a road straight ahead.',
      distanceDescription: 'The distance is true in the middle, where the roads meet.',
    },
    signGroups: { roads: 'Roads', marks: 'Marks', distances: 'Distances' },
    signs: {
      route: 'Your way, from ball to arrow',
      paved: 'Paved road',
      unpaved: 'Unpaved road or path',
      blocked: 'Closed: do not go there',
      roundabout: 'Roundabout',
      text: 'Text',
      join: 'Goes on at the same letter',
      since: 'Distance since the previous drawing',
      close: 'Less than 50 m after the previous drawing',
      next: 'Distance to the next drawing',
      total: 'Distance from the start',
    },
    icons: ICON_WORDS.en,
    figure: (metres: number, decimals: number | undefined) => formatFigure(metres, '.', decimals),
    heads: { since: 'Since previous', total: 'Total', remaining: 'Still to go', note: 'Note' },
    stops: { start: 'Start', finish: 'Finish' },
    startNote: 'Start note',
    finishNote: 'Finish note',
    remarks: 'Remarks for the leaders',
    code: 'Code to load this tocht',
    forLeaders: {
      title: 'For the leaders: found wrong in the field',
      pageOf: (page: number, pages: number) => `Leaders ${page} of ${pages}`,
      wrong: 'wrong',
      codeTitle: 'For the leaders: code to load this tocht',
      codeTexts: {
        made: 'Scan this with the camera of a phone: it opens this tocht in Tochten, as printed here. A copy reduced to half the size (71 %) can still be scanned.',
        tooLong:
          'There is no code on this page: this tocht holds too much for a code that a phone can scan from paper. Hand it over as a file, under Share.',
        unable: 'There is no code on this page: this browser makes none. Hand the tocht over as a file, under Share.',
      },
      outdated: { changed: 'changed since', beforeChanged: 'the drawing before it changed' },
      when: moment,
    },
    ticks: 'Squares to tick off',
    folds: 'Fold marks',
    team: 'Fields for the team',
    teamFields: {
      team: 'Team',
      out: 'Out',
      in: 'In',
      stamps: (count: number) => `Lines to write on, and ${count} empty squares for stamps`,
    },
    legend: 'Legend',
    emphasis: 'Show the way',
    explain: 'Explanation',
    explanations: { none: 'None', shortest: 'Shortest way', longest: 'Longest way', own: 'Own text' },
    imposition: 'Pages on a sheet',
    impositions: { one: 'One', two: 'Two', booklet: 'Booklet' },
    foldHint: 'Print on both sides, flip on the short edge, and fold.',
    faults: {
      title: (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`),
      /** Announced when the number has changed. */
      left: (count: number) => (count === 0 ? 'Nothing is left to check.' : `Now ${count} to check.`),
      hint: 'You can print all the same.',
      noPhone: 'There is no phone number on the sheet.',
      noToFirst: 'The distance to the first drawing is missing, so the sheet has no total.',
      missingLetters: (letters: string) =>
        `This device has no font with some of these letters, so they print as empty boxes: ${letters}`,
      cutText: {
        name: 'The name is too long for the sheet. It is cut.',
        facts: 'Group, date and start are too long for the sheet. The group is left out, or they are cut.',
        phone: 'There are more phone numbers than the sheet has room for.',
        startNote: 'The start note is too long for its box. It is cut.',
        finishNote: 'The finish note is too long for its box. It is cut.',
      },
      one: {
        unknown: (number: number) =>
          `Drawing ${number} holds something from a newer version of Tochten. It is not printed as it was drawn.`,
        keptTwice: (number: number) =>
          `Drawings ${number - 1} and ${number} are two versions of one place. Delete one.`,
        cutNote: (number: number) => `The note to drawing ${number} is too long for its box. It is cut.`,
        smallText: (number: number) =>
          `A text at drawing ${number} is too small to read. Choose fewer drawings in a row.`,
        crowded: (number: number) =>
          `Drawing ${number} is so small that ball and arrow cover its lines. Choose fewer drawings in a row, or draw it larger.`,
        crowdedInTable: (number: number) =>
          `Drawing ${number} is so small that ball and arrow cover its lines. Draw it larger.`,
        hidingLabel: (number: number) =>
          `In drawing ${number} a text covers the end of a road, the ball, the arrow, an icon or another text. Move it.`,
        wideLabel: (number: number) =>
          `A text in drawing ${number} is too wide for its box, so it is printed smaller. A shorter one is easier to read.`,
        noDistance: (number: number) => `Drawing ${number} has no distance to the next, so the sheet has no total.`,
        uncertainRoute: (number: number) => `Drawing ${number} can be read in more than one way. Its way is not wider.`,
        doubtful: (number: number) => `Drawing ${number} was made from roads and may be wrong. Look at it.`,
        wrongInField: (number: number) => `Drawing ${number} was marked wrong in the field.`,
        notChecked: (number: number) => `Not checked in the field: ${number}`,
        empty: (number: number) => `Drawing ${number} is empty.`,
        noBallNoArrow: (number: number) => `Drawing ${number} has no ball and no arrow.`,
        noBall: (number: number) => `Drawing ${number} has no ball.`,
        manyBalls: (number: number) => `Drawing ${number} has more than one ball.`,
        noArrow: (number: number) => `Drawing ${number} has no arrow.`,
        noRoute: (number: number) =>
          `In drawing ${number} no line joins the ball and the arrow. Draw the route through.`,
        outside: (number: number) => `Drawing ${number} has ink outside its box.`,
        notBelow: (number: number) =>
          `In drawing ${number} the ball is not at the bottom. Draw the junction so that you come from below.`,
        gap: (number: number) => `In drawing ${number} a road stops just before another. Make them meet.`,
        close: (number: number) =>
          `In drawing ${number} two roads are so close that they look like one. Draw them further apart.`,
      },
      several: {
        unknown: 'From a newer version of Tochten',
        keptTwice: 'Another version of the drawing before; delete one of the two',
        cutNote: 'Note too long for the box',
        smallText: 'Text too small to read; choose fewer drawings in a row',
        crowded: 'So small that ball and arrow cover the lines; choose fewer drawings in a row, or draw larger',
        crowdedInTable: 'So small that ball and arrow cover the lines; draw larger',
        hidingLabel: 'A text covers the end of a road, the ball, the arrow, an icon or another text; move it',
        wideLabel: 'A text too wide for its box, so printed smaller; a shorter one is easier to read',
        uncertainRoute: 'Can be read in more than one way, so without the wider way',
        noDistance: 'No distance to the next, so the sheet has no total',
        doubtful: 'Made from roads and maybe wrong; look at them',
        wrongInField: 'Marked wrong in the field',
        notChecked: 'Not checked in the field',
        empty: 'Empty',
        noBallNoArrow: 'No ball and no arrow',
        noBall: 'No ball',
        manyBalls: 'More than one ball',
        noArrow: 'No arrow',
        noRoute: 'No line joins ball and arrow; draw the route through',
        outside: 'Ink outside the box',
        notBelow: 'Ball not at the bottom; draw the junction so that you come from below',
        gap: 'A road stops just before another; make them meet',
        close: 'Two roads look like one; draw them further apart',
      },
      removeEmpty: 'Remove empty drawings',
      emptyRow: (number: number, row: number) => `Drawing ${number}: row ${row} has no roads.`,
      emptyRows: (number: number, rows: string) => `Drawing ${number}: rows ${rows} have no roads.`,
    },
    single: {
      open: 'One drawing as a picture',
      pagesAsSvg: 'Pages as SVG',
      title: (number: number) => `Drawing ${number}`,
      edit: 'Edit',
      copyPicture: 'Copy picture',
      copySvg: 'Copy SVG',
      png: 'PNG file',
      svg: 'SVG file',
      copied: 'Copied.',
      copyRefused: 'The browser does not allow copying. Use the file instead.',
    },
  },
  version: {
    changedSince: 'Changed since it was printed.',
    title: 'Version of the sheet',
    asPrinted: (code: string) => `Version ${code}, as printed`,
    notPrinted: (code: string) => `Version ${code}, not printed yet`,
    changed: (code: string, printed: string) => `Version ${code}; last printed: ${printed}`,
  },
  settings: {
    title: 'Settings',
    look: 'Appearance',
    drawing: 'Drawing',
    sheet: 'On the sheet',
    app: 'Install',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
    language: 'Language',
    penOnlyHint: 'A hand resting on the screen then draws nothing.',
    offerJunction: 'Offer the junction on an empty drawing',
    offerJunctionHint: 'Faint roads to tap, until you draw something else.',
    phone: 'Phone Number',
    phoneHint: 'Printed on every page. Stays on this device.',
    data: 'Your tochten',
    saveAll: 'Save everything as a file',
    loadFile: LOAD_FILE,
    unreadableFile: 'This file is too large, or could not be read. Nothing was changed.',
    reading: 'Reading the file…',
    added: (tochten: number) => counted(tochten, { one: 'tocht was added.', other: 'tochten were added.' }),
    licences: 'Licences',
    licencesHint: 'Tochten is open source, under the MIT licence. It is built on the work of many others.',
    allLicences: 'All licences',
    noLicences: 'The licences could not be fetched. Try again when you are online.',
  },
  /** A file with all tochten. */
  backup: {
    none: 'No backup file yet',
    last: (when: number) => `Last backup: ${day(when)}`,
    advice:
      'This browser may clear your tochten if you do not open them for a week. In Settings, save everything as a file.',
  },
  unread: {
    title: (tochten: number) => `${counted(tochten, { one: 'tocht', other: 'tochten' })} could not be read.`,
    place: (kept: boolean): string =>
      kept ? `You find the text in Settings, under “${EARLIER}”.` : 'Keep the file: the text is only there.',
    tocht: (number: number, name: string | undefined) =>
      name === undefined ? `Tocht ${number}` : `Tocht ${number}, “${name}”`,
  },
  storage: {
    bin: 'Bin',
    binEmpty: `Deleted tochten stay here until you empty the bin. Beyond ${MOST_BINNED} tochten or ${LARGEST_BIN / 1_000_000} MB, the oldest leave.`,
    putBack: 'Put back',
    putBackNamed: (name: string) => `Put “${name}” back`,
    isBack: (name: string) => `“${name}” is back.`,
    emptyBin: 'Empty the bin',
    emptyBinSure: (tochten: number) =>
      `${counted(tochten, { one: 'tocht leaves', other: 'tochten leave' })} the bin. What was drawn stays a while under “${EARLIER}”. Go on?`,
    earlier: EARLIER,
    earlierHint:
      'Copies from before ink was taken away. Bringing one back adds it to your tochten; nothing is overwritten. The oldest are removed first.',
    nothingKept: 'None yet.',
    notRead: 'These could not be read just now. Nothing is lost: come back later.',
    notDiscarded: 'That could not be discarded just now. Try again later.',
    reasons: {
      load: 'Before Load',
      clear: 'Before Clear',
      delete: 'Before Delete',
      merge: 'Before it was brought up to date',
      undo: 'Before Undo or Redo',
      bin: 'From the bin',
      adopt: 'Before it was changed outside the app',
      recover: 'Before unsaved changes were recovered',
      otherTab: 'As it was here when another tab changed it',
    },
    /** The time has seconds, because versions of one tocht follow each other quickly. */
    exactly: (when: number) =>
      new Intl.DateTimeFormat(REGION_OF.en, { dateStyle: 'medium', timeStyle: 'medium' }).format(when),
    bringBack: 'Bring back',
    bringBackNamed: (name: string) => `Bring “${name}” back`,
    unreadable: (length: number) =>
      `Data that could not be read (${counted(length, { one: 'character', other: 'characters' })})`,
    unreadableName: 'unreadable tochten',
    download: 'Download',
    discard: 'Discard',
    storage: 'Storage',
    used: (bytes: number) => `${written(Math.round(bytes / 100_000) / 10)} MB used on this device.`,
    isProtected: 'Protected: the browser keeps your tochten even when the device fills up.',
    notProtected: (refused: boolean): string =>
      refused
        ? 'The browser did not agree. Install the app, or save everything as a file now and then.'
        : 'Not protected: the browser may clear your tochten when the device fills up.',
    protect: 'Protect my tochten',
  },
  importFault: {
    unchanged: 'Nothing was changed.',
    empty: 'There is no text yet.',
    tooLong: (most: number) => `The text is too long; at most ${written(most)} characters can be loaded.`,
    notJson: (line: number, column: number) =>
      `This is not the text of a tocht: there is a mistake at line ${line}, column ${column}.`,
    tooDeep: 'This is not a tocht: it has brackets in brackets, too deep to follow.',
    brokenLink: 'This link was cut off or changed on its way. Ask for it once more, or for the file.',
    notTocht: 'This is not a tocht: there are no drawings in it.',
    noTocht: 'There is no tocht in it.',
    manyTochten: (count: number) => `This holds ${written(count)} tochten; load it under Settings, “${LOAD_FILE}”.`,
    tooMany: (most: number, what: string) => `at most ${written(most)} ${what} can be loaded.`,
    counted: {
      drawings: 'drawings',
      elements: 'strokes and icons in one drawing',
      points: 'points in one stroke',
      pointsInAll: 'points in all',
    },
    locations: { drawing: 'drawing', stroke: 'stroke', icon: 'icon', label: 'text', point: 'point' } satisfies Record<
      LocationLevel,
      string
    >,
    it: 'it',
    missing: 'it is missing',
    found: (found: string) => `found ${found}`,
    expected: {
      number: 'must be a number',
      coordinate: `must lie between -${written(FURTHEST_COORDINATE)} and ${written(FURTHEST_COORDINATE)}`,
      list: 'must be a list',
      flag: 'must be true or false',
      text: 'must be a text',
      icon: 'must be the number of an icon',
      object: 'must be an object',
      style: 'must be a whole number from 0',
      size: 'must be a size in numbers above 0',
      distance: `must be a whole number of metres from 0 to ${written(FURTHEST_DISTANCE)}`,
    },
  },
  /** The screens of a recorded route. */
  routeScreen: routeEn,
  /** The parts of the descriptions of junctions (`junctionText`). */
  junctions: junctionEn,
}

/** The language catalogue. English defines its shape; every other language fills it. */
export type Words = typeof en
