import { EMERGENCY_NUMBER, FURTHEST_COORDINATE, FURTHEST_DISTANCE } from '../../constants'
import { LARGEST_BIN, MOST_BINNED } from '../../model/bin'
import type { SideCount } from '../../model/fishbone/sideCount'
import { formatMetres } from '../../model/texts/metres'
import { countingIn } from './counting'
import { DIRECTION_NAMES } from './directionNames'
import { REGION_OF } from './regions'
import { editorNl } from './editorNl'
import type { Words } from './en'

const { written, counted } = countingIn('nl')
const DRAWINGS = { one: 'tekening', other: 'tekeningen' }
const PAGES = { one: 'pagina', other: 'pagina’s' }
/** Labels that other texts quote. `quotedLabels.test.ts` checks the labels that are written out in a text. */
const EARLIER = 'Eerdere versies'
const LOAD_FILE = 'Bestand inladen'
const distanceText = (metres: number, decimals?: number): string => formatMetres(metres, ',', decimals)
const moment = (when: number): string =>
  new Intl.DateTimeFormat(REGION_OF.nl, { dateStyle: 'medium', timeStyle: 'short' }).format(when)

const sideText = (side: string, { roads, unpaved }: SideCount): string => {
  const some = unpaved === roads ? 'onverhard' : `${unpaved} onverhard`
  return `${side} ${counted(roads, { one: 'weg', other: 'wegen' })}${unpaved > 0 ? ` (${some})` : ''}`
}

const sidesText = (left: SideCount, right: SideCount): string => {
  const sides = [
    ...(left.roads > 0 ? [sideText('links', left)] : []),
    ...(right.roads > 0 ? [sideText('rechts', right)] : []),
  ]
  return sides.length > 0 ? `Niet nemen: ${sides.join(' en ')}` : 'Hier zijn geen zijwegen'
}

const unpavedText = (count: number): string => (count > 0 ? ` (${count} onverhard)` : '')
/** Names the first drawing that changed; empty when none changed. */
const placeText = (number: number | undefined): string => (number === undefined ? '' : ` bij tekening ${number}`)

