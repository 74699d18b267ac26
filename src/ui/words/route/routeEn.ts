import { MOST_DOUBTFUL } from '../../../constants'
import type { DraftStage } from '../../../route/makeDraft'
import type { RemovedPoints } from '../../../route/recordedRoute'
import type { RouteDoubt } from '../../../route/routeDoubt'
import type { UnreadFormat } from '../../../route/routeFault'
import { countingIn } from '../counting'

const { written, counted } = countingIn('en')
const at = (line: number, column: number): string => `line ${written(line)}, column ${written(column)}`
const megabytes = (bytes: number): string => `${written(Math.round(bytes / 1_000_000))} MB`

/** A label that other texts quote. */
const GET_ROADS = 'Get the roads'

/** The texts of the route screens, loaded with them. The public contract of Tochten fixes some labels. */
export const routeEn = {
  intro: 'Turn a route that you walked or planned into drawings, in three steps.',
  step: (number: number, name: string, state: string) => `Step ${number}: ${name} (${state})`,
  states: { done: 'done', current: 'now', later: 'later' },
  steps: { route: 'The route', roads: 'The roads', drawings: 'The drawings' },
  route: {
    hint: 'The file of your walk, from your phone, watch or route planner. Its name usually ends in “.gpx”. Not among your downloads? Look for Export or Share in that app.',
    choose: 'Choose the route',
    reading: 'Reading the route…',
    recorded: (distance: string) => `${distance} in this file; along the roads it may differ a little`,
    unnamed: 'A route without a name',
    picture: 'The line of the route, north at the top',
    first: 'Choose a route first.',
    tracks: 'Which track',
    tracksHint: 'This file has more than one line. Choose what you walked.',
    track: (number: number, name: string) => (name === '' ? `Track ${number}` : `Track ${number}: ${name}`),
    allTracks: 'All of them',
    allTracksHint: (distance: string) => `One after the other, ${distance} in all`,
    firstTrack: 'Choose a track first.',
    removed: (parts: readonly string[]) => `Left out: ${parts.join(', ')}.`,
    removedKinds: {
      placeless: (count: number) => counted(count, { one: 'point without a place', other: 'points without a place' }),
      outliers: (count: number) =>
        counted(count, { one: 'point far from your way', other: 'points far from your way' }),
      rests: (count: number) =>
        counted(count, {
          one: 'rest, in which the recording wandered',
          other: 'rests, in which the recording wandered',
        }),
    } satisfies Readonly<Record<keyof RemovedPoints, unknown>>,
    cutOff: 'The file stops too early. It is read up to there, so the end of your walk may be missing.',
  },
  roads: {
    hint: 'To draw the side roads, the map around your walk is needed. It comes from OpenStreetMap, a free map of the world.',
    get: GET_ROADS,
    opens: (host: string) => `Opens another site, ${host}. It then sees roughly where you walk, and nothing else.`,
    steps: [
      `Press “${GET_ROADS}” and wait: it can take half a minute.`,
      'You see a page full of code, or a file is saved at once. Both are right.',
      'Save the page. Android: ⋮, then the arrow down. iPhone: Share, then Save to Files. Computer: Ctrl+S.',
      'Come back here and choose that file.',
    ],
    fetch: 'Fetch the roads',
    sends: ([first = '', ...others]: readonly string[]) =>
      others.length === 0
        ? `Asks ${first} for the roads. It then knows roughly where you walk, and nothing else.`
        : `Asks ${first} for the roads and, if it gives none, ${others.join(' and ')}. Whoever is asked knows roughly where you walk, and nothing else.`,
    asking: (host: string) => `Asking ${host}…`,
    askingNext: (busy: string, host: string) => `${busy} gave no roads. Asking ${host}…`,
    askingAgain: (host: string, seconds: number) =>
      `${host} is busy. It is asked again in ${counted(seconds, { one: 'second', other: 'seconds' })}…`,
    received: (bytes: number) => `${written(Math.round(bytes / 100_000) / 10)} MB so far`,
    notFetched: {
      busy: (host: string) => `${host} is too busy.`,
      busyFor: (host: string, minutes: number) =>
        `${host} is too busy, and asks to wait ${counted(minutes, { one: 'minute', other: 'minutes' })}.`,
      status: (host: string, status: number) => `${host} refused (error ${status}).`,
      stopped: (host: string, remark: string) => `${host} gave up: “${remark}”.`,
      late: (host: string) => `${host} did not answer.`,
      unreachable: (host: string) => `${host} cannot be reached.`,
      tooBig: (host: string, most: number) =>
        `${host} has more roads around this walk than the app can read (${megabytes(most)}). Cut the walk into several files.`,
      offline: 'The roads cannot be reached. Are you online?',
      next: 'Try again in a few minutes, or get the roads another way.',
    },
    other: 'Another way',
    lacking: (distance: string) =>
      `${distance} of this walk have no roads here: nothing is drawn there. Get the roads of the whole walk, or go on without.`,
    choose: 'Choose the roads',
    text: 'Roads as text',
    textHint: 'Or paste the answer of the site here.',
    pasted: (kilobytes: number) => `Pasted text, ${written(kilobytes)} kB`,
    fetched: 'The roads are here.',
    first: 'Choose the roads first.',
    later: 'First choose the route: then you can get its roads here.',
    laterTrack: 'First choose which track you walked: then you can get its roads here.',
  },
  rule: 'Which junctions',
  rules: { every: 'Every junction', through: 'Follow the through road' },
  ruleHints: {
    every: 'A drawing wherever you pass a road.',
    through: 'None where you simply stay on the main road. The walkers must know that rule.',
  },
  make: 'Make the drawings',
  stages: {
    reading: 'Reading the roads',
    roads: 'Joining the roads',
    matching: 'Following your route',
    boxes: 'Drawing the junctions',
  } satisfies Readonly<Record<DraftStage, string>>,
  cancelled: 'Cancelled. Nothing was made.',
  noBoxes: 'This route passes no junction, so there is nothing to draw.',
  tooManyBoxes: (most: number) =>
    `A tocht holds at most ${most} drawings. Follow the through road, or cut the recording into several files.`,
  made: (count: number) => counted(count, { one: 'drawing was made.', other: 'drawings were made.' }),
  doubtful: (count: number) =>
    count === 1 ? '1 is doubtful: look at it first.' : `${count} are doubtful: look at them first.`,
  noDoubts: 'Nothing is doubtful any more. Scroll through the drawings, and press one that is wrong to change it.',
  town: `More than ${100 * MOST_DOUBTFUL}% are doubtful. That happens in towns: better draw it yourself there. You can go on with the rest.`,
  byClass: (guessed: number, shown: number) =>
    `${written(guessed)} of ${counted(shown, { one: 'road', other: 'roads' })} by kind of road: the map does not say whether they are paved.`,
  legend:
    'The real roads are turned so that you come from below. Green: your way. Dots: your recording. Dashes: unpaved.',
  noRoads:
    'The real roads are not on this device. Only the device that made the drawings keeps them, until nothing is doubtful any more.',
  drawn: 'The drawing',
  real: 'The real roads',
  evidence: 'Why this is doubtful',
  reasons: {
    parallel: 'Another road runs beside yours. Perhaps you were on that one.',
    narrow: 'Two roads go off in nearly the same direction.',
    sharp: 'A road leads back close beside the way you came.',
    bent: 'A road had to be drawn in another direction than it has.',
    complex: 'Several junctions close together are drawn as one.',
    close: 'This comes only a few metres after the drawing before.',
    jog: 'You turn twice within a few steps, so there are two drawings.',
    wiggle: 'You turn twice within a few steps. The drawing shows one turn, or none.',
    curved: 'A road soon bends off in another direction.',
    far: 'Your recording does not follow the road that is drawn.',
    roundabout: 'A roundabout: count the exits.',
    full: 'More roads meet here than a drawing can show. Only your own way is drawn.',
    gap: 'Just before or after this, your recording has a gap.',
    offRoads: 'You left the roads here: the map lacks the way you walked before or after this.',
    roadsEnd: 'The roads end here: the map has none between this and the start or finish.',
    turnedBack: 'You turned back here.',
  } satisfies Readonly<Record<RouteDoubt, string>>,
  otherReason: 'A reason that this version of Tochten does not know.',
  good: 'Good',
  leaveOut: 'Leave out',
  leftOut: (number: number) => `Drawing ${number} was left out.`,
  edit: 'Edit',
  others: 'All the others',
  all: 'All drawings',
  done: 'Done',
  faults: {
    empty: 'This file is empty.',
    tooBig: (most: number) =>
      `This file is too large: ${megabytes(most)} is the most. Cut a long recording in two, or save it with fewer points. If these are roads, get them again, for this walk only.`,
    brokenGzip: 'This packed file is damaged or was not saved to its end. Save it again.',
    webPage: (title: string) => (title === '' ? 'This is a web page.' : `This is a web page: “${title}”.`),
    cutOff: (line: number, column: number) =>
      `This file stops too early, at ${at(line, column)}. Save it again, to its end.`,
    malformed: (line: number, column: number) => `This file is damaged at ${at(line, column)}. Save it again.`,
    notRoute: 'There is no route in this file. Choose the file of your walk, best as GPX.',
    noPoints: 'There is no line in this route: it has no points.',
    onePoint: 'This route is a single point.',
    tooManyPoints: (count: number, most: number) =>
      `This route has ${written(count)} points, and ${written(most)} is the most. Save it with fewer.`,
    placeless: 'No point of this route has a place on earth.',
    onlyWaypoints: 'This file has only single places, no line. Save the track or the route instead, as GPX.',
    unreadFormat: {
      fit: 'This is a FIT file of a sports watch. In the app of the watch, or on its website, export the activity as GPX.',
      pbf: `This is a PBF file, a map of a whole region. Choose what “${GET_ROADS}” gave you.`,
    } satisfies Readonly<Record<UnreadFormat, string>>,
    zip: (count: number) =>
      count === 0
        ? 'There is no route and no map in this zip file. Unpack it, and choose a GPX file.'
        : `This zip file has ${written(count)} files to choose from. Unpack it, and choose one of them.`,
    notRoads: `There are no roads in this file. Choose what “${GET_ROADS}” gave you.`,
    noRoads: 'This is a file of the map, without any road in it. Get the roads again.',
    serverStopped: (remark: string) => `The other site gave up: “${remark}”. Wait a minute, and get the roads again.`,
    elsewhere: (place: string) => `None of these roads is near the route: it starts at ${place}.`,
  },
  nothingMade: 'Nothing was made.',
  serverSaid: 'The site was probably busy: wait a minute, and get the roads again.',
}

export type RouteWords = typeof routeEn
