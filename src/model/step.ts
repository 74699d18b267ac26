import type { Patch } from 'immer'
import type { Scope } from './actions'

/** One thing that was done, as the way there and the way back. */
export interface Step {
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  /** When it was done, as a count of steps; clocks may be wrong. */
  readonly at: number
}

/** What was done in one scope, the oldest first, and behind it what was undone. */
export interface Line {
  readonly steps: readonly Step[]
  /** How many of the steps are done. */
  readonly done: number
  /** The number of the oldest step. A step is stored under its number, so that keeps while others come and go. */
  readonly first: number
}

/** What was done, by what it was done to: undoing in one drawing leaves the others alone. */
export type History = Readonly<Record<Scope, Line>>
