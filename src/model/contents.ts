import { adopt, type Adoption } from './adopt'
import { scopeOf, type Action, type Scope } from './changes/actions'
import { redraw, reduce } from './changes/reducer'
import { without } from './lookups'
import { EMPTY_STATE, type State } from './types'
import { EMPTY_HISTORY, lastStep, nextStep, redo, remember, extendLastStep, undo } from './undo/history'
import type { History, Step } from './undo/step'
import { stepText } from './undo/stepText'

/** Everything that is stored: the tochten and their undo history. */
export interface Contents {
  readonly state: State
  readonly history: History
}

export const EMPTY_CONTENTS: Contents = { state: EMPTY_STATE, history: EMPTY_HISTORY }

/** A change to the contents. It can be repeated on newer contents when another tab wrote first. */
export type Operation =
  | { readonly type: 'do'; readonly action: Action }
  | { readonly type: 'adopt'; readonly adoption: Adoption }
  /** Forgets steps that can no longer be undone or redone. */
  | { readonly type: 'forget'; readonly scopes: readonly Scope[] }
  /** `seen` is the step that the user asked to undo or redo; no other step is undone or redone. */
  | { readonly type: 'undo' | 'redo'; readonly scope: Scope; readonly seen: Step | undefined }

/** Returns the same contents when the operation changes nothing or refers to something that is gone. */
export const operate = (contents: Contents, operation: Operation): Contents => {
  switch (operation.type) {
    case 'do':
      return doAction(contents, operation.action)
    case 'adopt':
      return adoptInto(contents, operation.adoption)
    case 'forget':
      return { ...contents, history: without(contents.history, operation.scopes) }
    case 'undo':
    case 'redo':
      return undoOrRedo(contents, operation)
  }
}

const undoOrRedo = (contents: Contents, { type, scope, seen }: Extract<Operation, { seen: unknown }>): Contents => {
  const { history, state } = contents
  if (!isSame(seen, type === 'undo' ? lastStep(history, state, scope) : nextStep(history, scope))) return contents
  return (type === 'undo' ? undo : redo)(history, state, scope) ?? contents
}

/**
 * Adopts tochten and forgets the steps of those that changed, which no longer apply. For a drawing that this app
 * changed, adds a step that leads back to its previous ink; for one that somebody else changed, adds none.
 */
const adoptInto = ({ state, history }: Contents, adoption: Adoption): Contents => {
  const next = adopt(state, adoption)
  const tochten = Object.keys(history).filter((scope) => next.tochten[scope] !== state.tochten[scope])
  const redrawn = Object.values(next.drawings).filter(({ id, elements }) => {
    const before = state.drawings[id]?.elements
    return before !== undefined && before !== elements
  })
  if (adoption.foreign) {
    const drawings = redrawn.map(({ id }) => id)
    return { state: next, history: without(history, [...tochten, ...drawings]) }
  }
  const remembered = redrawn.reduce(
    (steps, { id, elements }) => {
      const { patches, inverse } = redraw(state, id, elements)
      return patches.length === 0 ? steps : remember(steps, id, { state: next, patches, inverse })
    },
    without(history, tochten),
  )
  return { state: next, history: remembered }
}

const doAction = (contents: Contents, action: Action): Contents => {
  const next = reduce(contents.state, action)
  if (next.patches.length === 0) return contents
  const scope = scopeOf(action)
  if (scope === undefined) return { state: next.state, history: contents.history }
  const continues = 'continues' in action && action.continues
  const history = (continues ? extendLastStep : remember)(contents.history, scope, next)
  return { state: next.state, history }
}

/** A step that was read again from storage is another object with the same text. */
const isSame = (one: Step | undefined, other: Step | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && stepText(one) === stepText(other))
