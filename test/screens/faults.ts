import { hasSize, letterBox, overlapOf } from './page/boxes'
import type { Box, Measured, Shown, ShownControl, ShownText } from './shown'
import { SMALLEST_TARGET } from './target'

/** The faults in the measurements of a page, one line each. */
export const faultsOf = ({ texts, controls, unreachable }: Measured): readonly string[] => [
  ...texts.filter(({ isCut }) => isCut).map(({ name }) => `cut: ${name}`),
  ...texts.filter(sticksOut).map(({ name }) => `outside its button: ${name}`),
  ...overlaps(texts, controls),
  ...controls.filter(isSmall).map(({ name, target }) => `small: ${name} (${sizeText(target)})`),
  ...unreachable,
]

const sticksOut = ({ seen, control }: ShownText): boolean =>
  control !== undefined && seen.some((box) => !isWithin(letterBox(box), control))

/** A link within a line of other words may be only as high as that line. */
const isSmall = ({ target, isInline }: ShownControl): boolean =>
  !isInline && Math.min(target.width, target.height) < SMALLEST_TARGET - 0.5

const sizeText = ({ width, height }: ShownControl['target']): string => `${Math.round(width)} × ${Math.round(height)}`

const overlaps = (texts: readonly ShownText[], controls: readonly ShownControl[]): readonly string[] => {
  const words = texts.map((text): Shown => ({ ...text, seen: text.seen.map(letterBox) }))
  return [
    ...pairs(words, words),
    ...pairs(words, controls),
    // A button may lie on a card that is itself a link.
    ...pairs(controls, controls, (one, other) => !isWithin(one, other) && !isWithin(other, one)),
  ].map(([one, other]) => `overlapping: ${one.name} / ${other.name}`)
}

type Pair = readonly [Shown, Shown]

const pairs = (
  some: readonly Shown[],
  others: readonly Shown[],
  matters: (one: Box, other: Box) => boolean = () => true,
): readonly Pair[] =>
  some.flatMap((one, place) =>
    others
      .slice(some === others ? place + 1 : 0)
      .filter((other) => !mayMeet(one, other))
      .filter((other) => one.seen.some((box) => other.seen.some((its) => isOver(box, its) && matters(box, its))))
      .map((other): Pair => [one, other]),
  )

/** An element inside another may cover it, and a panel covers the page on purpose. */
const mayMeet = (one: Shown, other: Shown): boolean =>
  one.panel !== other.panel || isInside(one, other) || isInside(other, one)

const isInside = (inner: Shown, outer: Shown): boolean =>
  outer.path[0] !== undefined && inner.path.includes(outer.path[0])

const isOver = (one: Box, other: Box): boolean => hasSize(overlapOf(one, other))

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1
