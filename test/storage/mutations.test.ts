import { expect, it } from 'vitest'
import { shareText } from '../../src/storage/disk'
import { readTocht } from '../../src/storage/importText'
import { drawingsOf } from '../../src/model/lookups'
import { state as anyState } from '../support/arbitraries'
import { must } from '../support/must'
import { fc } from '../support/properties'

type Path = readonly (string | number)[]
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A tocht as it is shared, with a canvas and at least one drawing. */
const shared = anyState
  .filter(({ order, tochten }) => order.some((id) => (tochten[id]?.drawings.length ?? 0) > 0))
  .map((state) => {
    const tocht = must(Object.values(state.tochten).find(({ drawings }) => drawings.length > 0))
    return JSON.parse(shareText({ tocht, drawings: drawingsOf(state, tocht) })) as Json
  })

const HOSTILE: readonly Json[] = [
  ...[null, true, false, 0, -1, 0.5, 3, 1e6, -1e6, 1e308, '', 'oops', '5', '\u202E', [], [[]], [null], {}],
  ...[{ x: 1 }, { points: [] }, { icon: {} }, { icon: null }, { x: 1, y: 2 }, { length: 5 }],
]
const DELETED = Symbol('deleted')

const isBranch = (json: Json): json is readonly Json[] | { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null

/** Where everything in a value stands, branches and leaves. */
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
  // An element of a list has no name to be missed by.
  if (value === DELETED && !Array.isArray(parent)) delete parent[key]
  else parent[key] = value === DELETED ? null : value
  return copy
}

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key)

it('10,000 mutations of valid tochten: each is refused at its place, or loaded without loss of anything else', () => {
  const outcomes = { refused: 0, loaded: 0 }
  const mutation = fc.tuple(shared, fc.nat(), fc.constantFrom<Json | typeof DELETED>(DELETED, ...HOSTILE))
  fc.assert(
    fc.property(mutation, ([json, choice, value]) => {
      const paths = pathsIn(json).slice(1)
      const path = must(paths[choice % paths.length])
      const mutated = changed(json, path, value)
      const read = readTocht(JSON.stringify(mutated))
      const [list, drawing, element] = path
      if (!read.ok) {
        outcomes.refused += 1
        expect(['wrong', 'notTocht']).toContain(read.fault.kind)
        if (read.fault.kind !== 'wrong') return
        const { place } = read.fault
        if (list !== 'drawings')
          expect(list === 'canvas' ? ['canvas', 'width', 'height'] : [list]).toContain(place.field)
        if (typeof drawing === 'number') expect(place.drawing).toBe(drawing + 1)
        if (typeof element === 'number') expect(place.stroke ?? place.icon).toBe(element + 1)
        return
      }
      outcomes.loaded += 1
      // A stroke that lost its points leaves the list, and those behind it move up.
      const loose = path.length > 2 ? path.slice(0, 2) : path
      const others = paths.filter((other) => !startsWith(other, loose) && !isBranch(at(json, other) ?? null))
      for (const other of others) expect([other, at(read.value, other)]).toEqual([other, at(json, other)])
      const kept = at(mutated, path)
      if (path.length > 2 && kept !== undefined && !isBranch(kept)) {
        expect(JSON.stringify(read.value.drawings)).toContain(JSON.stringify(kept))
      }
    }),
    { numRuns: 10_000 },
  )
  expect(outcomes.refused).toBeGreaterThan(1_000)
  expect(outcomes.loaded).toBeGreaterThan(1_000)
}, 120_000)
