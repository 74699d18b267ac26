import { castDraft } from 'immer'
import { useMemo, useRef, type RefObject } from 'react'
import { useImmer } from 'use-immer'
import { MOST_ELEMENTS } from '../../../constants'
import { changeJunction } from '../../../geometry/junction/changeJunction'
import { type JunctionReading, readJunction } from '../../../geometry/junction/readJunction'
import { withReplacements } from '../../../model/changes/changeElements'
import { sameElement } from '../../../model/elements'
import { afterTap, NO_JUNCTION, type Junction, type JunctionTarget, type TargetTap } from '../../../model/junction'
import { type Drawing, type DrawingElement, type DrawingId, type Size, isEraser } from '../../../model/types'
import { lastAt } from '../../../model/undo/history'
import { useHistory, usePreferences, useServices } from '../../../store/context'
import type { CanvasControl } from '../../canvas/DrawingCanvas'

interface Options {
  readonly drawing: Drawing
  /** The size of the tocht's canvas; `undefined` before the first stroke, while the size of the screen decides. */
  readonly canvas: Size | undefined
  readonly control: RefObject<CanvasControl | null>
  /** Called instead of adding to a full drawing. */
  readonly onFull: () => void
  /** Called when the ring is switched on or off. */
  readonly onSwitch: (isOpen: boolean) => void
}

export interface Ring {
  /** Whether Junction is on. */
  readonly isOpen: boolean
  readonly toggle: () => void
  /** What the ring reads in the drawing; `undefined` while the paper shows no ring. An empty drawing offers one. */
  readonly reading: JunctionReading | undefined
  /** The junction that the ring shows; an empty one when none was read. */
  readonly junction: Junction
  /** Elements shown instead of the drawing's own while a tap is held down. */
  readonly preview: readonly DrawingElement[] | undefined
  /** Shows what a tap would do; `undefined` ends this. */
  readonly hold: (tap: TargetTap | undefined) => void
  /** Applies a tap, in one undo step; the first one on an empty drawing switches Junction on. */
  readonly tap: (tap: TargetTap) => void
  /** The target of the last tap, until anything else changes the drawing. */
  readonly tapped: JunctionTarget | undefined
  /** The focus, which the ring takes when Junction is switched on, and keeps from drawing to drawing. */
  readonly focus: {
    /** Whether to focus the ring now; once. */
    readonly take: () => boolean
    /** Called when the ring goes, with whether it had the focus. */
    readonly leave: (hadFocus: boolean) => void
  }
}

interface RingState {
  readonly isOpen: boolean
  /** The strokes that the ring has made since Junction was switched on. */
  readonly own: readonly DrawingElement[]
  /** A tap that is held down on a drawing with these elements. */
  readonly held: { readonly of: readonly DrawingElement[]; readonly tap: TargetTap } | undefined
  /** The last tap; `at` identifies the undo step of the drawing after it. */
  readonly last:
    | { readonly target: JunctionTarget; readonly drawing: DrawingId; readonly at: number | undefined }
    | undefined
}

const CLOSED: RingState = { isOpen: false, own: [], held: undefined, last: undefined }

/** The ring of the editor, which reads the junction in a drawing and applies taps to it. It stays on from drawing to drawing. */
export const useRing = ({ drawing, canvas, control, onFull, onSwitch }: Options): Ring => {
  const { store } = useServices()
  const { offerJunction } = usePreferences()
  const [{ isOpen, own, held, last }, change] = useImmer(CLOSED)
  const { id, elements } = drawing
  const takesFocus = useRef(false)
  const at = useHistory((history) => lastAt(history, id))
  // After an undo or redo the tap is forgotten: `InkAnnouncer` then announces the drawing.
  if (last && (last.drawing !== id || last.at !== at))
    change((ring) => {
      ring.last = undefined
    })
  const isShown = isOpen || (offerJunction && elements.length === 0)
  const reading = useMemo(() => (isShown ? readForRing(elements, own) : undefined), [isShown, elements, own])
  const junction = reading?.junction ?? NO_JUNCTION

  const changeBy = (tap: TargetTap) => {
    const size = canvas ?? control.current?.size()
    if (!size) return undefined
    // An arrow over a road is such a tap, too, while only Route is on and the paper shows no ring.
    const read = reading ?? readForRing(elements, own)
    const { replaced, added } = changeJunction(read, junctionAfter(read, tap), size)
    return { replaced, added, canvas: size, elements: [...withReplacements(elements, replaced), ...added] }
  }
  const switchTo = (isOn: boolean): void => {
    change((ring) => (isOn ? { ...ring, isOpen: true } : CLOSED))
    onSwitch(isOn)
  }
  return {
    isOpen,
    toggle: () => {
      if (control.current?.busy()) return
      takesFocus.current = !isOpen
      switchTo(!isOpen)
    },
    reading,
    junction,
    preview: held?.of === elements ? changeBy(held.tap)?.elements : undefined,
    hold: (tap) =>
      change((ring) => {
        ring.held = tap && castDraft({ of: elements, tap })
      }),
    tap: (tap) => {
      const made = control.current?.busy() ? undefined : changeBy(tap)
      if (!made || made.replaced.length + made.added.length === 0) return
      const { elements: after, ...changed } = made
      if (after.length > Math.max(MOST_ELEMENTS, elements.length)) {
        onFull()
        return
      }
      if (reading && !isOpen) switchTo(true)
      store.dispatch({ type: 'setJunction', drawing: id, ...changed })
      if (!reading) return
      change((ring) => {
        ring.own.push(...castDraft([...changed.replaced.flatMap(({ by }) => by), ...changed.added]))
        ring.last = { target: tap.target, drawing: id, at: lastAt(store.getHistory(), id) }
      })
    },
    tapped: last?.target,
    focus: {
      take: () => {
        const takes = takesFocus.current
        takesFocus.current = false
        return takes
      },
      leave: (hadFocus) => {
        takesFocus.current = hadFocus
      },
    },
  }
}

/** Where nothing is drawn, a tap on the way in draws it, and only the next one makes it unpaved. */
const junctionAfter = ({ junction }: JunctionReading, tap: TargetTap): Junction =>
  !junction && tap.target === 'fromBelow' ? NO_JUNCTION : afterTap(junction ?? NO_JUNCTION, tap)

/**
 * Reads the junction in a drawing. If the ink is not a junction, reads only the ring's own strokes. If there are none,
 * returns a reading without a junction, so that the ring adds strokes and changes none.
 *
 * @param own the strokes that the ring has made since it opened; compared by value, because Undo restores equal copies
 */
export const readForRing = (elements: readonly DrawingElement[], own: readonly DrawingElement[]): JunctionReading => {
  const whole = readJunction(elements)
  if (whole.junction) return whole
  const ofRing = readJunction(
    elements.filter((element) => isEraser(element) || own.some((one) => sameElement(one, element))),
  )
  return ofRing.junction ? ofRing : { doubts: whole.doubts }
}
