import { SIDES, type Fishbone, type Row } from './fishbone'

/**
 * Where a row stands after another page put rows in or took rows out. One whose roads were changed stands between the same
 * rows as before. Undefined for a row that is gone.
 */
export const rowSince = (seen: Fishbone, rows: Fishbone, row: number): number | undefined =>
  placesSince(seen, rows)[row]

/** The same, but undefined where one of several equal rows is gone, and it may have been this one. */
export const sureRowSince = (seen: Fishbone, rows: Fishbone, row: number): number | undefined => {
  const place = rowSince(seen, rows, row)
  const fromEnd = rowSince(seen.toReversed(), rows.toReversed(), seen.length - 1 - row)
  return fromEnd !== undefined && place === rows.length - 1 - fromEnd ? place : undefined
}

export const sameRow = (one: Row, other: Row | undefined): boolean =>
  other !== undefined &&
  SIDES.every(
    (side) =>
      one[side].length === other[side].length &&
      one[side].every(({ dashed }, place) => dashed === other[side][place]?.dashed),
  )

/** For each row that was seen, and for the place behind the last, where it stands now. */
const placesSince = (seen: Fishbone, rows: Fishbone): readonly (number | undefined)[] => {
  const places: (number | undefined)[] = []
  // Of what lies between two rows that stayed, the first are those that lay there before.
  for (const [kept, place] of [...keptRows(seen, rows), [seen.length, rows.length] as const]) {
    const to = (places.findLast((one) => one !== undefined) ?? -1) + 1
    const from = places.length
    for (let row = from; row < kept; row += 1) places.push(to + row - from < place ? to + row - from : undefined)
    places.push(place)
  }
  return places
}

/** The longest series of rows that are in both, as pairs of their places. */
const keptRows = (seen: Fishbone, rows: Fishbone): readonly (readonly [number, number])[] => {
  const same = sameFromStart(seen, rows)
  const start = seen.slice(0, same).map((_, row) => [row, row] as const)
  const [leftSeen, leftRows] = [seen.slice(same), rows.slice(same)]
  const lengths = commonLengths(leftSeen, leftRows)
  const pairs: (readonly [number, number])[] = [...start]
  let [one, other] = [0, 0]
  while (one < leftSeen.length && other < leftRows.length) {
    const row = leftSeen[one]
    if (row && sameRow(row, leftRows[other])) {
      pairs.push([same + one, same + other])
      one += 1
      other += 1
    } else if ((lengths[one + 1]?.[other] ?? 0) >= (lengths[one]?.[other + 1] ?? 0)) one += 1
    else other += 1
  }
  return pairs
}

/** How many rows are the same from the start. */
export const sameFromStart = (seen: Fishbone, rows: Fishbone): number => {
  const first = seen.findIndex((row, index) => !sameRow(row, rows[index]))
  return first < 0 ? seen.length : first
}

/** How many rows the parts from two places on have in common, one after the other (longest common subsequence). */
const commonLengths = (seen: Fishbone, rows: Fishbone): readonly (readonly number[])[] => {
  const lengths = Array.from({ length: seen.length + 1 }, () => Array.from({ length: rows.length + 1 }, () => 0))
  for (const [one, row] of [...seen.entries()].toReversed()) {
    const [here, next] = [lengths[one] ?? [], lengths[one + 1] ?? []]
    for (let other = rows.length - 1; other >= 0; other -= 1)
      here[other] = sameRow(row, rows[other])
        ? 1 + (next[other + 1] ?? 0)
        : Math.max(next[other] ?? 0, here[other + 1] ?? 0)
  }
  return lengths
}
