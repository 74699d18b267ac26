/** A place in CSS pixels of the window. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export type PointerType = 'mouse' | 'pen'

/** As little of a browser as the journey needs, so that each can be driven by what it has: a protocol, or WebDriver. */
export interface Engine {
  readonly name: string
  readonly open: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs a function in the page. It sees nothing but its argument. */
  readonly run: <Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  /** Presses at the first spot, moves through the others and releases. */
  readonly drag: (spots: readonly Spot[], pointer: PointerType) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** The window as a PNG, one pixel to a CSS pixel. */
  readonly picture: () => Promise<Uint8Array>
  /** What the pages complained of so far. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
