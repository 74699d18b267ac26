import { sameValue } from '../sameValue'

type Order = readonly string[]

/** Whether their order is taken: drawings that both have stand otherwise there, and since the base only they moved them. */
export const theirOrderLeads = (mine: Order, theirs: Order, base: Order | undefined): boolean => {
  const own = inBoth(mine, theirs)
  return base !== undefined && !sameValue(own, inBoth(theirs, mine)) && sameValue(inBoth(own, base), inBoth(base, own))
}

/** Whether both moved drawings since the base, each in another way. */
export const isOrderOfBoth = (mine: Order, theirs: Order, base: Order | undefined): boolean => {
  const [own, other] = [inBoth(mine, theirs), inBoth(theirs, mine)]
  if (base === undefined || sameValue(own, other)) return false
  return [own, other].every((order) => !sameValue(inBoth(order, base), inBoth(base, order)))
}

/** An order without the ids that the other lacks. */
export const inBoth = (order: Order, others: Order): Order => {
  const there = new Set(others)
  return order.filter((id) => there.has(id))
}

/** The leading order with the ids that only the other has, each after the one that precedes it there. */
export const mergedOrder = (leading: Order, other: Order): Order => {
  const merged = [...leading]
  const there = new Set(leading)
  for (const [index, id] of other.entries()) {
    if (there.has(id)) continue
    merged.splice(merged.indexOf(other[index - 1] ?? '') + 1, 0, id)
    there.add(id)
  }
  return merged
}
