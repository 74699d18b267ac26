import { BIN_DAYS, DAY_MS } from '../constants'
import type { Binned } from './types'

/** @param now in milliseconds since 1970 @returns in whole days since 1970 */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS)

/** @param when in milliseconds since 1970 */
export const justBinned = (when: number): Binned => ({ when, days: [] })

/** Counts a day of use once, even when the clock jumps back and forth. */
export const countDay = (binned: Binned, day: number): Binned =>
  day === dayOf(binned.when) || binned.days.includes(day) ? binned : { ...binned, days: [...binned.days, day] }

/** The days of use that are left until a tocht is deleted. */
export const daysLeft = ({ days }: Binned): number => Math.min(BIN_DAYS, Math.max(0, BIN_DAYS + 1 - days.length))
