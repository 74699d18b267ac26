/** The data about a page that the checks need: measured in the page (`page/`), judged outside of it (`faults.ts`). */
export interface Measured {
  readonly texts: readonly ShownText[]
  readonly controls: readonly ShownControl[]
  /** A page that is too wide, and controls that cannot be scrolled into view. */
  readonly unreachable: readonly string[]
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Shown {
  /** The name in reports. */
  readonly name: string
  /** The element that contains the text or control, and its ancestors, as numbers from the inside out. */
  readonly path: readonly number[]
  /** The number of the panel over the page in which it lies; 0 for the page itself. */
  readonly panel: number
  /** The visible parts of its boxes, which no ancestor clips: one box per line of a text, one for a control. */
  readonly seen: readonly Box[]
}

export interface ShownText extends Shown {
  /** The box of the control that contains the text. */
  readonly control: Box | undefined
  /** Whether a part of the text is hidden that neither scrolling nor a title shows. */
  readonly isCut: boolean
}

export interface ShownControl extends Shown {
  /** The size of the area around its middle that reacts to a press, in pixels. */
  readonly target: { readonly width: number; readonly height: number }
  /** Whether the control is a link within a line of other words. */
  readonly isInline: boolean
}
