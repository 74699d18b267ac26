import { isBlank } from '../lookups'
import type { State, Tocht } from '../types'

/** The default name of a new tocht, in every language. */
const DEFAULT_NAME = /^Tocht \d+$/

export const isDefaultName = (name: string): boolean => name.trim() === '' || DEFAULT_NAME.test(name)

/** The name that a tocht takes from a text loaded into it; `undefined` when it keeps its own. */
export const nameFromLoaded = (state: State, tocht: Tocht, loaded: string): string | undefined =>
  loaded.trim() !== '' && isDefaultName(tocht.name) && isBlank(state, tocht) ? loaded : undefined
