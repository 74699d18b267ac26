import type { Fishbone } from '../../model/fishbone/fishbone'
import { printedRows } from '../../model/sheet/printedRows'
import { FISH_BONE, type Drawing, type Tocht } from '../../model/types'

/** The rows of a fish-bone, which are walked one by one; `undefined` for other drawings. */
export const walkedRows = ({ style }: Tocht, { elements }: Drawing): Fishbone | undefined =>
  style === FISH_BONE ? printedRows(elements) : undefined
