/** What stands on a page, as the checks need it: measured in the page (`page/`), judged outside of it (`faults.ts`). */
export interface Measured {
  readonly texts: readonly ShownText[]
  readonly controls: readonly ShownControl[]
  /** What no scrolling brings into sight. */
  readonly unreachable: readonly string[]
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Shown {
  /** What a report calls it. */
  readonly name: string
  /** The element that holds it and all around that, by numbers, from the inside out. */
  readonly path: readonly number[]
  /** The panel in which it lies over the page on purpose, by its number; 0 for the page itself. */
  readonly panel: number
  /** As much of its boxes as nothing around it hides: one for each line of a text, one for a control. */
  readonly seen: readonly Box[]
}

export interface ShownText extends Shown {
  readonly boxes: readonly Box[]
  /** The box of the control in which it stands. */
  readonly control: Box | undefined
  /** Whether something hides a part of it that no scrolling shows, and no title says. */
  readonly isCut: boolean
}

export interface ShownControl extends Shown {
  /** How far a press beside its middle still reaches it, in pixels. */
  readonly target: { readonly width: number; readonly height: number }
  /** Whether it is a link in a line of other words. */
  readonly isInline: boolean
}
