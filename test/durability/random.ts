import { randomFrom } from '../fixtures/random.mjs'

/** Random choices that a seed repeats. */
export interface Random {
  /** A random integer from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
}

export const choicesFrom = (seed: number): Random => {
  const fraction = randomFrom(seed)
  const below = (limit: number): number => Math.floor(fraction() * limit)
  return { below, pick: (choices) => choices[below(choices.length)] ?? choices[0] }
}
