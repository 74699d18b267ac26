/** How many fingers, pens or mouse buttons are down, anywhere in the page. */
let down = 0

const press = (): void => {
  down += 1
}

const lift = (): void => {
  down = Math.max(0, down - 1)
}

/** Begins to watch for the hand; once, at start. */
export const watchHand = (): void => {
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('pointerup', lift, { capture: true })
  addEventListener('pointercancel', lift, { capture: true })
}

/**
 * Runs something that would hold up a stroke after so many milliseconds, but not while one is being drawn.
 *
 * @returns calls it off
 */
export const whenAtRest = (run: () => void, milliseconds: number): (() => void) => {
  let timer = setTimeout(check, milliseconds)
  function check(): void {
    if (down === 0) run()
    else timer = setTimeout(check, milliseconds)
  }
  return () => clearTimeout(timer)
}
