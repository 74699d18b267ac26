import { MOST_TEXT } from '../../constants'
import { isObject } from '../../model/isObject'
import { failed } from '../../model/read'
import { cleanName } from '../../model/texts/names'
import type { DiskTocht } from '../format'
import type { ImportFault } from './importFault'
import { checkOwnTocht, parsed, readOwnTocht, readTocht, soleTocht, type Imported } from './importText'
import { isMembers } from './unknownMembers'

/** The kind of text: a tocht from anybody, a file with one or more tochten, or an earlier version of the app itself. */
export type ImportKind = 'tocht' | 'tochten' | 'earlierVersion'

export interface ImportRequest {
  readonly kind: ImportKind
  readonly text: string
  /** The ids of a tocht from a link, which stand beside its text (`packedIds`). */
  readonly ids?: string | undefined
}

/** The result of reading a text: the tochten, and for a file of several also those that could not be read. */
export interface ReadTochten {
  readonly tochten: readonly DiskTocht[]
  readonly unread: readonly UnreadTocht[]
}

/** A tocht in a list that is not valid. */
export interface UnreadTocht {
  /** The position of the tocht in the list, from one. */
  readonly number: number
  /** `undefined` if it has no name. */
  readonly name: string | undefined
  readonly fault: ImportFault
  /** The tocht as JSON. */
  readonly text: string
}

export const readAs = ({ kind, text, ids }: ImportRequest): Imported<ReadTochten> => {
  if (kind === 'tochten') return readFile(text)
  return asOnly(kind === 'earlierVersion' ? readOwnTocht(text) : readTocht(text, ids))
}

/** A file with several tochten has no limits, because the app itself writes such files. */
const readFile = (text: string): Imported<ReadTochten> => {
  const json = parsed(text)
  if (!json.ok) return json
  const { value } = json
  if (Array.isArray(value) && value.some(isMembers)) return { ok: true, value: readList(value) }
  return text.length > MOST_TEXT ? failed({ kind: 'tooLong', most: MOST_TEXT }) : asOnly(soleTocht(value))
}

/** Validates each tocht by itself, so that one that is not valid does not stop the others. */
const readList = (list: readonly unknown[]): ReadTochten => {
  const checked = list.map((value, index) => ({ value, number: index + 1, read: checkOwnTocht(value) }))
  return {
    tochten: checked.flatMap(({ read }) => (read.ok ? [read.value] : [])),
    unread: checked.flatMap(({ value, number, read }) =>
      read.ok ? [] : [{ number, name: nameOf(value), fault: read.fault, text: textOf(value) }],
    ),
  }
}

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value)
  } catch {
    // Nested too deeply to be written.
    return ''
  }
}

const nameOf = (value: unknown): string | undefined =>
  isObject(value) && 'name' in value && typeof value.name === 'string' ? cleanName(value.name) : undefined

const asOnly = (read: Imported<DiskTocht>): Imported<ReadTochten> =>
  read.ok ? { ok: true, value: { tochten: [read.value], unread: [] } } : read
