import type { PageBody } from './page'

/** The scale of the smallest drawing on these pages, in millimetres per unit; `Infinity` without drawings. */
export const smallestScale = (bodies: readonly PageBody[]): number =>
  Math.min(
    ...bodies.flatMap((body) =>
      body.kind === 'cells'
        ? body.cells.map(({ picture, viewBox }) => picture.width / viewBox.width)
        : body.fishbone.strips.map(({ at, viewBox }) => at.width / viewBox.width),
    ),
  )
