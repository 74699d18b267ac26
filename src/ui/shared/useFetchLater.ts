import { useEffect } from 'react'
import { whenIdle } from '../../platform/idle'
import type { LazyPart } from './lazyPart'

/** Fetches what may be opened soon, while nobody does anything. */
export const useFetchLater = (part: Pick<LazyPart<never>, 'fetch'>): void =>
  useEffect(() => whenIdle(() => void part.fetch()), [part])
