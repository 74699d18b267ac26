import { FIRST_STROKES_KEY } from '../constants'
import type { DrawingElement, DrawingId, Size } from '../model/types'
import { hash } from './hash'
import type { SafeStorage } from './safeStorage'

/** Something drawn before the app was there. */
export interface FirstStroke {
  /** What it was drawn on; undefined for a drawing that had no id yet. */
  readonly drawing: DrawingId | undefined
  /** Where that was found, as indexes. */
  readonly tocht: number
  readonly index: number
  readonly element: DrawingElement
  /** The canvas it was drawn on. */
  readonly canvas: Size
}

export interface FirstStrokes {
  /** Those that nobody has taken. */
  readonly waiting: () => readonly FirstStroke[]
  readonly add: (stroke: FirstStroke) => void
  /** Gives away those that wait, and from then on each as it comes. */
  readonly giveTo: (take: (stroke: FirstStroke) => void) => void
}

/** Strokes that wait for the app, kept for the tab: an app that does not come takes none of them with it. */
export const openFirstStrokes = (session: SafeStorage): FirstStrokes => {
  let strokes = read(session)
  let taker: ((stroke: FirstStroke) => void) | undefined
  return {
    waiting: () => strokes,
    add: (stroke) => {
      if (taker) {
        taker(stroke)
        return
      }
      strokes = [...strokes, stroke]
      write(session, strokes)
    },
    giveTo: (take) => {
      const due = strokes
      taker = take
      strokes = []
      session.removeItem(FIRST_STROKES_KEY)
      due.forEach(take)
    },
  }
}

const write = (session: SafeStorage, strokes: readonly FirstStroke[]): void => {
  const text = JSON.stringify(strokes)
  try {
    session.setItem(FIRST_STROKES_KEY, `${hash(text)}${text}`)
  } catch {
    // A full storage keeps none; they are still here to be given.
  }
}

/** Whatever was not written by us, or not to its end, is left alone: nobody can draw it. */
const read = (session: SafeStorage): readonly FirstStroke[] => {
  const kept = session.getItem(FIRST_STROKES_KEY) ?? ''
  const text = kept.slice(hash('').length)
  return text !== '' && kept === `${hash(text)}${text}` ? (JSON.parse(text) as FirstStroke[]) : []
}
