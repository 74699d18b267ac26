/**
 * The time in a text such as `2026-11-28T15:22:01Z` (ISO 8601), in milliseconds since 1970.
 *
 * @returns `undefined` if the text is not such a time
 */
export const isoTime = (text: string): number | undefined => {
  // oxlint-disable-next-line no-restricted-globals -- parsing a text reads no clock
  const time = Date.parse(text.trim())
  return Number.isNaN(time) ? undefined : time
}
