import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { BESIDE } from '../../shared/useMedia'

/** The distance of the panel from its opener, and its least distance from the edges of the window, in pixels. */
const GAP = 8
const EDGE = 12

/**
 * Places a panel above the tools, or beside them where they stand beside the paper. Its upper edge stays where it is
 * while the panel shrinks, so that the field in it does not move.
 *
 * @param onLeave called when a press or the focus is elsewhere
 */
export const usePanelPlace = (
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onLeave: () => void,
): void => {
  const place = useEffectEvent(() => {
    if (panel.current && opener.current) placeBeside(panel.current, opener.current.getBoundingClientRect())
  })
  const leave = useEffectEvent(({ target }: Event) => {
    const isInside = target instanceof Node && [panel, opener].some(({ current }) => current?.contains(target))
    if (!isInside) onLeave()
  })
  useLayoutEffect(() => {
    place()
    const controller = new AbortController()
    const options = { signal: controller.signal, capture: true }
    addEventListener('resize', () => place(), options)
    // The paper stops its own presses, so this listens in the capture phase.
    document.addEventListener('pointerdown', (event) => leave(event), options)
    document.addEventListener('focusin', (event) => leave(event), options)
    // Larger text makes the panel larger while the window stays as it is.
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.target.getBoundingClientRect().bottom > innerHeight) place()
    })
    if (panel.current) observer.observe(panel.current)
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [panel])
}

const placeBeside = (panel: HTMLElement, opener: DOMRect): void => {
  const isBeside = matchMedia(BESIDE).matches
  const most = (isBeside ? innerHeight - EDGE : opener.top - GAP) - EDGE
  panel.style.maxHeight = `${most}px`
  const { offsetWidth: width, offsetHeight: height } = panel
  const left = isBeside ? opener.right + GAP : opener.left + (opener.width - width) / 2
  const top = isBeside ? opener.top + (opener.height - height) / 2 : opener.top - GAP - height
  panel.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - EDGE - width))}px`
  panel.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - EDGE - height))}px`
}
