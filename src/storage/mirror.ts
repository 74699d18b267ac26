import { drawingsOf } from '../model/lookups'
import type { Drawing, State, Tocht, TochtId } from '../model/types'
import { hash } from './hash'
import { inkOf, markOf } from './ink'

/** The revision of the last change to each tocht or to a drawing in it. */
export type TochtRevisions = Readonly<Record<TochtId, number>>

/**
 * The documented copy in local storage, as text: every tocht, complete. Each tocht carries the revision of its last
 * change and a seal over its own text, so that at the next start a copy that fell behind is told from one that somebody
 * else wrote.
 */
export const mirrorText = (state: State, revisions: TochtRevisions): string => {
  const tochten = state.order.flatMap((id) => state.tochten[id] ?? [])
  return `[${tochten.map((tocht) => tochtText(tocht, drawingsOf(state, tocht), revisions[tocht.id] ?? 0)).join(',')}]`
}

const tochtText = (tocht: Tocht, drawings: readonly Drawing[], rev: number): string => {
  const { name, style, id, canvas } = tocht
  const details = drawings.map((drawing) => ({ id: drawing.id }))
  const ink = drawings.map(({ elements }) => inkOf(elements))
  const seal = sealOf(
    { name, style, id, rev, canvas, details },
    ink.map(({ mark }) => mark),
  )
  const head = JSON.stringify({ name, style })
  const tail = JSON.stringify({ id, rev, canvas, details, seal })
  return `${head.slice(0, -1)},"drawings":[${ink.map(({ text }) => text).join(',')}],${tail.slice(1)}`
}

const sealOf = (fields: object, marks: readonly string[]): string => hash([JSON.stringify(fields), ...marks].join(' '))

/** What a tocht in the mirror says of itself, if it is as we wrote it; nothing for one that came from elsewhere. */
export const sealedRevision = (raw: unknown): { readonly id: TochtId; readonly rev: number } | undefined => {
  if (!isRecord(raw) || typeof raw.id !== 'string' || typeof raw.rev !== 'number') return undefined
  const { name, style, id, rev, canvas, details, drawings } = raw
  if (!Array.isArray(drawings) || !drawings.every(isList)) return undefined
  try {
    const marks = drawings.map(markOf)
    return raw.seal === sealOf({ name, style, id, rev, canvas, details }, marks) ? { id, rev } : undefined
  } catch {
    // Nested deeper than can be written as JSON: read it we could, but never have written it.
    return undefined
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