export const nl: Words = {
  ...editorNl,
  unreadable: (tochten) =>
    `${counted(tochten, { one: 'tocht kon', other: 'tochten konden' })} niet gelezen worden. Wat erin stond, is onveranderd bewaard; de andere tochten zijn er nog.`,
  update: {
    there: 'Er is een nieuwe versie van Tochten.',
    take: 'Nu bijwerken',
  },
  mirrorRefused:
    'Alles is bewaard, maar voor een reservekopie is in deze browser geen plaats meer. Bewaar af en toe alles als bestand.',
  firstStroke: {
    draw: 'Begin bij de bol en teken hoe je gaat.',
    pressRoute: 'Kies Route en teken dan in één trek hoe je gaat.',
  },
  renumbered: (before, now) => `Tekening ${before} is nu tekening ${now}.`,
  editor: {
    ...editorNl.editor,
    keyboardPen:
      'Op het tekenvlak verplaats je met de pijltjestoetsen de pen, of wat geselecteerd is; met Shift in grotere stappen. Met Enter zet je de pen op het papier en haal je hem er weer af. Met K maak je een kruispunt met knoppen.',
    routeHint:
      'Met Route wordt de eerste lijn in een vak de weg die je neemt, met een bol waar je vandaan komt en een pijl waar je naartoe gaat.',
    deselect: 'Deselecteren',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
  },
  landingTitle: 'Welkom bij Tochten, teken je favoriete routes!',
  copyright: '© 2026 Tochten',
  distanceText,
  defaultName: (number) => `Tocht ${number}`,
  nameless: 'Zonder naam',
  cancel: 'Annuleren',
  more: 'Meer',
  home: {
    settings: 'Instellingen',
    add: 'Tocht toevoegen',
    chooseType: 'Type kiezen',
    newTocht: 'Nieuwe tocht',
    types: ['Bolletje-pijltje', 'Vissegraat'],
    typeHints: [
      'Eén kleine tekening per kruispunt: van de bol naar de pijl.',
      'Eén lijn met de zijwegen die je niet neemt (visgraat of stripkaart).',
    ],
    empty: 'Schets een tocht als kleine genummerde tekeningen, klaar om haarscherp af te drukken.',
    example: 'Voorbeeld bekijken',
    examplePicture: 'Een afgedrukt blad: genummerde kruispunten, elk met een bol, een pijl en een afstand',
    drawings: (drawings) => counted(drawings, DRAWINGS),
  },
  example: {
    walk: {
      name: 'Voorbeeld: een boswandeling',
      start: '14 uur, bij de kerk',
      startNote: 'Neem met de kerk in je rug de straat omlaag.',
      finishNote: 'Het huis met de groene deur. Bel twee keer aan.',
      notes: {
        chapel: 'langs de kapel',
        wood: 'het bos in',
        fiveRoads: 'vijf wegen: kijk goed',
        cars: 'pas op voor auto’s',
        railway: 'wacht bij het spoor op de leiding',
        bridge: 'over de brug',
      },
    },
    fishbone: { name: 'Voorbeeld: een visgraat', note: 'van het meer naar de boerderij' },
  },
  route: {
    title: 'Uit een opgenomen route',
    hint: 'Heb je een GPX-bestand? Dan tekent de app de kruispunten.',
    doubts: 'Twijfelgevallen bekijken',
    doubtful: 'Bekijk deze tekening nog: ze is op basis van een kaart gemaakt, en misschien fout.',
    credit: 'Wegen: © OpenStreetMap-bijdragers (ODbL)',
  },
  intro: {
    title: 'Tochten op je telefoon',
    scan: 'Scan gewoon de QR-code hieronder en volg de stappen!',
    code: (address) => `QR-code van ${address}`,
    narrow: 'Installeer de app: dan werkt hij ook zonder internet.',
    hide: 'Verbergen',
    hidden:
      'Dit bericht is nu verborgen. Onthoud dat de app het best werkt als je hem op een telefoon of tablet installeert. Dat kan altijd door op de titel te tikken.',
  },
  install: {
    button: 'Tik hier om te installeren!',
    steps: 'Open het menu van je browser en kies “Installeren” of “Toevoegen aan startscherm”.',
    iosShare: 'Tik op Deel, onderaan of bovenaan in Safari.',
    iosAdd: 'Kies “Zet op beginscherm”.',
    done: 'Tochten is op dit toestel geïnstalleerd.',
  },
  overview: {
    rename: 'Naam wijzigen',
    name: 'Naam',
    delete: 'Tocht verwijderen',
    deleted: (name) => `“${name}” is verwijderd.`,
    drawing: (number) => `Tekening ${number}`,
    addDrawing: 'Tekening toevoegen',
    options: (number) => `Opties voor tekening ${number}`,
    export: 'Blad maken',
    load: 'Inladen',
    share: 'Delen',
    tochtAsText: 'Tocht als tekst',
    loadHint:
      'Plak wat iemand met je deelde, of kies het bestand. Dat vervangt de tekeningen hier; je kunt het ongedaan maken.',
    submit: 'Inladen',
    chooseFile: 'Bestand kiezen',
    loaded: (drawings) => counted(drawings, { one: 'tekening ingeladen.', other: 'tekeningen ingeladen.' }),
    becameType: ['Deze tocht is nu een bolletje-pijltjetocht.', 'Deze tocht is nu een visgraat.'],
    noFishbones: (count) =>
      count === 1
        ? '1 tekening is geen visgraat; ze blijft een vrije tekening.'
        : `${count} tekeningen zijn geen visgraat; ze blijven vrije tekeningen.`,
    shared: 'Gekopieerd. Plak het in een bericht; de ander plakt het bij Inladen in een nieuwe tocht.',
    shareRefused: 'De browser staat kopiëren niet toe. Selecteer deze tekst en kopieer hem zelf.',
    summary: 'Totaal',
    revert: 'Ongedaan maken',
    reapply: 'Opnieuw uitvoeren',
    reverted: (drawings, first) => `Ongedaan gemaakt${placeText(first)}. ${counted(drawings, DRAWINGS)}.`,
    reapplied: (drawings, first) => `Opnieuw uitgevoerd${placeText(first)}. ${counted(drawings, DRAWINGS)}.`,
    keys: 'Met de spatiebalk zie je de tekening groot, met M pak je ze vast om ze te verplaatsen.',
    empty: 'Voeg met het plusje een tekening toe, open die en teken het eerste kruispunt.',
    deletedDrawings: (count) => (count === 1 ? 'De tekening is verwijderd.' : `${count} tekeningen zijn verwijderd.`),
    duplicated: (count) => (count === 1 ? 'De tekening is gedupliceerd.' : `${count} tekeningen zijn gedupliceerd.`),
    moved: (count, place) =>
      count === 1
        ? `De tekening staat nu op plaats ${place}.`
        : `${count} tekeningen staan nu na elkaar vanaf plaats ${place}.`,
    legSplit: (before, distance) =>
      `Tekening ${before + 1} ligt nu ergens in de ${distance} na ${before === 0 ? 'de start' : `tekening ${before}`}. Meet beide stukken.`,
    legNow: (from, count, distance) =>
      `Van ${from === 0 ? 'de start' : from} tot ${from === count ? 'de aankomst' : from + 1}: ${distance ?? 'niet meer bekend'}.`,
    select: 'Selecteren',
    done: 'Klaar',
    selected: (count) => `${count} geselecteerd`,
    selectAll: 'Alles',
    selectNone: 'Niets',
    deleteSelected: 'Verwijderen',
    duplicateSelected: 'Dupliceren',
    moveSelected: 'Verplaatsen',
    place: 'Plaats van de eerste',
    moveHint: 'Ze komen na elkaar te staan, in de volgorde die ze nu hebben.',
    moveHere: 'Hier zetten',
    previous: 'Vorige',
    next: 'Volgende',
    deleteDrawing: 'Verwijderen',
    duplicate: 'Dupliceren',
    insertBefore: 'Ervoor invoegen',
    insertAfter: 'Erachter invoegen',
    swapLeft: 'Naar links',
    swapRight: 'Naar rechts',
    edit: 'Bewerken',
    emptyDrawing: 'Nog niets getekend',
    note: 'Notitie',
    noteHint: 'links bij de kapel',
    distance: 'Afstand tot de volgende',
    distanceHint: '1,2 km',
    distanceWrong: `Vul meters of kilometers in, zoals 250 m of 1,2 km; minder dan ${(FURTHEST_DISTANCE + 1) / 1000} km.`,
    distanceLost: (text: string) => `“${text}” is geen afstand en is dus niet bewaard.`,
    details: {
      title: 'Afstanden en notities',
      hint: 'Vul een afstand in als 250 m of 1,2 km. Met Enter ga je naar de volgende afstand of notitie.',
      start: 'Start',
      finish: 'Aankomst',
      distance: (from, to) => `Afstand van ${from} tot ${to}`,
      toFinish: (from) => `Afstand van ${from} tot de aankomst`,
      note: (number) => `Notitie bij tekening ${number}`,
      noteHint: 'Notitie',
      tooMany: (surplus) =>
        `Er ${surplus === 1 ? 'is' : 'zijn'} ${counted(surplus, { one: 'regel', other: 'regels' })} te veel voor deze tocht. Er is niets veranderd.`,
    },
    drag: {
      draggable:
        'Druk op M om een tekening vast te pakken, op de pijltjestoetsen om ze te verplaatsen, op M of Enter om ze neer te zetten, op Escape om ze te laten staan.',
      lifted: (number, count) =>
        count === 1 ? `Tekening ${number} vastgepakt.` : `${count} tekeningen vastgepakt, met tekening ${number}.`,
      over: (number) => `Boven plaats ${number}.`,
      left: (number) => `Tekening ${number} staat weer waar ze stond.`,
    },
  },
  ink: {
    line: 'Er is een lijn getekend.',
    icon: 'Er is een icoon geplaatst.',
    erased: 'Er is iets weggegomd.',
    gone: 'Er is iets weggehaald.',
    back: 'Er is iets teruggehaald.',
    changed: 'Er is iets veranderd.',
    count: (elements) => `${counted(elements, { one: 'lijn of icoon', other: 'lijnen en iconen' })} op het papier.`,
    penDown: 'De pen staat op het papier.',
    selected: (number, elements) => `Geselecteerd: ${number} van ${elements}.`,
  },
  field: {
    when: moment,
    check: 'Nalopen',
    lead: 'Meelopen',
    title: (number: number, count: number) => `Tekening ${number} van ${count}`,
    correct: 'Juist',
    wrong: 'Fout',
    previous: 'Vorige',
    skip: 'Overslaan',
    next: 'Volgende',
    edit: 'Bewerken',
    row: (number: number, count: number) => `Kruispunt ${number} van ${count}`,
    atRow: (number: number) => `kruispunt ${number}`,
    sides: (left, right) => `${sidesText(left, right)}.`,
    fromStart: (distance: string) => `${distance} vanaf de start`,
    since: (distance: string) => `${distance} sinds de vorige`,
    toNext: (distance: string) => `${distance} tot de volgende`,
    toFinish: (distance: string) => `${distance} tot de aankomst`,
    walked: (distance: string) => `${distance} afgelegd`,
    remaining: (distance: string) => `nog ${distance}`,
    comesNext: (number: number) => `Daarna ${number}`,
    whatIsWrong: 'Wat is er fout?',
    save: 'Bewaren',
    chips: ['Bord ontbreekt', 'Weg afgesloten', 'Afstand fout', 'Pijl fout'],
    states: {
      right: 'nagelopen',
      wrong: 'fout',
      changed: 'gewijzigd sinds het nalopen',
      beforeChanged: 'de vorige tekening is gewijzigd',
    },
    tile: (drawing: string, state: string) => `${drawing}, ${state}`,
    result: 'Resultaat',
    again: 'Opnieuw nalopen',
    count: (checked: number, count: number) => `${checked} van ${count} nagelopen`,
    nothingWrong: 'Er was niets fout.',
    open: 'Niet nagelopen:',
    checkDrawing: (number: number) => `Tekening ${number} nalopen`,
    withRemarks: 'Met opmerking',
    share: 'Opmerkingen delen',
    copied: 'De opmerkingen zijn gekopieerd.',
    copyRefused: 'De browser staat kopiëren niet toe.',
    awake: {
      on: 'Het scherm blijft aan.',
      off: 'Het scherm kan uitgaan.',
      refused:
        'De browser laat het scherm uitgaan. Kies een langere tijd bij Scherm in de instellingen van het toestel, of tik ergens om het opnieuw te proberen.',
      absent:
        'Deze browser kan het scherm niet aan laten staan. Kies een langere tijd bij Scherm in de instellingen van het toestel.',
    },
    callEmergency: `Bel ${EMERGENCY_NUMBER}`,
    callLeaders: 'Bel de leiding',
    pressAgain: 'Tik nog eens om te bellen.',
  },
  sharing: {
    hint: 'Wie de link opent, krijgt een kopie bij de eigen tochten; een bestand laad je in een nieuwe tocht in. Er gaat niets weg van dit toestel tot je zelf iets verstuurt.',
    scan: 'Laat de ander dit scannen met de camera.',
    code: (name) => `QR-code van “${name}”`,
    codeTooLong: (length, most) =>
      `Te veel voor een QR-code: ${written(length)} tekens, en een camera leest er hoogstens ${written(most)}. Gebruik de link.`,
    linkTooLong: (most) =>
      `Te veel voor een link: daar passen hoogstens ${written(most)} tekens in. Gebruik het bestand, daar past alles in.`,
    noLink: 'Deze browser maakt geen links. Gebruik het bestand, daar past alles in.',
    copyLink: 'Link kopiëren',
    sendLink: 'Link versturen',
    saveFile: 'Bestand bewaren',
    sendFile: 'Bestand versturen',
    link: 'Link',
    linkCopied: 'De link is gekopieerd. Plak hem in een bericht.',
    failed: (reason) => `Dat is niet gelukt (${reason}). Je tekeningen zijn veilig.`,
    stillOpen: 'Dit toestel is nog iets anders aan het delen. Sluit dat eerst, of kies voor bewaren of kopiëren.',
  },
  arrived: {
    title: (tochten) => (tochten === 1 ? 'Deze tocht toevoegen?' : `Deze ${written(tochten)} tochten toevoegen?`),
    hint: 'Dit komt bij je eigen tochten; er wordt niets overschreven.',
    more: (count) => `en nog ${written(count)}`,
    add: 'Toevoegen',
    added: (name) => `“${name}” is toegevoegd.`,
  },
  deleted: {
    drawing:
      'Deze tekening is verwijderd of vervangen, misschien in een ander tabblad. Je ziet de laatste versie. Zet de tekening terug om verder te gaan.',
    tocht:
      'Deze tocht is verwijderd, misschien in een ander tabblad. Je ziet de laatste versie. Zet de tocht terug om verder te gaan.',
    putBack: 'Terugzetten',
  },
  ring: {
    directions: DIRECTION_NAMES.nl,
    fromBelow: 'Van onder',
    roundabout: 'Rotonde',
    noRoundabout: 'Geen rotonde',
    staggered: 'Verspringend',
    arms: {
      none: 'geen weg',
      exit: 'weg die je neemt',
      'exit-unpaved': 'onverharde weg die je neemt',
      paved: 'verharde weg',
      unpaved: 'onverharde weg',
      blocked: 'afgesloten weg',
    },
    staggerings: {
      none: 'niet',
      leftFirst: 'links eerst',
      rightFirst: 'rechts eerst',
    },
    unsure: (state) => `${state}, niet zeker`,
    hint: 'Kruispunt: tik eerst op de weg die je neemt, dan op de andere wegen. Tik nog eens op een weg om hem onverhard of afgesloten te maken, of om hem te wissen. Tik op Van onder als je over een onverharde weg komt. Druk lang op een andere weg om die te nemen. Verspringend: je gaat rechtdoor, en de wegen links en rechts liggen niet tegenover elkaar. Een vraagteken: de tekening is op meer dan één manier te lezen.',
    keys: 'Zolang een weg de focus heeft, kies je de wegen met de cijfers, zoals op het cijferblok van een toetsenbord, of met de toetsen rond S; 5 en S maken een rotonde. Met Shift kies je de weg die je neemt.',
  },
  grid: {
    up: 'Omhoog',
    down: 'Omlaag',
    left: 'Links',
    right: 'Rechts',
    reset: 'Alles wissen',
    insert: 'Kruispunt erboven invoegen',
    remove: 'Kruispunt verwijderen',
    reverse: 'Omkeren',
    reversed: 'Omgekeerd: dit is de terugweg.',
    pickLeft: 'Een weg links selecteren',
    pickRight: 'Een weg rechts selecteren',
    begins: 'De tocht begint onderaan, bij de bol. Met Omhoog ga je naar het volgende kruispunt.',
    full: (most) =>
      `In een visgraat passen hoogstens ${written(most)} kruispunten. Alles is bewaard. Ga verder in de volgende tekening.`,
    keys: 'De pijltjestoetsen doen wat de pijlknoppen doen. Met Shift selecteer je links of rechts een weg van het kruispunt, om hem onverhard te maken of te verwijderen.',
    row: (row, rows) => `Kruispunt ${row} van ${rows}`,
    roads: (left, right) =>
      `Wegen: ${left.roads} links${unpavedText(left.unpaved)}, ${right.roads} rechts${unpavedText(right.unpaved)}.`,
    pickedLeft: (number, count, isUnpaved) =>
      `Geselecteerd: weg ${number} van ${count} links${isUnpaved ? ', onverhard' : ''}.`,
    pickedRight: (number, count, isUnpaved) =>
      `Geselecteerd: weg ${number} van ${count} rechts${isUnpaved ? ', onverhard' : ''}.`,
    nextUnpaved: 'De volgende weg is onverhard.',
    notFishbone: 'Deze tekening is geen visgraat. Ze wordt getoond en afgedrukt zoals ze is.',
    freeDraw: 'Bewerken als vrije tekening',
  },
  export: {
    download: 'Downloaden',
    toSheet: 'Naar het blad',
    print: 'Afdrukken',
    share: 'Delen',
    pdfReady: 'De PDF is klaar.',
    making: (done, pages) => `${done} van ${counted(pages, PAGES)} klaar`,
    failed: (reason) => `De PDF is niet gemaakt (${reason}). Je tekeningen zijn veilig; probeer het opnieuw.`,
    notGiven: (reason) => `De PDF is klaar, maar dit toestel heeft hem geweigerd (${reason}). Probeer het opnieuw.`,
    editPhone: 'Telefoonnummer wijzigen',
    layingOut: 'De pagina’s worden opgemaakt…',
    pages: (pages, drawings) => `${counted(drawings, DRAWINGS)} op ${counted(pages, PAGES)}`,
    pageOf: (page, pages) => `Pagina ${page} van ${pages}`,
    side: (...pages) =>
      pages.length === 0 ? 'Lege kant' : `${pages.length === 1 ? 'Pagina' : 'Pagina’s'} ${pages.join(' en ')}`,
    sheetStart: 'Start',
    emergency: (phone) => `Noodgeval? Bel eerst ${EMERGENCY_NUMBER}, dan de leiding: ${phone}`.trimEnd(),
    distance: distanceText,
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    options: 'Blad instellen',
    sections: { page: 'Blad', boxes: 'Vakken', words: 'Tekst', leaders: 'Leiding' },
    group: 'Groep',
    date: 'Datum',
    start: 'Start',
    startHint: 'Tijd en plaats',
    columns: 'Tekeningen per rij',
    paper: 'Papier',
    papers: { A4: 'A4', A5: 'A5', Letter: 'Letter' },
    orientation: 'Stand',
    orientations: { portrait: 'Staand', landscape: 'Liggend' },
    order: 'Leesrichting',
    orders: { rows: 'Rij voor rij', columns: 'Kolom voor kolom' },
    lineWeight: 'Lijnen',
    lineWeights: { light: 'Dun', normal: 'Normaal', heavy: 'Dik' },
    borders: 'Kader rond elke tekening',
    fishbone: (number) => `Visgraat ${number}`,
    beginHere: 'Begin hier ↑',
    rowNumbers: 'Kruispunten nummeren',
    fill: 'Hele pagina vullen',
    crop: 'Hele vak vullen',
    distances: 'Afstanden',
    distanceKinds: { next: 'Tot de volgende', since: 'Sinds de vorige' },
    toFirst: 'Afstand tot de eerste',
    total: (distance) => `${distance} in totaal`,
    layout: 'Indeling',
    layouts: { boxes: 'Vakken', table: 'Tabel' },
    explained: {
      shortest:
        'Volg de tekeningen in de volgorde van hun nummers. Je komt telkens van de bol: neem van daar de kortste weg naar de punt van de pijl. De andere wegen neem je niet.',
      longest:
        'Volg de tekeningen in de volgorde van hun nummers. Je komt telkens van de bol: neem van daar de langste weg naar de punt van de pijl, maar geen enkele weg twee keer.',
      fishbone:
        'Begin bij de bol en volg de lijn naar boven. Elke korte lijn is een weg links of rechts die je niet neemt.',
    },
    signs: {
      route: 'Jouw weg, van bol naar pijl',
      paved: 'Verharde weg',
      unpaved: 'Onverharde weg of pad',
      blocked: 'Afgesloten: ga daar niet in',
      roundabout: 'Rotonde',
      join: 'Gaat verder bij dezelfde letter',
      since: 'Afstand sinds de vorige tekening',
      next: 'Afstand tot de volgende tekening',
    },
    icons: ['Slagboom', 'Controlepost', 'Kerk', 'Huis', 'Spoorweg', 'Overweg', 'Stilte', 'Boom', 'Water'],
    heads: { since: 'Sinds vorige', total: 'Totaal', remaining: 'Nog te gaan', note: 'Notitie' },
    stops: { start: 'Start', finish: 'Aankomst' },
    startNote: 'Tekst bij de start',
    finishNote: 'Tekst bij de aankomst',
    remarks: 'Opmerkingen voor de leiding',
    forLeaders: {
      title: 'Voor de leiding: fout bij het nalopen',
      pageOf: (page, pages) => `Leiding ${page} van ${pages}`,
      wrong: 'fout',
      outdated: { changed: 'sindsdien gewijzigd', beforeChanged: 'de vorige tekening is gewijzigd' },
      when: moment,
    },
    legend: 'Legenda',
    emphasis: 'De weg markeren',
    explain: 'Uitleg',
    explanations: { none: 'Geen', shortest: 'Kortste weg', longest: 'Langste weg', own: 'Eigen tekst' },
    imposition: 'Pagina’s per vel',
    impositions: { one: 'Eén', two: 'Twee', booklet: 'Boekje' },
    foldHint: 'Druk dubbelzijdig af, kies omslaan langs de korte zijde, en vouw.',
    faults: {
      title: (count) => (count === 1 ? '1 punt om na te kijken' : `${count} punten om na te kijken`),
      left: (count) => (count === 0 ? 'Er is niets meer na te kijken.' : `Nu nog ${count} na te kijken.`),
      hint: 'Je kunt ook zo afdrukken.',
      noPhone: 'Er staat geen telefoonnummer op het blad.',
      noToFirst: 'De afstand tot de eerste tekening ontbreekt, dus staat er geen totaal op het blad.',
      cutText: {
        name: 'De naam is te lang voor het blad en wordt ingekort.',
        facts: 'Groep, datum en start zijn te lang voor het blad en worden ingekort.',
        phone: 'Er zijn meer telefoonnummers dan er op het blad passen.',
        startNote: 'De tekst bij de start is te lang voor het vak en wordt ingekort.',
        finishNote: 'De tekst bij de aankomst is te lang voor het vak en wordt ingekort.',
      },
      one: {
        unknown: (number) =>
          `Tekening ${number} bevat iets uit een nieuwere versie van Tochten. Het wordt niet afgedrukt zoals het getekend is.`,
        cutNote: (number) => `De notitie bij tekening ${number} is te lang voor het vak en wordt ingekort.`,
        smallText: (number) =>
          `De afstand bij tekening ${number} is te klein om te lezen. Zet minder tekeningen naast elkaar.`,
        crowded: (number) =>
          `Tekening ${number} is zo klein dat bol en pijl de lijnen bedekken. Zet minder tekeningen naast elkaar, of teken groter.`,
        crowdedInTable: (number) => `Tekening ${number} is zo klein dat bol en pijl de lijnen bedekken. Teken groter.`,
        iconCovers: (number) =>
          `In tekening ${number} bedekt een icoon op dit formaat de bol, de pijl of het kruispunt. Zet minder tekeningen naast elkaar, of schuif het icoon opzij.`,
        iconCoversInTable: (number) =>
          `In tekening ${number} bedekt een icoon op dit formaat de bol, de pijl of het kruispunt. Schuif het icoon opzij.`,
        noDistance: (number) =>
          `Bij tekening ${number} ontbreekt de afstand tot de volgende, dus staat er geen totaal op het blad.`,
        uncertainRoute: (number) =>
          `Tekening ${number} is op meer dan één manier te lezen. De weg is er niet grijs gemarkeerd.`,
        doubtful: (number) =>
          `Tekening ${number} is op basis van een kaart gemaakt, en misschien fout. Bekijk die nog.`,
        wrongInField: (number: number) => `Tekening ${number} bleek bij het nalopen fout.`,
        notChecked: (number: number) => `Niet nagelopen: ${number}`,
        empty: (number) => `Tekening ${number} is leeg.`,
        noBallNoArrow: (number) => `Tekening ${number} heeft geen bol en geen pijl.`,
        noBall: (number) => `Tekening ${number} heeft geen bol.`,
        manyBalls: (number) => `Tekening ${number} heeft meer dan één bol.`,
        noArrow: (number) => `Tekening ${number} heeft geen pijl.`,
        noRoute: (number) => `In tekening ${number} loopt geen lijn van de bol naar de pijl. Trek de route door.`,
        outside: (number) => `Tekening ${number} komt buiten het vak.`,
        notBelow: (number) =>
          `In tekening ${number} staat de bol niet onderaan. Teken het kruispunt zo dat je van onder komt.`,
        gap: (number) => `In tekening ${number} stopt een weg net voor een andere. Trek hem door.`,
        close: (number) =>
          `In tekening ${number} liggen twee wegen zo dicht bij elkaar dat ze één weg lijken. Teken ze verder uit elkaar.`,
      },
      several: {
        unknown: 'Uit een nieuwere versie van Tochten',
        cutNote: 'Notitie te lang voor het vak',
        smallText: 'Afstand te klein om te lezen; zet minder tekeningen naast elkaar',
        crowded: 'Zo klein dat bol en pijl de lijnen bedekken; zet minder tekeningen naast elkaar, of teken groter',
        crowdedInTable: 'Zo klein dat bol en pijl de lijnen bedekken; teken groter',
        iconCovers:
          'Een icoon bedekt op dit formaat bol, pijl of kruispunt; zet minder tekeningen naast elkaar, of schuif het opzij',
        iconCoversInTable: 'Een icoon bedekt op dit formaat bol, pijl of kruispunt; schuif het opzij',
        uncertainRoute: 'Op meer dan één manier te lezen, dus zonder grijs gemarkeerde weg',
        noDistance: 'Geen afstand tot de volgende, dus geen totaal op het blad',
        doubtful: 'Op basis van een kaart gemaakt, en misschien fout; bekijk ze nog',
        wrongInField: 'Fout bij het nalopen',
        notChecked: 'Niet nagelopen',
        empty: 'Leeg',
        noBallNoArrow: 'Geen bol en geen pijl',
        noBall: 'Geen bol',
        manyBalls: 'Meer dan één bol',
        noArrow: 'Geen pijl',
        noRoute: 'Geen lijn van bol naar pijl; trek de route door',
        outside: 'Buiten het vak',
        notBelow: 'Bol niet onderaan; teken het kruispunt zo dat je van onder komt',
        gap: 'Een weg stopt net voor een andere; trek hem door',
        close: 'Twee wegen lijken er één; teken ze verder uit elkaar',
      },
      removeEmpty: 'Lege tekeningen verwijderen',
      emptyRow: (number, row) => `Tekening ${number}: kruispunt ${row} heeft geen wegen.`,
      emptyRows: (number, rows) => `Tekening ${number}: kruispunten ${rows} hebben geen wegen.`,
    },
    single: {
      open: 'Eén tekening als afbeelding',
      pagesAsSvg: 'Pagina’s als SVG',
      title: (number) => `Tekening ${number}`,
      edit: 'Bewerken',
      copyPicture: 'Afbeelding kopiëren',
      copySvg: 'SVG kopiëren',
      png: 'PNG-bestand',
      svg: 'SVG-bestand',
      copied: 'Gekopieerd.',
      copyRefused: 'De browser staat kopiëren niet toe. Gebruik het bestand.',
    },
  },
  version: {
    changedSince: 'Gewijzigd sinds het afdrukken.',
    title: 'Versie van het blad',
    asPrinted: (code) => `Versie ${code}, zoals afgedrukt`,
    notPrinted: (code) => `Versie ${code}, nog niet afgedrukt`,
    changed: (code, printed) => `Versie ${code}; laatst afgedrukt: ${printed}`,
  },
  settings: {
    title: 'Instellingen',
    look: 'Weergave',
    drawing: 'Tekenen',
    sheet: 'Op het blad',
    app: 'Installeren',
    theme: 'Thema',
    themes: { light: 'Licht', dark: 'Donker', system: 'Systeem' },
    language: 'Taal',
    penOnlyHint: 'Je hand op het scherm tekent dan niet mee.',
    phone: 'Telefoonnummer',
    phoneHint: 'Komt op elke pagina. Blijft op dit toestel.',
    data: 'Jouw tochten',
    saveAll: 'Alles als bestand bewaren',
    loadFile: LOAD_FILE,
    unreadableFile: 'Dit bestand is te groot, of kon niet gelezen worden. Er is niets veranderd.',
    reading: 'Het bestand wordt gelezen…',
    added: (tochten) => counted(tochten, { one: 'tocht toegevoegd.', other: 'tochten toegevoegd.' }),
    licences: 'Licenties',
    licencesHint: 'Tochten is opensource, onder de MIT-licentie, en bouwt voort op het werk van vele anderen.',
    allLicences: 'Alle licenties',
    noLicences: 'De licenties konden niet opgehaald worden. Probeer het opnieuw met internet.',
  },
  unread: {
    title: (tochten) => `${counted(tochten, { one: 'tocht kon', other: 'tochten konden' })} niet gelezen worden.`,
    place: (kept) =>
      kept
        ? `De tekst vind je bij Instellingen, onder “${EARLIER}”.`
        : 'Bewaar het bestand: alleen daar staat de tekst nog.',
    tocht: (number, name) => (name === undefined ? `Tocht ${number}` : `Tocht ${number}, “${name}”`),
  },
  kept: {
    bin: 'Prullenbak',
    binEmpty: `Verwijderde tochten blijven hier tot je de prullenbak leegmaakt. Boven ${MOST_BINNED} tochten of ${LARGEST_BIN / 1_000_000} MB verdwijnen de oudste.`,
    putBack: 'Terugzetten',
    putBackNamed: (name) => `“${name}” terugzetten`,
    isBack: (name) => `“${name}” is terug.`,
    emptyBin: 'Prullenbak leegmaken',
    emptyBinSure: (tochten) =>
      `${counted(tochten, { one: 'tocht gaat', other: 'tochten gaan' })} uit de prullenbak. Wat getekend was, blijft nog een tijd bewaard bij “${EARLIER}”. Doorgaan?`,
    earlier: EARLIER,
    earlierHint:
      'Zo was een tocht voordat er iets weggehaald werd. Wat je terughaalt, komt bij je tochten; er wordt niets overschreven. De oudste verdwijnen het eerst.',
    nothingKept: 'Nog geen.',
    notRead: 'Die konden nu niet gelezen worden. Er is niets verloren: kijk later nog eens.',
    notDiscarded: 'Weggooien is niet gelukt. Probeer het later opnieuw.',
    reasons: {
      load: 'Vóór het inladen',
      clear: 'Vóór het wissen',
      delete: 'Vóór het verwijderen',
      undo: 'Vóór ongedaan maken of opnieuw uitvoeren',
      bin: 'Uit de prullenbak',
      otherTab: 'Getekend terwijl het in een ander tabblad verwijderd werd',
      adopt: 'Vóór een wijziging buiten de app',
      recover: 'Vóór het herstellen van niet-bewaarde wijzigingen',
    },
    exactly: (when) => new Intl.DateTimeFormat(REGION_OF.nl, { dateStyle: 'medium', timeStyle: 'medium' }).format(when),
    bringBack: 'Terughalen',
    bringBackNamed: (name) => `“${name}” terughalen`,
    unreadable: (length) => `Onleesbare gegevens (${counted(length, { one: 'teken', other: 'tekens' })})`,
    unreadableName: 'onleesbare tochten',
    download: 'Downloaden',
    discard: 'Weggooien',
    storage: 'Opslag',
    used: (bytes) => `${written(Math.round(bytes / 100_000) / 10)} MB in gebruik op dit toestel.`,
    isProtected: 'Beschermd: de browser bewaart je tochten ook als het toestel vol raakt.',
    notProtected: (refused) =>
      refused
        ? 'De browser gaf geen toestemming. Installeer de app, of bewaar af en toe alles als bestand.'
        : 'Niet beschermd: de browser mag je tochten wissen als het toestel vol raakt.',
    protect: 'Mijn tochten beschermen',
  },
  importFault: {
    unchanged: 'Er is niets veranderd.',
    empty: 'Er staat nog geen tekst.',
    tooLong: (most) => `De tekst is te lang; hoogstens ${written(most)} tekens kunnen ingeladen worden.`,
    notJson: (line, column) => `Dit is geen tekst van een tocht: er staat een fout op regel ${line}, kolom ${column}.`,
    tooDeep: 'Dit is geen tocht: er staan te veel haakjes in elkaar om te volgen.',
    brokenLink: 'Deze link is onderweg afgebroken of veranderd. Vraag hem nog eens, of vraag het bestand.',
    notTocht: 'Dit is geen tocht: er zitten geen tekeningen in.',
    noTocht: 'Er zit geen tocht in.',
    manyTochten: (count) =>
      `Hier zitten ${written(count)} tochten in; laad ze in bij Instellingen, met “${LOAD_FILE}”.`,
    tooMany: (most, what) => `hoogstens ${written(most)} ${what} kunnen ingeladen worden.`,
    counted: {
      drawings: 'tekeningen',
      elements: 'lijnen en iconen in één tekening',
      points: 'punten in één lijn',
      pointsInAll: 'punten in totaal',
    },
    places: { drawing: 'tekening', stroke: 'lijn', icon: 'icoon', point: 'punt' },
    it: 'dit',
    missing: 'het ontbreekt',
    found: (found) => `er staat ${found}`,
    expected: {
      number: 'moet een getal zijn',
      coordinate: `moet tussen -${written(FURTHEST_COORDINATE)} en ${written(FURTHEST_COORDINATE)} liggen`,
      list: 'moet een lijst zijn',
      flag: 'moet true of false zijn',
      text: 'moet een tekst zijn',
      icon: 'moet het nummer van een icoon zijn',
      object: 'moet een object zijn',
      style: 'moet een geheel getal vanaf 0 zijn',
      size: 'moet een maat in getallen boven 0 zijn',
      distance: `moet een geheel aantal meter van 0 tot ${written(FURTHEST_DISTANCE)} zijn`,
    },
  },
}
