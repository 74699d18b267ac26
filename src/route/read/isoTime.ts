const TIME = /^\s*(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d(?:\.\d+)?)\s*(?:Z|([+-])(\d\d):?(\d\d))?\s*$/i
const [MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1_000, 60_000, 3_600_000, 86_400_000] as const

/**
 * The time in a text such as `2026-11-28T15:22:01Z` (ISO 8601), in milliseconds since 1970. A time without a zone is
 * taken as UTC: only differences matter.
 *
 * @returns `undefined` if the text is no such time
 */
export const isoTime = (text: string): number | undefined => {
  const [found, sign, ...parts] = partsOf(text)
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, zoneHour = 0, zoneMinute = 0] = parts
  const zone = (sign === '-' ? -1 : 1) * (zoneHour * HOUR_MS + zoneMinute * MINUTE_MS)
  return daysSince1970(year, month, day) * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS + Math.round(second * MS) - zone
}

const partsOf = (text: string): readonly [found: boolean, sign: string, ...parts: readonly number[]] => {
  const found = TIME.exec(text)
  const [, year, month, day, hour, minute, second, sign = '+', zoneHour = '0', zoneMinute = '0'] = found ?? []
  return [found !== null, sign, ...[year, month, day, hour, minute, second, zoneHour, zoneMinute].map(Number)]
}

/** The days to a date of the Gregorian calendar: `days_from_civil`, howardhinnant.github.io/date_algorithms.html. */
const daysSince1970 = (year: number, month: number, day: number): number => {
  const [from, shifted] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  return from * 365 + leaps + Math.floor((153 * shifted + 2) / 5) + day - 719_469
}
