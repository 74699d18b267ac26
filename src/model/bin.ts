import { BIN_DAYS } from '../constants'
import type { State, TochtId } from './types'

const DAY_MS = 24 * 60 * 60 * 1_000

/** How many days a tocht stays in the bin, today included. @param deleted, now in milliseconds since 1970 */
export const daysLeft = (deleted: number, now: number): number =>
  // A clock that was set back meanwhile makes nothing stay longer than promised.
  Math.min(BIN_DAYS, Math.max(0, Math.ceil(BIN_DAYS - (now - deleted) / DAY_MS)))

/** The tochten whose time in the bin is over. */
export const expired = ({ bin }: State, now: number): readonly TochtId[] =>
  Object.keys(bin).filter((id) => daysLeft(bin[id] ?? now, now) === 0)
