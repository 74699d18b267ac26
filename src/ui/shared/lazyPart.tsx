import { use, type ComponentType } from 'react'
import { loadChunk } from '../../platform/chunk'

/** What to do before parts that could not be fetched are asked for again. */
const failed = new Set<() => void>()

/** Lets the parts that could not be fetched be fetched anew when they are next shown. */
export const forgetFailedParts = (): void => {
  failed.forEach((forget) => forget())
  failed.clear()
}

/**
 * A part of the screen that is fetched when it is first shown. Unlike `lazy` of React it has a time limit, says what was
 * wrong, and can be tried again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let part: Promise<ComponentType<Props>> | undefined
  const forget = (): void => {
    part = undefined
  }
  const fetchPart = (): Promise<ComponentType<Props>> => {
    const fetching = loadChunk(load)
    fetching.catch(() => failed.add(forget))
    return fetching
  }
  return function LazyPart(props) {
    const Part = use((part ??= fetchPart()))
    return <Part {...props} />
  }
}
