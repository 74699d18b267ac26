import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { fetchOnce } from './fetchOnce'

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the component in advance; a failure is reported when the part is shown. */
  readonly fetch: () => Promise<void>
}

/**
 * A component loaded when it is first shown. Unlike React's `lazy` it has a timeout, reports errors and can be retried.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  const fetchPart = fetchOnce(load)
  const LazyPart = (props: Props) => createElement(use(fetchPart()), props)
  return Object.assign(LazyPart, {
    fetch: async () => {
      await fetchPart().catch(() => undefined)
    },
  })
}
