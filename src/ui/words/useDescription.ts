import { useEffect, useState } from 'react'
import { readOnce } from '../../geometry/junction/readOnce'
import { signsIn } from '../../geometry/junction/signsIn'
import { showsFishbone } from '../../model/fishbone/readFishbone'
import { ICONS, type IconName } from '../../model/icons'
import { isolated } from '../../model/texts/isolate'
import { isLabel, isStamp, type DrawingElement } from '../../model/types'
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
 * Describes a drawing for people who cannot see it: its junction, its icons that are not erased, then its labels;
 * `undefined` for a fish-bone, and for a drawing with none of them.
 */
export const describeDrawing = (elements: readonly DrawingElement[], words: JunctionWords): string | undefined => {
  if (showsFishbone(elements)) return undefined
  const texts = elements.filter(isLabel).map(({ label }) => isolated(label.text))
  const icons = iconsIn(elements)
  const parts = [
    junctionText(words, readOnce(elements)),
    icons.length > 0 ? words.withIcons(icons) : undefined,
    texts.length > 0 ? words.labels(texts) : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(' ') || undefined
}

/** The icons of a drawing, each once. An icon of a newer version has no name. */
const iconsIn = (elements: readonly DrawingElement[]): readonly IconName[] =>
  elements.some(isStamp)
    ? [...signsIn(elements).elements].flatMap((sign) => (typeof sign === 'number' ? (ICONS[sign]?.name ?? []) : []))
    : []
