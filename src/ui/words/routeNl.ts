import { countingIn } from './counting'
import type { RouteWords } from './routeEn'

const { written, counted } = countingIn('nl')
const at = (line: number, column: number): string => `regel ${written(line)}, kolom ${written(column)}`
const megabytes = (bytes: number): string => `${written(Math.round(bytes / 1_000_000))} MB`

/** What the screen of a recorded route says, in Dutch. */
export const routeNl: RouteWords = {
  intro: 'Je hebt een route gelopen of gepland: hier worden haar kruispunten tekeningen, in drie stappen.',
  step: (number, name, state) => `Stap ${number}: ${name} (${state})`,
  states: { done: 'klaar', current: 'nu', later: 'straks' },
  steps: { route: 'De route', roads: 'De wegen', drawings: 'De tekeningen' },
  route: {
    hint: 'Het bestand van je tocht, van je telefoon, horloge of routeplanner. De naam eindigt meestal op “.gpx”. Staat het niet bij je downloads? Zoek in die app naar Exporteren of Delen.',
    choose: 'Kies de route',
    reading: 'De route wordt gelezen…',
    unnamed: 'Een route zonder naam',
    picture: 'De lijn van de route, met het noorden boven',
    first: 'Kies eerst een route.',
  },
  roads: {
    hint: 'Om de zijwegen te tekenen is de kaart rond je tocht nodig, als bestand. Die komt van OpenStreetMap, een vrije kaart van de wereld.',
    get: 'Wegen ophalen',
    opens: (host) => `Opent een andere site, ${host}. Die ziet dan ongeveer waar je loopt, en verder niets.`,
    steps: [
      'Druk op “Wegen ophalen” en wacht: het kan een halve minuut duren.',
      'Je ziet een pagina vol tekens, of er wordt meteen een bestand bewaard. Allebei is goed.',
      'Bewaar de pagina. Android: ⋮, dan het pijltje omlaag. iPhone: Deel, dan Bewaar in Bestanden. Computer: Ctrl+S.',
      'Kom hier terug en kies dat bestand.',
    ],
    fetch: 'Wegen ophalen',
    sends: (host) => `Vraagt de wegen aan ${host}. Die site ziet dan ongeveer waar je loopt, en verder niets.`,
    fetching: 'De wegen worden opgehaald…',
    notFetched: {
      status: (status) =>
        `De server gaf geen wegen (fout ${status}). Wacht een minuut en probeer het opnieuw, of kies een bestand met wegen.`,
      late: 'De server antwoordde niet. Probeer het later opnieuw, of kies een bestand met wegen.',
      unreachable: 'De server is niet bereikbaar. Ben je online? Probeer het opnieuw, of kies een bestand met wegen.',
    },
    choose: 'Kies de wegen',
    text: 'Wegen als tekst',
    textHint: 'Of plak hier wat de site heeft geantwoord.',
    pasted: (kilobytes) => `Geplakte tekst, ${written(kilobytes)} kB`,
    fetched: 'De wegen zijn er.',
    first: 'Kies eerst de wegen.',
    later: 'Kies eerst de route: daarna kun je hier haar wegen ophalen.',
  },
  rule: 'Welke kruispunten',
  rules: { every: 'Elk kruispunt', through: 'De doorgaande weg volgen' },
  ruleHints: {
    every: 'Een tekening overal waar je een weg passeert.',
    through: 'Geen tekening waar je gewoon op de hoofdweg blijft. Wie stapt, moet die regel kennen.',
  },
  boxes: (count) => counted(count, { one: 'tekening', other: 'tekeningen' }),
  make: 'Maak de tekeningen',
  stages: {
    reading: 'De wegen lezen',
    roads: 'De wegen verbinden',
    matching: 'Je route volgen',
    boxes: 'De kruispunten tekenen',
  },
  cancelled: 'Gestopt. Er is niets gemaakt.',
  noBoxes: 'Deze route passeert geen enkel kruispunt, dus valt er niets te tekenen.',
  made: (count) => counted(count, { one: 'tekening is gemaakt.', other: 'tekeningen zijn gemaakt.' }),
  doubtful: (count) =>
    count === 1 ? 'Bij 1 is er twijfel: bekijk die eerst.' : `Bij ${count} is er twijfel: bekijk die eerst.`,
  noDoubts: 'Er is nergens nog twijfel. Overloop de tekeningen, en tik er een aan die fout is om die te wijzigen.',
  town: 'Bij meer dan vier op de tien is er twijfel. Dat gebeurt in de stad: teken het daar beter zelf. Met de rest kun je verder.',
  byClass: (guessed, shown) =>
    `${written(guessed)} van ${counted(shown, { one: 'weg', other: 'wegen' })} volgens het soort weg: de kaart zegt niet of ze verhard zijn.`,
  legend:
    'Naast elke tekening staan de echte wegen, zo gedraaid dat je van onder komt. Groen: jouw weg. Stippen: waar de opname was. Streepjes: onverhard.',
  noRoads: 'De echte wegen worden niet bewaard: ze waren er tot de pagina opnieuw werd geladen.',
  drawn: 'De tekening',
  real: 'De echte wegen',
  reasons: {
    parallel: 'Naast jouw weg loopt nog een weg. Misschien was je op die andere.',
    narrow: 'Twee wegen vertrekken in bijna dezelfde richting.',
    sharp: 'Een weg loopt terug, vlak naast die waarlangs je kwam.',
    bent: 'Een weg moest in een andere richting getekend worden dan hij loopt.',
    complex: 'Enkele kruispunten vlak bij elkaar zijn als één getekend.',
    close: 'Dit komt maar een paar meter na de vorige tekening.',
    jog: 'Je slaat twee keer af binnen een paar stappen, dus zijn er twee tekeningen.',
    wiggle: 'Je slaat twee keer af binnen een paar stappen. De tekening toont één bocht, of geen.',
    curved: 'Een weg buigt al snel af naar een andere kant.',
    far: 'Je opname volgt de weg niet die getekend is.',
    roundabout: 'Een rotonde: tel de afslagen na.',
    full: 'Hier komen meer wegen samen dan een tekening kan tonen. Alleen jouw weg is getekend.',
    gap: 'Vlak voor of na dit punt heeft de kaart geen weg waar jij liep.',
    turnedBack: 'Hier ben je omgekeerd.',
  },
  otherReason: 'Een reden die deze versie van Tochten niet kent.',
  good: 'Goed',
  leaveOut: 'Weglaten',
  leftOut: (number) => `Tekening ${number} is weggelaten. Haar afstand is bij de vorige geteld.`,
  edit: 'Bewerken',
  others: 'Alle andere',
  all: 'Alle tekeningen',
  done: 'Klaar',
  faults: {
    empty: 'Dit bestand is leeg.',
    tooBig: (most) => `Dit bestand is te groot: ${megabytes(most)} is het meeste.`,
    brokenGzip: 'Dit ingepakte bestand is beschadigd of niet helemaal bewaard. Bewaar het opnieuw.',
    webPage: (title) => (title === '' ? 'Dit is een webpagina.' : `Dit is een webpagina: “${title}”.`),
    cutOff: (line, column) => `Dit bestand stopt te vroeg, op ${at(line, column)}. Bewaar het opnieuw, tot het einde.`,
    malformed: (line, column) => `Dit bestand is beschadigd op ${at(line, column)}. Bewaar het opnieuw.`,
    notRoute: 'In dit bestand zit geen route. Kies een GPX-bestand.',
    noPoints: 'In deze route zit geen lijn: ze heeft geen punten.',
    onePoint: 'Deze route is maar één punt.',
    tooManyPoints: (count, most) =>
      `Deze route heeft ${written(count)} punten, en ${written(most)} is het meeste. Bewaar ze met minder.`,
    wrongPoint: (point) => `Punt ${written(point)} van deze route ligt nergens op aarde.`,
    jump: (point, kilometres, place) =>
      `Deze route springt ${kilometres} naar punt ${written(point)}, vanaf ${place}. Zo’n gat heeft geen tocht.`,
    notRoads: 'In dit bestand zitten geen wegen. Kies wat je van “Wegen ophalen” kreeg.',
    noRoads: 'Dit is een bestand van de kaart, maar zonder wegen. Haal de wegen opnieuw op.',
    serverStopped: (remark) => `De andere site gaf het op: “${remark}”. Wacht even en haal de wegen opnieuw op.`,
    elsewhere: (place) => `Geen van deze wegen ligt bij de route: die start op ${place}.`,
  },
  nothingMade: 'Er is niets gemaakt.',
  serverSaid: 'De site had het wellicht te druk: wacht even en haal de wegen opnieuw op.',
}
