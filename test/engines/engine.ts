import type { WindowPlace } from '../e2e/canvas'

export type EnginePointer = 'mouse' | 'pen'

/** The part of a browser that the journey needs, so that each browser can use its own driver. */
export interface Engine {
  readonly name: string
  readonly open: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs a function in the page; it can use only its argument. */
  readonly run: <Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  /** Presses at the first spot, moves through the others, and releases. */
  readonly drag: (spots: readonly WindowPlace[], pointer: EnginePointer) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** The window as a PNG, one pixel per CSS pixel. */
  readonly picture: () => Promise<Uint8Array>
  /** Errors and warnings of the pages so far. */
  readonly complaints: () => Promise<readonly string[]>
}
