import { MOST_DOUBTFUL } from '../../../constants'
import { countingIn } from '../counting'
import type { RouteWords } from './routeEn'

const { written, counted } = countingIn('nl')
const at = (line: number, column: number): string => `regel ${written(line)}, kolom ${written(column)}`
const megabytes = (bytes: number): string => `${written(Math.round(bytes / 1_000_000))} MB`

/** A label that other texts quote. */
const GET_ROADS = 'Wegen downloaden'

export const routeNl: RouteWords = {
  intro: 'Maak in drie stappen tekeningen van een route die je gelopen of gepland hebt.',
  step: (number, name, state) => `Stap ${number}: ${name} (${state})`,
  states: { done: 'klaar', current: 'nu', later: 'straks' },
  steps: { route: 'De route', roads: 'De wegen', drawings: 'De tekeningen' },
  route: {
    hint: 'Het bestand van je tocht, uit je telefoon, horloge of routeplanner. De naam eindigt meestal op “.gpx”. Staat het niet bij je downloads? Zoek in die app naar Exporteren of Delen.',
    choose: 'Route kiezen',
    reading: 'De route wordt gelezen…',
    recorded: (distance) => `${distance} in dit bestand; over de wegen kan dat iets verschillen`,
    unnamed: 'Een route zonder naam',
    picture: 'De lijn van de route, met het noorden boven',
    first: 'Kies eerst een route.',
    tracks: 'Welke track',
    tracksHint: 'In dit bestand staat meer dan één lijn. Kies wat je gelopen hebt.',
    track: (number, name) => (name === '' ? `Track ${number}` : `Track ${number}: ${name}`),
    allTracks: 'Allemaal',
    allTracksHint: (distance) => `Na elkaar, samen ${distance}`,
    firstTrack: 'Kies eerst een track.',
    removed: (parts) => `Weggelaten: ${parts.join(', ')}.`,
    removedKinds: {
      placeless: (count) => counted(count, { one: 'punt zonder plaats', other: 'punten zonder plaats' }),
      outliers: (count) => counted(count, { one: 'punt ver van je route', other: 'punten ver van je route' }),
      rests: (count) =>
        counted(count, { one: 'pauze waarin de opname rondzwierf', other: 'pauzes waarin de opname rondzwierf' }),
    },
    cutOff: 'Het bestand stopt te vroeg. Het is gelezen tot daar, dus misschien ontbreekt het einde van je tocht.',
  },
  roads: {
    hint: 'Om de zijwegen te tekenen is de kaart rond je tocht nodig. Die komt van OpenStreetMap, een vrije kaart van de wereld.',
    get: GET_ROADS,
    opens: (host) => `Opent een andere site, ${host}. Die ziet dan ongeveer waar je loopt, en verder niets.`,
    steps: [
      `Tik op “${GET_ROADS}” en wacht: het kan een halve minuut duren.`,
      'Je ziet een pagina vol tekens, of er wordt meteen een bestand bewaard. Allebei is goed.',
      'Bewaar de pagina. Android: ⋮, dan het pijltje omlaag. iPhone: Deel, dan Bewaar in Bestanden. Computer: Ctrl+S.',
      'Kom hier terug en kies dat bestand.',
    ],
    fetch: 'Wegen ophalen',
    sends: ([first = '', ...others]) =>
      others.length === 0
        ? `Vraagt de wegen aan ${first}. Die site weet dan ongeveer waar je loopt, en verder niets.`
        : `Vraagt de wegen aan ${first} en, als die ze niet geeft, aan ${others.join(' en ')}. Wie gevraagd wordt, weet dan ongeveer waar je loopt, en verder niets.`,
    asking: (host) => `Even vragen aan ${host}…`,
    askingNext: (busy, host) => `${busy} gaf geen wegen. Even vragen aan ${host}…`,
    askingAgain: (host, seconds) =>
      `${host} heeft het druk. Over ${counted(seconds, { one: 'seconde', other: 'seconden' })} volgt een nieuwe poging…`,
    received: (bytes) => `${written(Math.round(bytes / 100_000) / 10)} MB binnen`,
    notFetched: {
      busy: (host) => `${host} heeft het te druk.`,
      busyFor: (host, minutes) =>
        `${host} heeft het te druk en vraagt om ${counted(minutes, { one: 'minuut', other: 'minuten' })} te wachten.`,
      status: (host, status) => `${host} weigerde (fout ${status}).`,
      stopped: (host, remark) => `${host} gaf het op: “${remark}”.`,
      late: (host) => `${host} antwoordde niet.`,
      unreachable: (host) => `${host} is niet bereikbaar.`,
      tooBig: (host, most) =>
        `${host} heeft rond deze tocht meer wegen dan de app kan lezen (${megabytes(most)}). Knip de tocht in meer bestanden.`,
      offline: 'De wegen zijn niet bereikbaar. Ben je online?',
      next: 'Probeer het over een paar minuten opnieuw, of doe het op een andere manier.',
    },
    other: 'Op een andere manier',
    lacking: (distance) =>
      `Van deze tocht heeft ${distance} hier geen wegen: daar komt geen tekening. Haal de wegen van de hele tocht op, of ga verder zonder.`,
    choose: 'Wegen kiezen',
    text: 'Wegen als tekst',
    textHint: 'Of plak hier de tekst die de site gaf.',
    pasted: (kilobytes) => `Geplakte tekst, ${written(kilobytes)} kB`,
    fetched: 'De wegen zijn opgehaald.',
    first: 'Kies eerst de wegen.',
    later: 'Kies eerst de route: daarna kun je hier de wegen ophalen.',
    laterTrack: 'Kies eerst welke track je liep: daarna kun je hier de wegen ophalen.',
  },
  rule: 'Welke kruispunten',
  rules: { every: 'Elk kruispunt', through: 'De doorgaande weg volgen' },
  ruleHints: {
    every: 'Een tekening overal waar je een weg passeert.',
    through: 'Geen tekening waar je gewoon op de doorgaande weg blijft. Wie de tocht loopt, moet die regel kennen.',
  },
  make: 'Tekeningen maken',
  stages: {
    reading: 'De wegen lezen',
    roads: 'De wegen verbinden',
    matching: 'Je route volgen',
    boxes: 'De kruispunten tekenen',
  },
  cancelled: 'Gestopt. Er is niets gemaakt.',
  noBoxes: 'Op deze route ligt geen enkel kruispunt, dus er valt niets te tekenen.',
  tooManyBoxes: (most) =>
    `In een tocht passen hoogstens ${most} tekeningen. Volg de doorgaande weg, of knip de opname in meer bestanden.`,
  made: (count) => counted(count, { one: 'tekening is gemaakt.', other: 'tekeningen zijn gemaakt.' }),
  doubtful: (count) =>
    count === 1 ? '1 is een twijfelgeval: bekijk die eerst.' : `${count} zijn twijfelgevallen: bekijk die eerst.`,
  noDoubts:
    'Er zijn geen twijfelgevallen meer. Bekijk de andere tekeningen, en tik op een tekening die fout is om die te bewerken.',
  town: `Meer dan ${100 * MOST_DOUBTFUL}% zijn twijfelgevallen. Dat gebeurt in de stad: daar teken je beter zelf. Met de rest kun je verder.`,
  byClass: (guessed, shown) =>
    `Bij ${written(guessed)} van ${counted(shown, { one: 'weg', other: 'wegen' })} zegt de kaart niets over verharding; daar is geraden naar het soort weg.`,
  legend:
    'De echte wegen zijn zo gedraaid dat je van onder komt. Groen: jouw weg. Stippen: je opname. Streepjes: onverhard.',
  noRoads:
    'De echte wegen staan niet op dit toestel. Alleen het toestel waarop de tekeningen gemaakt zijn, bewaart ze, tot er geen twijfelgevallen meer zijn.',
  drawn: 'De tekening',
  real: 'De echte wegen',
  evidence: 'Waarom dit een twijfelgeval is',
  reasons: {
    parallel: 'Naast jouw weg loopt nog een weg. Misschien was je op die andere.',
    narrow: 'Twee wegen vertrekken in bijna dezelfde richting.',
    sharp: 'Een weg loopt terug, vlak naast de weg waarlangs je kwam.',
    bent: 'Een weg moest in een andere richting getekend worden dan hij loopt.',
    complex: 'Een paar kruispunten vlak bij elkaar zijn als één kruispunt getekend.',
    close: 'Dit komt maar een paar meter na de vorige tekening.',
    jog: 'Je slaat twee keer af binnen een paar stappen, dus zijn er twee tekeningen.',
    wiggle: 'Je slaat twee keer af binnen een paar stappen. De tekening toont één bocht, of geen.',
    curved: 'Een weg buigt al snel af naar een andere kant.',
    far: 'Je opname volgt niet de weg die getekend is.',
    roundabout: 'Een rotonde: tel de afslagen na.',
    full: 'Hier komen meer wegen samen dan een tekening kan tonen. Alleen jouw weg is getekend.',
    gap: 'Vlak voor of na dit punt zit er een gat in je opname.',
    offRoads: 'Hier verliet je de wegen: de weg die je ervoor of erna liep, staat niet op de kaart.',
    roadsEnd: 'Hier houden de wegen op: tussen dit punt en de start of de aankomst staan er geen op de kaart.',
    turnedBack: 'Hier ben je teruggekeerd.',
  },
  otherReason: 'Een reden die deze versie van Tochten niet kent.',
  good: 'Goed',
  leaveOut: 'Weglaten',
  leftOut: (number) => `Tekening ${number} is weggelaten.`,
  edit: 'Bewerken',
  others: 'Alle andere',
  all: 'Alle tekeningen',
  done: 'Klaar',
  faults: {
    empty: 'Dit bestand is leeg.',
    tooBig: (most) =>
      `Dit bestand is te groot: het mag hoogstens ${megabytes(most)} zijn. Knip een lange opname in tweeën of bewaar die met minder punten. Zijn dit wegen, haal ze dan opnieuw op, alleen voor deze tocht.`,
    brokenGzip: 'Dit ingepakte bestand is beschadigd of niet helemaal bewaard. Bewaar het opnieuw.',
    webPage: (title) => (title === '' ? 'Dit is een webpagina.' : `Dit is een webpagina: “${title}”.`),
    cutOff: (line, column) => `Dit bestand stopt te vroeg, op ${at(line, column)}. Bewaar het opnieuw, tot het einde.`,
    malformed: (line, column) => `Dit bestand is beschadigd op ${at(line, column)}. Bewaar het opnieuw.`,
    notRoute: 'In dit bestand zit geen route. Kies het bestand van je tocht, liefst als GPX.',
    noPoints: 'In deze route zit geen lijn: er zijn geen punten.',
    onePoint: 'Deze route is maar één punt, geen lijn.',
    tooManyPoints: (count, most) =>
      `Deze route heeft ${written(count)} punten; het mogen er hoogstens ${written(most)} zijn. Bewaar de route met minder punten.`,
    placeless: 'Geen enkel punt van deze route ligt op aarde.',
    onlyWaypoints: 'In dit bestand staan alleen losse plaatsen, geen lijn. Bewaar de track of de route, als GPX.',
    unreadFormat: {
      fit: 'Dit is een FIT-bestand van een sporthorloge. Exporteer de activiteit als GPX, in de app van het horloge of op de website ervan.',
      pbf: `Dit is een PBF-bestand, de kaart van een hele streek. Kies wat je van “${GET_ROADS}” kreeg.`,
    },
    zip: (count) =>
      count === 0
        ? 'In dit zipbestand zit geen route en geen kaart. Pak het uit en kies een GPX-bestand.'
        : `In dit zipbestand zitten ${written(count)} bestanden om uit te kiezen. Pak het uit en kies er één.`,
    notRoads: `In dit bestand zitten geen wegen. Kies wat je van “${GET_ROADS}” kreeg.`,
    noRoads: 'Dit is een bestand van de kaart, maar zonder wegen. Haal de wegen opnieuw op.',
    serverStopped: (remark) => `De andere site gaf het op: “${remark}”. Wacht even en haal de wegen opnieuw op.`,
    elsewhere: (place) => `Geen van deze wegen ligt bij de route: die start bij ${place}.`,
  },
  nothingMade: 'Er is niets gemaakt.',
  serverSaid: 'De site had het waarschijnlijk te druk: wacht even en haal de wegen opnieuw op.',
}
