import { produce } from 'immer'
import { createElement, memo, useEffect, useReducer, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ERASE_WIDTH, LIVE_ERASE_WIDTH, MIRROR_KEY, STROKE_WIDTH } from '../../src/constants'

/** How far around the canvas a mask reaches, as in the app, in units. */
const ERASE_REACH = 200

/**
 * The smallest page for drawing with the app's React, immer and bundler. An unfinished stroke goes into its own layer, a
 * finished one through a reducer into a memoised path; each eraser is a mask around all ink before it. It shows the
 * drawing in local storage, at the place that its address names.
 *
 * @typedef {{ d: string, erase: boolean }} Ink
 */

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' }
const PEN = { ...ROUND, stroke: 'currentColor', strokeWidth: STROKE_WIDTH }
const LIVE = {
  pen: { stroke: 'currentColor', width: STROKE_WIDTH },
  eraser: { stroke: '#171918', width: LIVE_ERASE_WIDTH },
}
const { view, ...place } = Object.fromEntries(new URLSearchParams(location.search))
const box = view?.split(' ').map(Number) ?? [0, 0, innerWidth, innerHeight]
const [x = 0, y = 0, width = 0, height = 0] = box
const REGION = {
  x: x - ERASE_REACH,
  y: y - ERASE_REACH,
  width: width + 2 * ERASE_REACH,
  height: height + 2 * ERASE_REACH,
}

/** @returns {Ink[]} */
const storedInk = () => {
  const [{ drawings }] = JSON.parse(localStorage.getItem(MIRROR_KEY) ?? '[{ "drawings": [[]] }]')
  return drawings[0].map((/** @type {{ points: DOMPoint[], erase: boolean }} */ { points, erase }) => ({
    d: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`,
    erase,
  }))
}

/** Adds ink, or undoes the last. */
const change = produce((/** @type {Ink[]} */ ink, /** @type {Ink | 'undo'} */ action) => {
  if (action === 'undo') ink.pop()
  else ink.push(action)
})

const Stroke = memo((/** @type {{ d: string }} */ { d }) => createElement('path', { ...PEN, d }))

/** @param {Ink[]} ink */
const layersOf = (ink) => {
  /** @type {import('react').ReactNode[]} */
  let layers = []
  for (const [index, { d, erase }] of ink.entries()) {
    if (erase) {
      const kept = createElement('rect', { ...REGION, fill: '#fff' })
      const erased = createElement('path', { ...ROUND, d, stroke: '#000', strokeWidth: ERASE_WIDTH })
      const mask = { id: `m${index}`, key: `m${index}`, maskUnits: 'userSpaceOnUse', ...REGION }
      const under = createElement('g', { key: index, mask: `url(#m${index})` }, layers)
      layers = [createElement('mask', mask, kept, erased), under]
    } else layers.push(createElement(Stroke, { key: index, d }))
  }
  return layers
}

/** @param {SVGSVGElement} canvas @param {SVGPathElement} live @param {(d: string) => void} onStroke */
const listen = (canvas, live, onStroke) => {
  let d = ''
  let frame = 0
  let toUnits = new DOMMatrix()
  const show = () => {
    frame = 0
    live.setAttribute('d', d)
  }
  /** @param {PointerEvent} event */
  const placeOf = (event) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(toUnits)
    return `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`
  }
  const listeners = new AbortController()
  const { signal } = listeners
  /** @param {'pointerdown' | 'pointermove' | 'pointerup'} type @param {(event: PointerEvent) => void} act */
  const on = (type, act) => canvas.addEventListener(type, act, { signal })
  on('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    toUnits = canvas.getScreenCTM()?.inverse() ?? toUnits
    d = `M${placeOf(event)}`
    frame ||= requestAnimationFrame(show)
  })
  on('pointermove', (event) => {
    if (!d) return
    for (const one of event.getCoalescedEvents()) d += `L${placeOf(one)}`
    frame ||= requestAnimationFrame(show)
  })
  on('pointerup', () => {
    cancelAnimationFrame(frame)
    onStroke(d)
    d = ''
    show()
  })
  return () => listeners.abort()
}

const Canvas = () => {
  const [ink, act] = useReducer(change, undefined, storedInk)
  const [erase, setErase] = useState(false)
  const canvas = useRef(/** @type {SVGSVGElement | null} */ (null))
  const live = useRef(/** @type {SVGPathElement | null} */ (null))
  useEffect(() => {
    if (!canvas.current || !live.current) return undefined
    return listen(canvas.current, live.current, (d) => act({ d, erase }))
  }, [erase])
  const look = erase ? LIVE.eraser : LIVE.pen
  /* oxlint-disable react/refs -- without JSX it looks as if they were read */
  return [
    createElement('button', { key: 'curve', 'aria-pressed': true }, 'Curve'),
    createElement('button', { key: 'erase', 'aria-pressed': erase, onClick: () => setErase(!erase) }, 'Erase'),
    createElement('button', { key: 'undo', onClick: () => act('undo') }, 'Undo'),
    createElement(
      'div',
      { key: 'paper', id: 'paper', style: place },
      createElement('svg', { viewBox: view }, layersOf(ink)),
      createElement(
        'svg',
        { ref: canvas, viewBox: view, 'data-testid': 'canvas' },
        createElement('path', { ...ROUND, stroke: look.stroke, strokeWidth: look.width, ref: live }),
      ),
    ),
  ]
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Canvas))
