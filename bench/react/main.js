import { produce } from 'immer'
import { createElement, memo, useEffect, useReducer, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { STROKE_WIDTH } from '../../src/constants'

/**
 * The smallest drawing page with the same React, immer and bundler, to compare the app's start with. An unfinished
 * stroke goes into its own layer, a finished one through a reducer into a memoised path.
 */

const PEN = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: STROKE_WIDTH,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** @type {(state: { strokes: string[] }, d: string) => { strokes: string[] }} */
const addStroke = produce((draft, d) => {
  draft.strokes.push(d)
})

const Stroke = memo((/** @type {{ d: string }} */ { d }) => createElement('path', { ...PEN, d }))

/** @param {SVGSVGElement} canvas @param {SVGPathElement} live @param {(d: string) => void} onStroke */
const listen = (canvas, live, onStroke) => {
  let d = ''
  let frame = 0
  const show = () => {
    frame = 0
    live.setAttribute('d', d)
  }
  const listeners = new AbortController()
  const { signal } = listeners
  canvas.addEventListener(
    'pointerdown',
    ({ pointerId, clientX, clientY }) => {
      canvas.setPointerCapture(pointerId)
      d = `M${clientX} ${clientY}`
      frame ||= requestAnimationFrame(show)
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (!d) return
      for (const { clientX, clientY } of event.getCoalescedEvents()) d += `L${clientX} ${clientY}`
      frame ||= requestAnimationFrame(show)
    },
    { signal },
  )
  canvas.addEventListener(
    'pointerup',
    () => {
      cancelAnimationFrame(frame)
      onStroke(d)
      d = ''
      show()
    },
    { signal },
  )
  return () => listeners.abort()
}

const Canvas = () => {
  const [{ strokes }, add] = useReducer(addStroke, { strokes: [] })
  const canvas = useRef(/** @type {SVGSVGElement | null} */ (null))
  const live = useRef(/** @type {SVGPathElement | null} */ (null))
  useEffect(() => (canvas.current && live.current ? listen(canvas.current, live.current, add) : undefined), [])
  /* oxlint-disable react/refs -- without JSX it looks as if they were read */
  return createElement(
    'div',
    null,
    createElement(
      'svg',
      null,
      strokes.map((d, index) => createElement(Stroke, { key: index, d })),
    ),
    createElement('svg', { ref: canvas, 'data-testid': 'canvas' }, createElement('path', { ...PEN, ref: live })),
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Canvas))
