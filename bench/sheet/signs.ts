import type { Point } from '../../src/model/types'

/** A line and its pen width, in millimetres from the page's top left corner, like all signs here. */
export interface SignLine {
  readonly points: readonly Point[]
  readonly pen: number
  readonly isDashed: boolean
}

export type EndKind = 'ball' | 'arrowhead' | 'plain'

/** An end of a line, with the points beginning there. */
export interface SignEnd {
  readonly line: SignLine
  readonly kind: EndKind
}

export interface Digit {
  readonly digit: string
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly width: number
  readonly isBold: boolean
}

/** An icon by its index in the catalogue, with its centre and side. */
export interface SignIcon {
  readonly index: number
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface DrawnSigns {
  readonly lines: readonly SignLine[]
  readonly ends: readonly SignEnd[]
  readonly icons: readonly SignIcon[]
}

/** The signs that a reader of a copy should find on a page. */
export interface Signs extends DrawnSigns {
  readonly digits: readonly Digit[]
}
