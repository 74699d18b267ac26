import type { Toggle } from '../../gesture/tool'
import { countingIn } from './counting'
import { START_WORDS } from './startWords'

const { written, counted } = countingIn('en')

/** Texts of the free-draw editor and of the error screen; loaded at start. */
export const editorEn = {
  back: 'Back',
  close: 'Close',
  undoIt: 'Undo',
  message: 'Message',
  taken: (drawings: number) =>
    `${counted(drawings, { one: 'drawing with ink was', other: 'drawings with ink were' })} taken away. An earlier version is kept in Settings.`,
  /** A part of the app failed to load. */
  chunk: {
    missing: (address: string) => `A part of the app is missing: ${address}. Try again to get the newest version.`,
    timeout: (address: string) =>
      `A part of the app did not come in time: ${address}. Try again with a better network.`,
    error: (address: string) => `A part of the app could not be fetched: ${address}. Try again when online.`,
  },
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
    } satisfies Readonly<Record<Toggle, string>>),
    junction: 'Junction',
    draw: 'Draw',
    icon: 'Icon',
    noIcon: 'No icon',
    undo: 'Undo',
    redo: 'Redo',
    tools: 'Tools',
    inHand: 'In hand',
    line: 'Line',
    duplicate: 'Duplicate',
    delete: 'Delete',
    fit: 'Whole paper',
    help: 'Tools and keys',
    penOnly: 'Draw with pen only',
    drawingFull: (most: number) =>
      `A drawing holds at most ${written(most)} strokes and icons. All is safe. Remove some, or go on in the next one.`,
    tochtFull: (most: number) => `A tocht holds at most ${written(most)} drawings. All is safe. Go on in a new one.`,
  },
  save: {
    failed: 'Not saved yet. Keep Tochten open; it is tried again.',
    outdated: 'A newer Tochten is open',
    outdatedHint: 'A newer version of Tochten now uses your tochten. This tab changes nothing any more: load it again.',
    reload: 'Load again',
  },
  error: {
    ...START_WORDS,
    home: 'To the start',
  },
}

export type EditorWords = typeof editorEn
