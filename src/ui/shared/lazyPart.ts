import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from '../../platform/chunk'

/** What to do before parts that could not be fetched are asked for again. */
const failed = new Set<() => void>()

/** Lets the parts that could not be fetched be fetched anew when they are next shown. */
export const forgetFailedParts = (): void => {
  failed.forEach((forget) => forget())
  failed.clear()
}

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches it before it is shown; one that does not come says so when it is. */
  readonly fetch: () => Promise<void>
}

/**
 * A part of the screen that is fetched when it is first shown. Unlike `lazy` of React it has a time limit, says what was
 * wrong, and can be tried again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let part: Promise<ComponentType<Props>> | undefined
  const forget = (): void => {
    part = undefined
  }
  const fetchOnce = (): Promise<ComponentType<Props>> => {
    if (part) return part
    part = loadChunk(load)
    part.catch(() => failed.add(forget))
    return part
  }
  const LazyPart = (props: Props) => createElement(use(fetchOnce()), props)
  const fetch = (): Promise<void> => fetchOnce().then(nothing, nothing)
  return Object.assign(LazyPart, { fetch })
}

const nothing = (): void => undefined
