/**
 * The baseline: the least that a page needs to draw like the app. It reads the same drawing from local storage, nests
 * the same eraser masks, and has a compositor layer for the unfinished stroke; it has no framework, state, storage or
 * checks. Its position on the screen and the widths of its pens come from the address, so that they are the app's.
 */

/** @typedef {{ x: number, y: number }} Point */

/** @param {string} selector @returns {any} an element of `index.html` */
const find = (selector) => document.querySelector(selector)

/** @param {string} tag @param {Record<string, string | number>} attributes */
const make = (tag, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}

const asked = Object.fromEntries(new URLSearchParams(location.search))
const view = asked['view'] ?? ''
/** The app's widths of pens, and how far its masks extend around the canvas. */
const [WIDTH = 0, ERASE_WIDTH = 0, LIVE_ERASE_WIDTH = 0, REACH = 0] = ['stroke', 'eraser', 'liveEraser', 'reach'].map(
  (name) => Number(asked[name]),
)
const [boxX = 0, boxY = 0, boxWidth = 0, boxHeight = 0] = view.split(' ').map(Number)
const region = { x: boxX - REACH, y: boxY - REACH, width: boxWidth + 2 * REACH, height: boxHeight + 2 * REACH }

/** @type {SVGGElement} */
const ink = find('#paper g')
/** @type {SVGSVGElement} */
const canvas = find('[data-testid=canvas]')
/** @type {SVGPathElement} */
const live = find('[data-testid=canvas] path')
/** @type {HTMLButtonElement} */
const erase = find('#erase')

/** The function that undoes each element, latest last. @type {(() => void)[]} */
const undoing = []

/** @param {string} d */
const addStroke = (d) => {
  const path = make('path', { d })
  ink.append(path)
  undoing.push(() => path.remove())
}

/** The mask of the run of erasers at the end of the drawing, if any. */
const lastMask = () => (ink.lastElementChild?.hasAttribute('mask') ? ink.firstElementChild?.lastElementChild : null)

/** @param {string} d */
const addEraser = (d) => {
  const open = lastMask()
  if (open) extendMask(open, d)
  else wrapInMask(d)
}

/** @param {Element} path @param {string} d */
const extendMask = (path, d) => {
  const before = path.getAttribute('d') ?? ''
  path.setAttribute('d', before + d)
  undoing.push(() => path.setAttribute('d', before))
}

/** @param {string} d */
const wrapInMask = (d) => {
  const id = `mask-${undoing.length}`
  const mask = make('mask', { id, maskUnits: 'userSpaceOnUse', ...region })
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  mask.append(
    make('rect', { ...region, fill: '#fff', stroke: 'none' }),
    make('path', { d, fill: 'none', stroke: '#000', 'stroke-width': ERASE_WIDTH, ...round }),
  )
  const group = make('g', { mask: `url(#${id})` })
  group.append(...ink.childNodes)
  ink.append(mask, group)
  undoing.push(() => ink.replaceChildren(...group.childNodes))
}

const erasing = () => erase.ariaPressed === 'true'

/** @param {string} d @param {boolean} eraser */
const add = (d, eraser) => (eraser ? addEraser(d) : addStroke(d))

const showDrawing = () => {
  const { left, top, width, height } = asked
  Object.assign(find('#paper').style, { left, top, width, height })
  for (const svg of document.querySelectorAll('#paper svg')) svg.setAttribute('viewBox', view)
  ink.setAttribute('stroke-width', String(WIDTH))
  const [{ drawings }] = JSON.parse(localStorage.getItem(asked['key'] ?? '') ?? '')
  for (const { points, erase: eraser } of drawings[0])
    add(`M${points.map((/** @type {Point} */ { x, y }) => `${x} ${y}`).join('L')}`, eraser)
}

/** The path so far; empty before drawing. */
let d = ''
let toUnits = new DOMMatrix()
let frame = 0

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10

/** @param {MouseEvent} event */
const place = (event) => {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toUnits)
  return `${round(x)} ${round(y)}`
}

const show = () => {
  frame = 0
  live.setAttribute('d', d)
}

canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId)
  toUnits = canvas.getScreenCTM()?.inverse() ?? new DOMMatrix()
  live.setAttribute('stroke', erasing() ? '#171918' : 'currentColor')
  live.setAttribute('stroke-width', String(erasing() ? LIVE_ERASE_WIDTH : WIDTH))
  d = `M${place(event)}`
  frame ||= requestAnimationFrame(show)
})

canvas.addEventListener('pointermove', (event) => {
  if (!d) return
  for (const one of event.getCoalescedEvents()) d += `L${place(one)}`
  frame ||= requestAnimationFrame(show)
})

canvas.addEventListener('pointerup', () => {
  cancelAnimationFrame(frame)
  add(d, erasing())
  d = ''
  show()
})

erase.addEventListener('click', () => {
  erase.ariaPressed = String(!erasing())
})

find('#undo').addEventListener('click', () => undoing.pop()?.())

let zoom = new DOMMatrix()

/** The picture moves in a layer of its own: painting each stroke in each frame would be far too slow. */
const showView = () => {
  frame = 0
  for (const svg of document.querySelectorAll('svg'))
    Object.assign(svg.style, { transform: String(zoom), willChange: 'transform' })
}

canvas.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault()
    const by = event.ctrlKey
      ? new DOMMatrix().scale(Math.exp(-event.deltaY / 500))
      : new DOMMatrix().translate(-event.deltaX, -event.deltaY)
    zoom = by.multiply(zoom)
    frame ||= requestAnimationFrame(showView)
  },
  { passive: false },
)

showDrawing()
