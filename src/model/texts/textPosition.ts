/** A place in a text, counted from one. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** The line and the column of an index. */
export const textPositionAt = (text: string, index: number): TextPosition => {
  const before = text.slice(0, index)
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}
