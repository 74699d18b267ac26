import type { Way } from '../../../src/route/roads'
import type { Fix } from './fixes'
import type { ExpectedBox } from './roadChains'

/** A box that the walker needs. */
export type Needed = Pick<ExpectedBox, 'place' | 'at' | 'junction'>

/** A walk with a fault, before it becomes files. */
export interface FaultyParts {
  readonly ways: readonly Way[]
  /** The roads without the fault. */
  readonly cleanWays: readonly Way[]
  readonly fixes: readonly Fix[]
  readonly boxes: readonly Needed[]
  /** Where the fault lies along the walk, in metres; absent if it is no single place. */
  readonly at: { readonly from: number; readonly to: number } | undefined
  /** The length walked off the roads at the fault, in metres: it may count or not. */
  readonly spare: number
}
