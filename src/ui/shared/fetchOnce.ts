import { loadChunk } from '../../platform/chunk'

/** What to do before parts that could not be fetched are asked for again. */
const failed = new Set<() => void>()

/** Lets the parts that could not be fetched be fetched anew when they are next shown. */
export const forgetFailedParts = (): void => {
  failed.forEach((forget) => forget())
  failed.clear()
}

/** A promise on which `use` of React need not wait once it is kept: this is how React marks those that it knows. */
interface Tracked<T> extends Promise<T> {
  status?: 'fulfilled'
  value?: T
}

/**
 * Fetches a part of the app when it is first asked for; a failure stands until it is forgotten. What shows a part that is
 * there shows it at once.
 */
export const fetchOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let part: Tracked<T> | undefined
  const forget = (): void => {
    part = undefined
  }
  return () => {
    if (part) return part
    const fetched: Tracked<T> = loadChunk(load)
    fetched.then(
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => failed.add(forget),
    )
    part = fetched
    return fetched
  }
}
