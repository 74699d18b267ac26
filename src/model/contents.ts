import { EMPTY_HISTORY, lastStep, nextStep, redo, remember, rememberOn, undo, type History, type Step } from './history'
import { adopt, without, type Adoption, type WholeTocht } from './adopt'
import { scopeOf, type Action, type Scope } from './actions'
import { redraw, reduce } from './reducer'
import { stepText } from './stepText'
import { EMPTY_STATE, type State } from './types'

/** All that is kept: what the tochten are, and what was done to them. */
export interface Contents {
  readonly state: State
  readonly history: History
}

export const EMPTY_CONTENTS: Contents = { state: EMPTY_STATE, history: EMPTY_HISTORY }

/** What a hand does to the contents. It can be done again on newer contents, where another tab was first. */
export type Operation =
  | { readonly type: 'do'; readonly action: Action }
  | { readonly type: 'adopt'; readonly adoption: Adoption }
  /** Keeps a tocht aside as it is on this page, because another tab has taken it away, or a drawing of it. */
  | { readonly type: 'setAside'; readonly whole: WholeTocht }
  /** Lets go of steps that nobody can take any more. */
  | { readonly type: 'forget'; readonly scopes: readonly Scope[] }
  /** `seen` is the step that was last, or next, when it was asked for; no other is meant. */
  | { readonly type: 'undo' | 'redo'; readonly scope: Scope; readonly seen: Step | undefined }

/** The same contents where the operation changes nothing, or means something that is no longer there. */
export const operate = (contents: Contents, operation: Operation): Contents => {
  switch (operation.type) {
    case 'do':
      return act(contents, operation.action)
    case 'adopt':
      return takeOver(contents, operation.adoption)
    case 'setAside':
      // The contents stay as they are, and what is set aside is written all the same.
      return { ...contents }
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
  const travelled = (type === 'undo' ? undo : redo)(history, state, scope)
  return travelled ? { state: travelled.state, history: travelled.history } : contents
}

/**
 * The steps of what is another one than before do not fit any more. Where we wrote it ourselves, a drawing gets a step
 * instead that leads back to what it was; what somebody else wrote stands by itself.
 */
const takeOver = ({ state, history }: Contents, adoption: Adoption): Contents => {
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

const act = (contents: Contents, action: Action): Contents => {
  const next = reduce(contents.state, action)
  if (next.patches.length === 0) return contents
  const scope = scopeOf(action)
  if (scope === undefined) return { state: next.state, history: contents.history }
  const continues = 'continues' in action && action.continues
  const history = (continues ? rememberOn : remember)(contents.history, scope, next)
  return { state: next.state, history }
}

/** A step that was read again, after another page wrote beside it, is another object that says the same. */
const isSame = (one: Step | undefined, other: Step | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && stepText(one) === stepText(other))
