import { randomFrom } from '../fixtures/random.mjs'

/** Random choices that a seed repeats. */
export interface Dice {
  /** A random number from 0 up to, but not including, 1. */
  readonly fraction: () => number
  readonly chance: (share: number) => boolean
  readonly between: (least: number, most: number) => number
  /** A random integer from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
  readonly shuffle: <T>(list: readonly T[]) => T[]
}

export const diceOf = (seed: number): Dice => {
  const fraction = randomFrom(seed)
  const below = (limit: number): number => Math.floor(fraction() * limit)
  return {
    fraction,
    chance: (share) => fraction() < share,
    between: (least, most) => least + fraction() * (most - least),
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    shuffle: (list) =>
      list
        .map((value) => ({ value, order: fraction() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ value }) => value),
  }
}
