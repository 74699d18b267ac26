import type { Measured } from '../shown'
import { controlsOf } from './controls'
import { cutInFields, textsOf } from './texts'
import { unreachable } from './unreachable'

export { unreachable }

/** Runs in the page (`inPage.ts`). */
export const measure = (): Measured => {
  const texts = [...textsOf(), ...cutInFields()]
  // These checks scroll, so they come last.
  return { texts, controls: controlsOf(), unreachable: unreachable() }
}
