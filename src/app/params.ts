/** Parses an index of an address: digits only, and a safe integer; `undefined` for anything else. */
export const parseIndex = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^\d+$/.test(text)) return undefined
  const index = Number(text)
  return Number.isSafeInteger(index) ? index : undefined
}
