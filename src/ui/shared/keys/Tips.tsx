import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TOOLTIP_MS, TOOLTIP_SKIP_MS } from '../../../constants'
import { controlCap } from '../../../platform/controlCap'
import { keyCaps } from './keyCaps'

/** Distance of a tooltip from its target, and its least distance from the window's edge, in CSS pixels. */
const TOOLTIP_GAP = 6
const TOOLTIP_EDGE = 8

/** Shows the tooltip of the hovered or focused element after a moment, for all elements with `data-tip`. */
export const Tips = () => {
  const target = useTipTarget()
  return target && createPortal(<Tip key={target.dataset.tip} target={target} />, document.body)
}

/** Keys that move the focus. */
const MOVES_FOCUS = /^(Tab|Arrow.*|Home|End)$/

const tipped = (event: Event): HTMLElement | undefined =>
  (event.target instanceof Element && event.target.closest<HTMLElement>('[data-tip]')) || undefined

interface TipTimer {
  /** Shows the tooltip of an element after a moment, or at once; `undefined` hides it. */
  readonly mean: (element: HTMLElement | undefined, atOnce: boolean) => void
  /** Hides the tooltip of an element until another one is meant. */
  readonly hide: () => void
  readonly stop: () => void
}

/** Decides when a tooltip appears. Shortly after one tooltip, the next one appears at once. */
const createTipTimer = (show: (element: HTMLElement | undefined) => void): TipTimer => {
  let meant: HTMLElement | undefined
  let warm = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const showMeant = (): void => {
    warm = true
    show(meant)
  }
  return {
    mean: (element, atOnce) => {
      if (element === meant) return
      meant = element
      clearTimeout(timer)
      if (meant && (warm || atOnce)) return showMeant()
      show(undefined)
      timer = meant ? setTimeout(showMeant, TOOLTIP_MS) : setTimeout(() => (warm = false), TOOLTIP_SKIP_MS)
    },
    hide: () => {
      clearTimeout(timer)
      warm = false
      show(undefined)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The element whose tooltip is visible. */
const useTipTarget = (): HTMLElement | undefined => {
  const [shown, setShown] = useState<HTMLElement>()
  useEffect(() => {
    const { mean, hide, stop } = createTipTimer(setShown)
    let pressed: PointerEvent | undefined
    let key: string | undefined
    const onPress = (event: PointerEvent): void => {
      pressed = event
      key = undefined
      hide()
    }
    const onKey = (event: KeyboardEvent): void => {
      key = event.key
      hide()
    }
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return
      // Ignores an element that a press moved under a resting pointer.
      const isResting = event.clientX === pressed?.clientX && event.clientY === pressed.clientY
      mean(isResting ? undefined : tipped(event), false)
    }
    /** Shows the tooltip only when a key moved the focus, and not when a dialog or the ring took it. */
    const onFocus = (event: FocusEvent): void => {
      if (key !== undefined && MOVES_FOCUS.test(key)) mean(tipped(event), true)
    }
    const onBlur = (): void => mean(undefined, false)
    const watching = new AbortController()
    const options = { signal: watching.signal, capture: true, passive: true }
    document.addEventListener('pointerover', onOver, options)
    document.addEventListener('focusin', onFocus, options)
    document.addEventListener('focusout', onBlur, options)
    document.addEventListener('pointerdown', onPress, options)
    document.addEventListener('keydown', onKey, options)
    document.addEventListener('scroll', hide, options)
    // An element may already be hovered when this code is loaded.
    mean(document.querySelector<HTMLElement>('[data-tip]:hover') ?? undefined, false)
    return () => {
      watching.abort()
      stop()
    }
  }, [])
  return shown
}

/** The tooltip above its target, or below when there is no room; always inside the window. */
const Tip = ({ target }: { readonly target: HTMLElement }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const { width, height } = box.current.getBoundingClientRect()
    const around = target.getBoundingClientRect()
    const above = around.top - TOOLTIP_GAP - height
    const left = around.left + (around.width - width) / 2
    box.current.style.top = `${above < TOOLTIP_EDGE ? around.bottom + TOOLTIP_GAP : above}px`
    box.current.style.left = `${Math.max(TOOLTIP_EDGE, Math.min(left, innerWidth - width - TOOLTIP_EDGE))}px`
  }, [target])
  const { tip, tipKey } = target.dataset
  return (
    <div
      ref={box}
      role="tooltip"
      className="pointer-events-none fixed top-0 left-0 z-60 w-max max-w-[calc(100vw-1rem)] rounded-md bg-text px-2 py-1 text-sm text-canvas select-none"
    >
      <span>{tip}</span>
      {tipKey !== undefined && <kbd className="ml-2 font-sans opacity-70">{keyCaps(tipKey, controlCap())}</kbd>}
    </div>
  )
}
