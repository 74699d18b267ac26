import { loadChunk } from '../../../platform/chunk'

/** Functions that reset the parts that could not be loaded. */
const failed = new Set<() => void>()

/** Lets failed parts be loaded again when they are next shown. */
export const forgetFailedParts = (): void => {
  failed.forEach((forget) => forget())
  failed.clear()
}

/** A promise with the properties by which React's `use` reads a settled value without waiting. */
interface Tracked<T> extends Promise<T> {
  status?: 'fulfilled'
  value?: T
}

/** Loads a part of the app once; a failure is kept until it is reset. A loaded part is shown without suspending. */
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
