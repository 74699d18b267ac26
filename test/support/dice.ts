/** Choices that depend only on the random numbers. */
export interface Dice {
  readonly chance: (share: number) => boolean
  readonly between: (least: number, most: number) => number
  /** A random integer from 0 up to, but not including, the count. */
  readonly whole: (count: number) => number
  readonly shuffle: <T>(list: readonly T[]) => T[]
}

export const diceOf = (random: () => number): Dice => ({
  chance: (share) => random() < share,
  between: (least, most) => least + random() * (most - least),
  whole: (count) => Math.floor(random() * count),
  shuffle: (list) =>
    list
      .map((value) => ({ value, order: random() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ value }) => value),
})
