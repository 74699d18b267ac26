import { useEffect } from 'react'
import { whenIdle } from '../../../platform/idle'
import type { LazyPart } from './lazyPart'

/** Loads a part while the browser is idle. */
export const useFetchLater = (part: Pick<LazyPart<never>, 'fetch'>): void =>
  useEffect(() => whenIdle(() => void part.fetch()), [part])
