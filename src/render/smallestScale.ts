import type { PageBody } from './page'

/** How large the smallest drawing on some pages is shown, in millimetres per unit; infinite where there is none. */
export const smallestScale = (bodies: readonly PageBody[]): number =>
  Math.min(
    ...bodies.flatMap((body) =>
      body.kind === 'boxes'
        ? body.cells.map(({ picture, viewBox }) => picture.width / viewBox.width)
        : body.fishbone.strips.map(({ at, viewBox }) => at.width / viewBox.width),
    ),
  )
