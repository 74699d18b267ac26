import { useEffect, useState } from 'react'
import { readOnce } from '../../geometry/junction/readOnce'
import { showsFishbone } from '../../model/fishbone/readFishbone'
import type { DrawingElement } from '../../model/types'
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
 * Describes a drawing for people who cannot see it; `undefined` for a fish-bone and anything else that is not a junction.
 */
export const describeDrawing = (elements: readonly DrawingElement[], words: JunctionWords): string | undefined =>
  showsFishbone(elements) ? undefined : junctionText(words, readOnce(elements))
