import { useState } from 'react'
import { isEraser, isStamp, type Drawing, type DrawingElement } from '../../model/types'
import { useHistory } from '../../store/context'
import type { Words } from '../words/en'
import { useWordsLater } from '../words/useWordsLater'

interface Props {
  readonly drawing: Drawing
  /** True while the ring is open, which announces its own taps. */
  readonly isRingOpen: boolean
}

/** Announces added and removed ink of one drawing to screen readers. */
export const InkAnnouncer = ({ drawing: { id, elements }, isRingOpen }: Props) => {
  const words = useWordsLater()
  const done = useHistory((history) => history[id]?.done ?? 0)
  const [seen, setSeen] = useState({ elements, done, text: '' })
  if (seen.elements !== elements || seen.done !== done) {
    const isUndo = done < seen.done
    const isSilent = !words || (isRingOpen && !isUndo)
    const text = isSilent ? '' : changeText(seen.elements, elements, isUndo, words.ink)
    setSeen({ elements, done, text: seen.elements === elements ? seen.text : text })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {seen.text}
    </p>
  )
}

type Elements = readonly DrawingElement[]

/** The count makes each text unique: screen readers announce only changes. */
const changeText = (before: Elements, now: Elements, isUndo: boolean, words: Words['ink']): string => {
  const count = words.count(now.length)
  if (isUndo && bringsBack(before, now)) return `${words.back} ${count}`
  if (now.length < before.length) return `${words.gone} ${count}`
  const last = now.at(-1)
  if (now.length === before.length || !last) return `${words.changed} ${count}`
  if (isEraser(last)) return `${words.erased} ${count}`
  return `${isStamp(last) ? words.icon : words.line} ${count}`
}

/** Whether an undo returns ink that was removed or erased. */
const bringsBack = (before: Elements, now: Elements): boolean => {
  const last = before.at(-1)
  if (now.length > before.length) return true
  return now.length < before.length && last !== undefined && isEraser(last)
}
