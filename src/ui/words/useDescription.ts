import { useEffect, useState } from 'react'
import { readOnce } from '../../geometry/junction/readOnce'
import { showsFishbone } from '../../model/fishbone/readFishbone'
import { isolated } from '../../model/texts/isolate'
import { isLabel, type DrawingElement } from '../../model/types'
import { whenIdle } from '../../platform/idle'
import type { JunctionWords } from './junctionEn'
import { junctionText } from './junctionText'
import { useWords } from './words'

/**
 * Describes a drawing in a sentence for people who cannot see it; `undefined` until it is read, and for drawings that
 * are not a junction. Reading happens while the browser is idle; the previous text stays until then.
 *
 * @param elements `undefined` for a drawing that needs no description yet
 * @param wait when to read; always the same function
 */
export const useDescription = (
  elements: readonly DrawingElement[] | undefined,
  wait: (run: () => void) => () => void = whenIdle,
): string | undefined => {
  const { junctions } = useWords()
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (!elements) return undefined
    return wait(() => setText(describeDrawing(elements, junctions)))
  }, [elements, junctions, wait])
  return text
}

/**
 * Describes a drawing for people who cannot see it: its junction, then its labels; `undefined` for a fish-bone, and
 * for a drawing with neither.
 */
export const describeDrawing = (elements: readonly DrawingElement[], words: JunctionWords): string | undefined => {
  if (showsFishbone(elements)) return undefined
  const texts = elements.filter(isLabel).map(({ label }) => isolated(label.text))
  const parts = [junctionText(words, readOnce(elements)), texts.length > 0 ? words.labels(texts) : undefined]
  return parts.filter((part) => part !== undefined).join(' ') || undefined
}
