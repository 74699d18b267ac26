import { operate, type Contents } from '../../src/model/contents'
import { lastStep } from '../../src/model/undo/history'

/** The contents after one Undo in this scope. */
export const undone = (contents: Contents, scope: string): Contents =>
  operate(contents, { type: 'undo', scope, seen: lastStep(contents.history, contents.state, scope) })
