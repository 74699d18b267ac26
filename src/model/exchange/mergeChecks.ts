import { LONGEST_REMARK } from '../../constants'
import type { StoredCheck } from '../details'
import { checkOf } from '../fieldCheck'
import { shortened } from '../texts/characters'
import type { Drawing } from '../types'

/** Separates remarks, also those about several rows of one fish-bone (`texts/remarkText`). */
const BETWEEN = '; '

/**
 * The check of a drawing that two people checked: the later one; if that found something wrong, with what the other
 * remarked besides. A check that this version cannot read stays only if there is no other.
 */
export const mergedCheck = (mine: Drawing, theirs: Drawing): StoredCheck | undefined => {
  const [own, other] = [checkOf(mine), checkOf(theirs)]
  if (!own || !other) return other ? theirs.check : (mine.check ?? theirs.check)
  const isOlder = own.at < other.at || (own.at === other.at && JSON.stringify(own) < JSON.stringify(other))
  const [later, earlier] = isOlder ? [theirs, mine] : [mine, theirs]
  if (checkOf(later)?.ok) return later.check
  const note = joinedRemark(checkOf(later)?.note, checkOf(earlier)?.note)
  return note === checkOf(later)?.note ? later.check : { ...later.check, note }
}

const joinedRemark = (later: string | undefined, earlier: string | undefined): string | undefined => {
  if (later === undefined || earlier === undefined) return later ?? earlier
  const parts = later.split(BETWEEN)
  const missing = earlier.split(BETWEEN).filter((part) => !parts.includes(part))
  return shortened([...parts, ...missing].join(BETWEEN), LONGEST_REMARK)
}
