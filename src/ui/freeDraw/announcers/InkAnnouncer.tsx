import { useState } from 'react'
import { isEraser, kindOf, type Drawing, type DrawingElement } from '../../../model/types'
import { useHistory } from '../../../store/context'
import { DrawingText } from '../../words/DrawingText'
import type { Words } from '../../words/en'
import { useWords } from '../../words/words'

interface Props {
  readonly drawing: Drawing
  /** True while the ring is open, which announces its own taps. */
  readonly isRingOpen: boolean
}

/** Announces added and removed ink of one drawing to screen readers. */
export const InkAnnouncer = ({ drawing: { id, elements }, isRingOpen }: Props) => {
  const words = useWords()
  const line = useHistory((history) => history[id])
  const done = line?.done ?? 0
  const [seen, setSeen] = useState({ elements, done, undone: line?.steps[done]?.at, text: '', isRead: false })
  if (seen.elements !== elements || seen.done !== done) {
    const isUndo = done < seen.done
    const isRedo = seen.undone !== undefined && line?.steps[done - 1]?.at === seen.undone
    const text = isRingOpen ? '' : changeText(seen.elements, elements, isUndo, words.ink)
    const said = seen.elements === elements ? seen : { text, isRead: isRingOpen && (isUndo || isRedo) }
    setSeen({ ...said, elements, done, undone: line?.steps[done]?.at })
  }
  return (
    <p aria-live="polite" className="sr-only">
      <span>{seen.text}</span>
      {/* Describes the drawing after Undo or Redo in the ring, where a number of strokes would say little. */}
      {seen.isRead && <DrawingText key={done} elements={elements} words={words} />}
    </p>
  )
}

/** The count makes each text unique: screen readers announce only changes. */
const changeText = (
  before: readonly DrawingElement[],
  now: readonly DrawingElement[],
  isUndo: boolean,
  words: Words['ink'],
): string => {
  const count = words.count(now.length)
  if (isUndo && bringsBack(before, now)) return `${words.back} ${count}`
  if (now.length < before.length) return `${words.gone} ${count}`
  const last = now.at(-1)
  if (now.length === before.length || !last) return `${words.changed} ${count}`
  if (isEraser(last)) return `${words.erased} ${count}`
  return `${words.added[kindOf(last) ?? 'stroke']} ${count}`
}

/** Whether an undo returns ink that was removed or erased. */
const bringsBack = (before: readonly DrawingElement[], now: readonly DrawingElement[]): boolean => {
  const last = before.at(-1)
  if (now.length > before.length) return true
  return now.length < before.length && last !== undefined && isEraser(last)
}
