import type * as v from 'valibot'
import { LONGEST_SHOWN } from '../../constants'
import { isObject } from '../../model/isObject'
import { ELEMENT_KINDS, KIND_MEMBER } from '../../model/types'
import { REQUIRED } from './elementFormats'
import type { Expected, ImportFault, FaultLocation } from './importFault'

/** Converts an issue of the schema into a place and a reason. */
export const faultOf = (issue: v.BaseIssue<unknown>): ImportFault => {
  const location = locationOf(issue.path ?? [])
  // For a missing field the schema reports the message of its object.
  const missing = issue.input === undefined && location.field !== undefined ? REQUIRED[location.field] : undefined
  return { kind: 'wrong', location, expected: missing ?? (issue.message as Expected), found: shown(issue.input) }
}

/** Reads `drawings[3][2].points[7].x` as drawing 4, stroke 3, point 8, x. */
const locationOf = (path: readonly { readonly key?: unknown }[]): FaultLocation => {
  const keys = path.map(({ key }) => key)
  const [list, drawing, element, part, point] = keys
  const last = keys.at(-1)
  const field = typeof last === 'string' ? last : undefined
  if (list === 'details') return { drawing: ordinal(drawing), field }
  if (list !== 'drawings') return { field }
  return {
    drawing: ordinal(drawing),
    [ELEMENT_KINDS.find((kind) => KIND_MEMBER[kind] === part) ?? 'stroke']: ordinal(element),
    point: part === 'points' ? ordinal(point) : undefined,
    field,
  }
}

const ordinal = (key: unknown): number | undefined => (typeof key === 'number' ? key + 1 : undefined)

/** The wrong value, short enough for a message. */
const shown = (value: unknown): string => {
  if (value === undefined) return ''
  if (Array.isArray(value)) return '[…]'
  if (isObject(value)) return '{…}'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
