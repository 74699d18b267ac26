/** The number of fingers, pens and mouse buttons that are down. */
let down = 0

const press = (): void => {
  down += 1
}

const lift = (): void => {
  down = Math.max(0, down - 1)
}

/** Starts to count pointers; call once, at start. */
export const watchPointers = (): void => {
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('pointerup', lift, { capture: true })
  addEventListener('pointercancel', lift, { capture: true })
}

/**
 * Runs a function after a delay, but not while a stroke is being drawn, which it would block.
 * @returns a function that cancels it
 */
export const whenNoPointerIsDown = (run: () => void, milliseconds: number): (() => void) => {
  let timer = setTimeout(check, milliseconds)
  function check(): void {
    if (down === 0) run()
    else timer = setTimeout(check, milliseconds)
  }
  return () => clearTimeout(timer)
}
