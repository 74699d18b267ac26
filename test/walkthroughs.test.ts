import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SOURCES } from './support/project/sources'
import { walkthroughFaults, walkthroughsIn } from './support/project/walkthroughs'

const WALKTHROUGHS = walkthroughsIn(readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8'))

const row = (from: string, name: string, to: string): string => `| \`${from}\` | \`${name}\` | \`${to}\` | why |`

describe('every row of a walkthrough in ARCHITECTURE.md names files and imports that exist', () => {
  it('there are four walkthroughs', () => {
    expect([...WALKTHROUGHS.keys()]).toEqual([
      'One point of a pen stroke',
      'One action',
      'One page of a sheet',
      'One pasted text',
    ])
  })

  it.each([...WALKTHROUGHS])('%s', (_, steps) => {
    expect(steps.length).toBeGreaterThan(5)
    expect(walkthroughFaults(steps, SOURCES)).toEqual([])
  })
})

describe('the check of a walkthrough finds', () => {
  const sources = new Map([
    ['ui/a.tsx', `import { b } from '../model/b'\nimport { unused } from '../model/d'\nb()`],
    ['model/b.ts', `export const b = () => 1`],
    ['model/c.ts', `// c and b\nexport const c = 2`],
    ['model/d.ts', `export const unused = 3`],
    ['start/e.ts', `import { b } from '../model/b'\nimport { c } from '../model/c'\nc({ given: b.given })`],
    ['ui/f.ts', `new Worker(new URL('../model/g.ts', import.meta.url)).postMessage(1)`],
    ['model/g.ts', `globalThis.postMessage(2)`],
  ])
  const faultsIn = (...rows: readonly string[]): readonly string[] =>
    walkthroughFaults(walkthroughsIn(['### A walkthrough', ...rows].join('\n')).get('A walkthrough') ?? [], sources)

  it('nothing where the caller imports, or is imported, or starts a worker', () => {
    expect(faultsIn(row('ui/a', 'b', 'model/b'), row('model/b', 'b', 'ui/a'))).toEqual([])
    expect(faultsIn(row('ui/f', 'postMessage', 'model/g'))).toEqual([])
  })

  it('a file that is gone', () => {
    expect(faultsIn(row('ui/a', 'b', 'model/z'))).toEqual(['There is no model/z'])
  })

  it('a file that does not import the other, even if a comment names it', () => {
    expect(faultsIn(row('model/b', 'b', 'model/c'))).toEqual([
      'model/b and model/c do not know each other',
      'model/c has no b',
    ])
  })

  it('a name that is imported and not used', () => {
    expect(faultsIn(row('ui/a', 'unused', 'model/d'))).toEqual(['ui/a has no unused'])
  })

  it('a name that the third file does not pass on', () => {
    expect(faultsIn('| `model/b` | `b` (given by `start/e`) | `model/c` | why |')).toEqual(['model/c has no b'])
  })

  it('a row to which nothing leads', () => {
    expect(faultsIn(row('ui/a', 'b', 'model/b'), row('ui/f', 'postMessage', 'model/g'))).toEqual([
      'ui/f is not reached by the rows before',
    ])
  })
})
