import { loadChunk } from '../../platform/chunk'

/** What to do before parts that could not be fetched are asked for again. */
const failed = new Set<() => void>()

/** Lets the parts that could not be fetched be fetched anew when they are next shown. */
export const forgetFailedParts = (): void => {
  failed.forEach((forget) => forget())
  failed.clear()
}

/** Fetches a part of the app when it is first asked for; a failure stands until it is forgotten. */
export const fetchOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let part: Promise<T> | undefined
  const forget = (): void => {
    part = undefined
  }
  return () => {
    if (part) return part
    part = loadChunk(load)
    part.catch(() => failed.add(forget))
    return part
  }
}
