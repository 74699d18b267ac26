import { SIDES, type Fishbone, type Row } from './fishbone'

/**
 * The index of a row after another tab inserted or removed rows. A row whose roads changed is found between the same
 * neighbours. `undefined` for a removed row.
 */
export const rowSince = (seen: Fishbone, rows: Fishbone, row: number): number | undefined =>
  placesSince(seen, rows)[row]

/** Like `rowSince`, but `undefined` if one of several equal rows was removed and it may have been this one. */
export const sureRowSince = (seen: Fishbone, rows: Fishbone, row: number): number | undefined => {
  const place = rowSince(seen, rows, row)
  const fromEnd = rowSince(seen.toReversed(), rows.toReversed(), seen.length - 1 - row)
  return fromEnd !== undefined && place === rows.length - 1 - fromEnd ? place : undefined
}

const sameRow = (one: Row, other: Row | undefined): boolean =>
  other !== undefined &&
  SIDES.every(
    (side) =>
      one[side].length === other[side].length &&
      one[side].every(({ dashed }, place) => dashed === other[side][place]?.dashed),
  )

/** The current index of each seen row, and of the end. */
const placesSince = (seen: Fishbone, rows: Fishbone): readonly (number | undefined)[] => {
  const places: (number | undefined)[] = []
  // Between two kept rows, the seen rows take the places of the present rows in order. Further seen rows are gone, and
  // further present rows are new.
  for (const [kept, place] of [...commonRows(seen, rows), [seen.length, rows.length] as const]) {
    const to = (places.findLast((one) => one !== undefined) ?? -1) + 1
    const from = places.length
    for (let row = from; row < kept; row += 1) places.push(to + row - from < place ? to + row - from : undefined)
    places.push(place)
  }
  return places
}

/** The longest common subsequence of rows, as pairs of indexes. */
const commonRows = (seen: Fishbone, rows: Fishbone): readonly (readonly [number, number])[] => {
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

/** The number of equal rows at the start. */
export const sameFromStart = (seen: Fishbone, rows: Fishbone): number => {
  const first = seen.findIndex((row, index) => !sameRow(row, rows[index]))
  return first < 0 ? seen.length : first
}

/** For each pair of indexes, the length of the longest common subsequence from there on. */
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
