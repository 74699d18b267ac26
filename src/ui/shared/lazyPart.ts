import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { fetchOnce } from './fetchOnce'

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
  const fetchPart = fetchOnce(load)
  const LazyPart = (props: Props) => createElement(use(fetchPart()), props)
  return Object.assign(LazyPart, { fetch: () => fetchPart().then(nothing, nothing) })
}

const nothing = (): void => undefined
