import { nameOf } from './controls'
import { CONTROLS } from './elements'

/** A page that is too wide, and controls that are cut off at every scroll position. */
export const unreachable = (): readonly string[] => {
  const tooWide = document.documentElement.scrollWidth - innerWidth
  // A skip link is shown only while it has the focus.
  const controls = [...document.querySelectorAll(`:is(${CONTROLS}):not(.sr-only)`)]
  return [
    ...(tooWide > 0 ? [`the page is ${tooWide} pixels too wide`] : []),
    ...controls.filter(isCutOff).map((control) => `out of reach: ${nameOf(control)}`),
  ]
}

const isCutOff = (control: Element): boolean => {
  if (control.closest('[inert], [hidden], [aria-hidden=true]') || !control.checkVisibility()) return false
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const outside = left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5
  const clipped = control.matches('button') && control.scrollWidth > control.clientWidth + 1
  // Content before the start of a scroll container cannot be scrolled into view.
  let scroller = control.parentElement
  while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement
  const before = scroller !== null && top < scroller.getBoundingClientRect().top - 0.5
  return (outside && bottom - top <= innerHeight) || clipped || before
}
