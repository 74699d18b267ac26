import { hash } from '../../model/hash'
import { isObject } from '../../model/isObject'
import { drawingsOf, listedTochten } from '../../model/lookups'
import type { Drawing, State, Tocht, TochtId } from '../../model/types'
import type { Revision } from '../database/head'
import { checksumOf, inkOf } from '../ink'

/** The part of a state that the database holds, as far as this tab knows. */
export interface Committed {
  readonly state: State
  /** The last commit that changed each tocht. */
  readonly tochten: Readonly<Record<TochtId, Revision>>
  /** A commit that was begun, and of which this tab does not know whether it is in the database. */
  readonly begun?: Revision | undefined
}

/** The relation of a copy of a tocht to the database. */
export interface Standing {
  /** The last commit that changed the tocht; `undefined` if it was in none. */
  readonly revision: Revision | undefined
  /** Whether the copy holds work that no commit has. */
  readonly unsaved: boolean
  /** A commit that has nothing but what the copy holds, if it is in the database. */
  readonly begun?: Revision | undefined
}

/**
 * The text of the mirror, the documented copy in local storage: every listed tocht, complete. Each has the revision of
 * its last commit, `unsaved` while it holds work that no commit has (with the commit that was begun last, if its outcome
 * is unknown), and a seal over its text. So the next start can tell an outdated copy, unsaved work and foreign text apart.
 */
export const mirrorText = (state: State, committed: Committed): string =>
  `[${listedTochten(state)
    .map((tocht) =>
      sealedText(tocht, drawingsOf(state, tocht), {
        revision: committed.tochten[tocht.id],
        unsaved: isUnsaved(tocht, state, committed.state),
        begun: committed.begun,
      }),
    )
    .join(',')}]`

const isUnsaved = (tocht: Tocht, { drawings }: State, committed: State): boolean =>
  committed.tochten[tocht.id] !== tocht || tocht.drawings.some((id) => committed.drawings[id] !== drawings[id])

const sealedText = (tocht: Tocht, drawings: readonly Drawing[], { revision, unsaved, begun }: Standing): string => {
  const { name, style, drawings: _listed, ...others } = tocht
  const details = drawings.map(({ elements: _ink, ...known }) => known)
  const ink = drawings.map(({ elements }) => inkOf(elements))
  const ours = { ...others, rev: revision ?? 0, ...(unsaved && { unsaved, begun }), details }
  const seal = sealOf(
    { name, style, ...ours },
    ink.map(({ checksum }) => checksum),
  )
  const head = JSON.stringify({ name, style })
  const tail = JSON.stringify({ ...ours, seal })
  return `${head.slice(0, -1)},"drawings":[${ink.map(({ text }) => text).join(',')}],${tail.slice(1)}`
}

const sealOf = (fields: object, checksums: readonly string[]): string =>
  hash([JSON.stringify(fields), ...checksums].join(' '))

/** The standing of a tocht in the mirror if its seal is intact; else `undefined`. */
export const sealedStanding = (raw: unknown): Standing | undefined => {
  if (!isObject(raw) || typeof raw['id'] !== 'string' || !isRevision(raw['rev'])) return undefined
  const { drawings, seal, ...fields } = raw
  if (!Array.isArray(drawings) || !drawings.every(Array.isArray)) return undefined
  try {
    if (seal !== sealOf(fields, drawings.map(checksumOf))) return undefined
    // Builds of schema 2 named the tabs with unsaved work in `ahead`.
    const unsaved = raw['unsaved'] === true || raw['ahead'] !== undefined
    const begun = isRevision(raw['begun']) ? raw['begun'] : undefined
    return { revision: raw['rev'] === 0 ? undefined : raw['rev'], unsaved, ...(begun !== undefined && { begun }) }
  } catch {
    // Nested too deeply to be written as JSON, so this app did not write it.
    return undefined
  }
}

const isRevision = (raw: unknown): raw is Revision => typeof raw === 'string' || typeof raw === 'number'

/** The tochten of a mirror, any of which may be foreign; `undefined` if the text is not a list. */
export const mirroredTochten = (text: string): readonly unknown[] | undefined => {
  try {
    const raw: unknown = JSON.parse(text)
    return Array.isArray(raw) ? raw : undefined
  } catch {
    return undefined
  }
}
