/** Time after the last event of a pressed pointer in which it counts as down: a drawing hand hardly rests longer. */
const STILL_MS = 2_000
const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

/** The time until which a pointer counts as down. It passes by itself, because browsers lose releases, as in menus. */
let downUntil = 0

const follow = ({ buttons }: Pick<PointerEvent, 'buttons'>): void => {
  downUntil = buttons === 0 ? 0 : performance.now() + STILL_MS
}

/** Starts to follow pointers; call once, at start. */
export const watchPointers = (): void => {
  for (const event of EVENTS) addEventListener(event, follow, { capture: true, passive: true })
}

/**
 * Runs a function after a delay, but not while a stroke is being drawn, which it would block.
 * @returns a function that cancels it
 */
export const whenNoPointerIsDown = (run: () => void, milliseconds: number): (() => void) => {
  let timer = setTimeout(check, milliseconds)
  function check(): void {
    if (performance.now() >= downUntil) run()
    else timer = setTimeout(check, milliseconds)
  }
  return () => clearTimeout(timer)
}
