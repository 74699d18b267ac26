/**
 * A mouse that uses the browser's own input, so that hit testing, coalescing and waiting for frames are included.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ x: number, y: number }} Place in pixels of the window
 * @typedef {Awaited<ReturnType<typeof pointerOf>>} Pointer
 */

/** @param {Page} page */
export const pointerOf = async (page) => {
  const session = await page.context().newCDPSession(page)
  /** @type {(type: 'mousePressed' | 'mouseReleased' | 'mouseMoved', place: Place, buttons?: number) => Promise<unknown>} */
  const send = (type, place, buttons = 0) => {
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left'
    const clickCount = type === 'mouseMoved' ? 0 : 1
    return session.send('Input.dispatchMouseEvent', { type, ...place, button, buttons, clickCount })
  }
  /** @param {Place} place */
  const press = (place) => send('mousePressed', place, 1)
  /** @param {Place} place */
  const release = (place) => send('mouseReleased', place)
  return {
    /** @param {Place} place */
    hover: (place) => send('mouseMoved', place),
    press,
    release,
    /** @param {Place} place */
    click: (place) => press(place).then(() => release(place)),
    /**
     * Moves with the button down at given times, whether or not the page keeps up.
     *
     * @param {Place[]} places @param {(index: number) => number} due milliseconds after the first
     */
    drag: (places, due) => inTime(places, due, (place) => send('mouseMoved', place, 1)),
  }
}

/** Faster than any hand, for moves that are not measured. @param {number} index */
export const hastily = (index) => index

/**
 * At most one move per frame, each at a different moment of its frame, since hands are not synchronised with the
 * screen.
 *
 * @param {number} index
 */
export const oneInAFrame = (index) => index * 25 + ((index * 0.618) % 1) * 8

/**
 * Sends each item at its time, without waiting for earlier answers.
 *
 * @template T @param {T[]} all @param {(index: number) => number} due @param {(one: T) => Promise<unknown>} send
 */
const inTime = async (all, due, send) => {
  const start = performance.now()
  /** @type {Promise<unknown>[]} */
  const answers = []
  for (const [index, one] of all.entries()) {
    await new Promise((resolve) => setTimeout(resolve, start + due(index) - performance.now()))
    answers.push(send(one))
  }
  await Promise.all(answers)
}
