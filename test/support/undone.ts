import { operate, type Contents } from '../../src/model/contents'
import { lastStep, nextStep } from '../../src/model/undo/history'

/** The contents after one Undo in this scope. */
export const undone = (contents: Contents, scope: string): Contents =>
  operate(contents, { type: 'undo', scope, seen: lastStep(contents.history, contents.state, scope) })

/** The contents after one Redo in this scope. */
export const redone = (contents: Contents, scope: string): Contents =>
  operate(contents, { type: 'redo', scope, seen: nextStep(contents.history, scope) })
