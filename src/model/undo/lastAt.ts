import type { Scope } from '../changes/actions'
import type { History } from './step'

/** Identifies the last step that is done in a scope; `undefined` without one. */
export const lastAt = (history: History, scope: Scope): number | undefined => {
  const line = history[scope]
  return line?.steps[line.done - 1]?.at
}
