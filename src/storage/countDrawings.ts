import { isObject } from '../model/isObject'

/** The number of drawings in the text of a snapshot; `undefined` when it cannot be read. */
export const countDrawings = (text: string): number | undefined => {
  try {
    const read: unknown = JSON.parse(text)
    return isObject(read) && Array.isArray(read['drawings']) ? read['drawings'].length : undefined
  } catch {
    return undefined
  }
}
