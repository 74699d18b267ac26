import type { Patch } from 'immer'
import type { Scope } from '../changes/actions'

/** One step of the undo history, with the patches to redo and to undo it. */
export interface Step {
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  /** A count of steps instead of a time, because clocks may be wrong. */
  readonly at: number
}

/** The steps of one scope, oldest first: the steps that are done, then those that were undone. */
export interface UndoLine {
  readonly steps: readonly Step[]
  /** The number of steps that are done. */
  readonly done: number
  /** The number of the oldest step. Steps are stored by number, so a number never changes. */
  readonly first: number
}

/** The steps by scope: undo in one drawing does not affect another. */
export type History = Readonly<Record<Scope, UndoLine>>
