import { expect, it } from 'vitest'
import { drawingsOf } from '../../../src/model/lookups'
import { ELEMENT_KINDS } from '../../../src/model/types'
import { tochtText } from '../../../src/storage/format'
import type { ImportFault } from '../../../src/storage/outside/importFault'
import { readTocht } from '../../../src/storage/outside/importText'
import { state as anyState } from '../../support/arbitraries'
import { must } from '../../support/must'
import { fc } from '../../support/properties'

type Path = readonly (string | number)[]
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A shared tocht with a canvas and at least one drawing. */
const shared = anyState
  .filter(({ order, tochten }) => order.some((id) => (tochten[id]?.drawings.length ?? 0) > 0))
  .map((state) => {
    const tocht = must(Object.values(state.tochten).find(({ drawings }) => drawings.length > 0))
    return JSON.parse(tochtText({ tocht, drawings: drawingsOf(state, tocht) })) as Json
  })

const HOSTILE: readonly Json[] = [null, true, false, 0, -1, 0.5, 3, 1e6, -1e6, 1e308, '', 'oops', '5', '\u202E']
const HOSTILE_BRANCHES: readonly Json[] = [
  [],
  [[]],
  [null],
  {},
  { x: 1 },
  { points: [] },
  { icon: {} },
  { icon: null },
  { x: 1, y: 2 },
  { length: 5 },
]
const DELETED = Symbol('deleted')

const isBranch = (json: Json): json is readonly Json[] | { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null

/** The paths of all values in a value. */
const pathsIn = (json: Json, path: Path = []): Path[] => {
  if (!isBranch(json)) return [path]
  const keys: Path = Array.isArray(json) ? [...json.keys()] : Object.keys(json)
  return [path, ...keys.flatMap((key) => pathsIn(at(json, [key]) ?? null, [...path, key]))]
}

const at = (json: unknown, path: Path): Json | undefined =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], json) as Json

const changed = (json: Json, path: Path, value: Json | typeof DELETED): Json => {
  const copy = structuredClone(json)
  const key = must(path.at(-1))
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, Json>
  // An element of a list has no name that could be missing.
  if (value === DELETED && !Array.isArray(parent)) delete parent[key]
  else parent[key] = value === DELETED ? null : value
  return copy
}

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key)

/** Whether a fault names the spoiled place, or one within or right above it. */
const isAtPlace = (fault: ImportFault, [list, drawing, element]: Path): boolean => {
  if (fault.kind === 'notTocht') return list === 'drawings'
  if (fault.kind !== 'wrong') return false
  const { location } = fault
  if (list === 'canvas') return ['canvas', 'width', 'height'].includes(location.field ?? '')
  if (list !== 'drawings') return location.field === list
  if (typeof drawing === 'number' && location.drawing !== drawing + 1) return false
  return typeof element !== 'number' || ELEMENT_KINDS.some((kind) => location[kind] === element + 1)
}

/** The other values that were lost; there must be none. */
const lossesIn = (json: Json, path: Path, read: unknown): readonly Path[] => {
  // A stroke without points leaves the list, and those after it move up.
  const loose = path.length > 2 ? path.slice(0, 2) : path
  return pathsIn(json)
    .filter((other) => !startsWith(other, loose) && !isBranch(at(json, other) ?? null))
    .filter((other) => at(read, other) !== at(json, other))
}

it('each of 10,000 mutations of valid tochten is refused at its place, or loaded without loss of other values', () => {
  const outcomes = { refused: 0, loaded: 0 }
  const hostile = fc.constantFrom<Json | typeof DELETED>(DELETED, ...HOSTILE, ...HOSTILE_BRANCHES)
  fc.assert(
    fc.property(shared, fc.nat(), hostile, (json, choice, value) => {
      const paths = pathsIn(json).slice(1)
      const path = must(paths[choice % paths.length])
      const read = readTocht(JSON.stringify(changed(json, path, value)))
      outcomes[read.ok ? 'loaded' : 'refused'] += 1
      expect(read.ok || isAtPlace(read.fault, path)).toBe(true)
      expect(read.ok ? lossesIn(json, path, read.value) : []).toEqual([])
    }),
    { numRuns: 10_000 },
  )
  expect(outcomes.refused).toBeGreaterThan(1_000)
  expect(outcomes.loaded).toBeGreaterThan(1_000)
}, 120_000)
