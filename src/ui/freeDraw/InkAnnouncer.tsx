import { useState } from 'react'
import { isEraser, isStamp, type DrawingElement } from '../../model/types'
import type { Words } from '../words/en'
import { useWordsLater } from '../words/useWordsLater'

type Elements = readonly DrawingElement[]

/** Announces added and removed ink to screen readers. */
export const InkAnnouncer = ({ elements }: { readonly elements: Elements }) => {
  const words = useWordsLater()
  const [announced, setAnnounced] = useState({ elements, text: '' })
  if (announced.elements !== elements)
    setAnnounced({ elements, text: words ? changeText(announced.elements, elements, words.ink) : '' })
  return (
    <p aria-live="polite" className="sr-only">
      {announced.text}
    </p>
  )
}

/** The count makes each text unique: screen readers announce only changes. */
const changeText = (before: Elements, now: Elements, words: Words['ink']): string => {
  const count = words.count(now.length)
  if (now.length < before.length) return `${words.gone} ${count}`
  const last = now.at(-1)
  if (now.length === before.length || !last) return `${words.changed} ${count}`
  if (isEraser(last)) return `${words.erased} ${count}`
  return `${isStamp(last) ? words.icon : words.line} ${count}`
}
