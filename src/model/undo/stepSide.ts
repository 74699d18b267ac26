import type { Scope } from '../changes/actions'
import type { History } from './step'

/** Whether a step, named by its count, is done or undone; `undefined` when the history does not hold it. */
export const stepSide = (history: History, scope: Scope, at: number): 'done' | 'undone' | undefined => {
  const line = history[scope]
  const index = line?.steps.findIndex((step) => step.at === at) ?? -1
  if (!line || index < 0) return undefined
  return index < line.done ? 'done' : 'undone'
}
