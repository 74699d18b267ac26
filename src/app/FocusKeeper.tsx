import { useEffect } from 'react'
import { showFocus } from './showFocus'

/** Controls that may receive the focus. Fields are left out, because a phone would show its keyboard. */
const CONTROLS = 'a[href], :enabled:is(button, [type=checkbox]), summary, [tabindex="0"]'

/**
 * When the focused control disappears, moves the focus to the element in its place. Browsers would move it to the top
 * of the page.
 */
export const FocusKeeper = () => {
  useEffect(() => {
    const controller = new AbortController()
    let left = around(document.activeElement)
    const look = (): void => {
      if (document.activeElement !== document.body || left[0]?.element.isConnected !== false) return
      const gone = left
      left = []
      focusNear(gone)
    }
    const onFocus = ({ target }: FocusEvent): void => {
      left = around(target)
    }
    // A control that loses the focus but stays on the screen was left on purpose.
    const onBlur = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if (left[0]?.element === target && left[0]?.element.isConnected) left = []
      })
    addEventListener('focusin', onFocus, controller)
    addEventListener('focusout', onBlur, controller)
    // Waits a frame, because a closing dialog or a new screen moves the focus itself.
    const observer = new MutationObserver(() => {
      if (left[0]?.element.isConnected === false) requestAnimationFrame(look)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [])
  return null
}

/** The focused element or one of its ancestors, with the neighbours it had. */
interface Left {
  readonly element: Element
  readonly parent: Element | null
  readonly previous: Element | null
  readonly next: Element | null
}

/** Leaves out elements outside the screen: dialogs and menus return the focus themselves. */
const around = (target: EventTarget | null): readonly Left[] =>
  target instanceof Element && target.closest('#root') ? upFrom(target) : []

/** The element and its ancestors within the screen, from the inside out. */
const upFrom = (element: Element | null): readonly Left[] =>
  element && element.id !== 'root' && element !== document.body
    ? [neighboursOf(element), ...upFrom(element.parentElement)]
    : []

const neighboursOf = (element: Element): Left => ({
  element,
  parent: element.parentElement,
  previous: element.previousElementSibling,
  next: element.nextElementSibling,
})

/** The element that now stands in the place of a removed one: its replacement, or else its next sibling. */
const inPlaceOf = ({ parent, previous, next }: Left): Element | null => {
  const replacement = previous ? previous.nextElementSibling : parent?.firstElementChild
  return replacement?.isConnected ? replacement : next
}

const focusNear = (left: readonly Left[]): void => {
  const gone = left.findLast(({ element }) => !element.isConnected)
  const heading = document.querySelector('h1')
  // After a form is answered, the heading of the screen tells the user what comes next.
  const isAnswered = left.some(({ element }) => element instanceof HTMLFormElement && !element.isConnected)
  const instead = gone && inPlaceOf(gone)
  // A new screen is announced by its heading.
  if (heading && (isAnswered || instead?.contains(heading))) return showFocus(heading)
  const places = [instead, ...left.map(({ element }) => element)].filter((one) => one?.isConnected)
  const control = places.map((place) => place && firstControl(place)).find(Boolean)
  if (control) control.focus({ preventScroll: true })
  else if (heading) showFocus(heading)
}

/** A control may be SVG: the paper of the editor. */
const firstControl = (place: Element): HTMLElement | SVGElement | undefined =>
  [place, ...place.querySelectorAll(CONTROLS)].find(
    (one): one is HTMLElement | SVGElement =>
      (one instanceof HTMLElement || one instanceof SVGElement) &&
      one.matches(CONTROLS) &&
      one.getClientRects().length > 0,
  )
