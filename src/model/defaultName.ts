import { isBlank } from './lookups'
import type { State, Tocht } from './types'

/** What the app calls a new tocht, in each of its languages. */
const DEFAULT_NAME = /^Tocht \d+$/

export const isDefaultName = (name: string): boolean => name.trim() === '' || DEFAULT_NAME.test(name)

/** What a tocht is called once another one is loaded into it; undefined where it keeps a name that somebody gave it. */
export const nameFromLoaded = (state: State, tocht: Tocht, loaded: string): string | undefined =>
  loaded.trim() !== '' && isDefaultName(tocht.name) && isBlank(state, tocht) ? loaded : undefined
