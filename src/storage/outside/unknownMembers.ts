import { isObject } from '../../model/isObject'
import { kindOf, type UnknownElement } from '../../model/types'

/** Greatest nesting in unknown members that are kept for a newer version. */
export const MOST_UNKNOWN_DEPTH = 32

/** Names that could reach a prototype; such members are never kept. */
const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Keeps the unknown members of an object; returns the same object if there are none.
 * @param reserved unknown names that are not kept, because they would be mistaken for something else
 */
export const withKeptMembers = <Read extends object>(read: Read, known: object, reserved: readonly string[]): Read => {
  const unknown = Object.entries(read).filter(([name]) => !Object.hasOwn(known, name))
  if (unknown.length === 0) return read
  const kept = unknown.filter(([name, value]) => !reserved.includes(name) && isKept(name, value))
  const names = new Set(unknown.map(([name]) => name))
  const rest = Object.entries(read).filter(([name]) => !names.has(name))
  return Object.fromEntries([...rest, ...kept.map(([name, value]) => [name, withoutPrototypeNames(value)])]) as Read
}

/** Whether a value is an object and no list. */
export const isMembers = (input: unknown): input is object => isObject(input) && !Array.isArray(input)

/** Whether a value is an element of a newer version: an object of no known kind, and not empty. */
export const isUnknownElement = (input: unknown): input is UnknownElement =>
  isMembers(input) &&
  kindOf(input) === undefined &&
  Object.keys(input).some((name) => !PROTOTYPE_NAMES.has(name)) &&
  Object.values(input).every((value) => isShallow(value, MOST_UNKNOWN_DEPTH))

const isKept = (name: string, value: unknown): boolean =>
  !PROTOTYPE_NAMES.has(name) && isShallow(value, MOST_UNKNOWN_DEPTH)

/** Whether the nesting is shallow enough to be written as JSON again. */
const isShallow = (value: unknown, levels: number): boolean =>
  !isObject(value) || (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)))

export const withoutPrototypeNames = <Value>(value: Value): Value => {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map(withoutPrototypeNames) as Value
  const members = Object.entries(value).filter(([name]) => !PROTOTYPE_NAMES.has(name))
  return Object.fromEntries(members.map(([name, one]) => [name, withoutPrototypeNames(one)])) as Value
}
