import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../words/words'

interface Props {
  /** Whether a gesture on the paper is under way. */
  readonly isBusy: () => boolean
  /** The index of the selected element. */
  readonly selected: number | undefined
  /** The number of elements. */
  readonly count: number
}

/** Announces to screen readers that the pen of the keyboard is down, and which element is selected. */
export const PenAnnouncer = ({ isBusy, selected, count }: Props) => {
  const words = useWords()
  const [isDown, setDown] = useState(false)
  const look = useEffectEvent(() => setDown(isBusy()))
  useEffect(() => {
    const controller = new AbortController()
    // Listens in the capture phase, because the paper stops its key events; looks after the paper has handled the key.
    const options = { signal: controller.signal, capture: true }
    const lookLater = ({ target }: Event): void => {
      if (target instanceof SVGSVGElement) setTimeout(look)
    }
    addEventListener('keydown', lookLater, options)
    addEventListener('focusout', lookLater, options)
    return () => controller.abort()
  }, [])
  return (
    <p aria-live="polite" className="sr-only">
      {selected === undefined ? isDown && words.ink.penDown : words.ink.selected(selected + 1, count)}
    </p>
  )
}
