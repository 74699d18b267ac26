import { countingIn } from './counting'
import type { EditorWords } from './editorEn'

const { written, counted } = countingIn('nl')

export const editorNl: EditorWords = {
  back: 'Terug',
  close: 'Sluiten',
  undoIt: 'Ongedaan maken',
  message: 'Bericht',
  taken: (drawings) =>
    `${counted(drawings, { one: 'tekening is', other: 'tekeningen zijn' })} weggehaald. Een eerdere versie staat bij Instellingen.`,
  chunk: {
    missing: (address) => `Een deel van de app ontbreekt: ${address}. Probeer het opnieuw voor de nieuwste versie.`,
    timeout: (address) => `Een deel van de app kwam niet op tijd: ${address}. Probeer het opnieuw met beter internet.`,
    error: (address) => `Een deel van de app kwam niet aan: ${address}. Probeer het opnieuw met internet.`,
  },
  editor: {
    title: (number) => `Instructie ${number}`,
    canvas: 'Tekenvlak',
    previous: 'Vorige',
    next: 'Volgende',
    clear: 'Wissen',
    cleared: 'De tekening is gewist.',
    bringBack: 'Terughalen',
    select: 'Selecteren',
    route: 'Route',
    curve: 'Vrije lijn',
    dashed: 'Stippellijn',
    circle: 'Bol',
    arrow: 'Pijl',
    erase: 'Gom',
    junction: 'Kruispunt',
    draw: 'Tekenen',
    icon: 'Icoon',
    noIcon: 'Geen icoon',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw uitvoeren',
    tools: 'Gereedschap',
    inHand: 'In de hand',
    line: 'Lijn',
    duplicate: 'Dupliceren',
    delete: 'Verwijderen',
    fit: 'Hele vlak',
    help: 'Gereedschap en toetsen',
    penOnly: 'Alleen met pen tekenen',
    drawingFull: (most) =>
      `In een tekening passen hoogstens ${written(most)} lijnen en iconen. Alles is bewaard. Haal iets weg of ga verder in de volgende.`,
    tochtFull: (most) =>
      `In een tocht passen hoogstens ${written(most)} tekeningen. Alles is bewaard. Ga verder in een nieuwe.`,
  },
  save: {
    failed: 'Nog niet bewaard. Houd Tochten open; het wordt opnieuw geprobeerd.',
    outdated: 'Er is een nieuwere versie open',
    outdatedHint:
      'Een nieuwere versie van Tochten gebruikt nu je tochten. Dit tabblad verandert niets meer: laad het opnieuw.',
    reload: 'Opnieuw laden',
  },
  error: {
    title: 'Onverwachte fout in de app!',
    safe: 'Wat je tekende blijft op dit toestel bewaard. Wil je zeker zijn, download het dan als bestand.',
    home: 'Naar het begin',
    retry: 'Opnieuw proberen',
    download: 'Mijn gegevens downloaden',
  },
}
