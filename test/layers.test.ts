import { readFileSync } from 'node:fs'
import { parse } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { breachesOf, circlesIn, importsOf, LAYERS, PURE } from './support/project/layers'
import { SOURCES } from './support/project/sources'

describe('nothing in src imports against the layers', () => {
  it('there are files to check', () => {
    expect([...SOURCES.keys()]).toEqual(expect.arrayContaining(['constants.ts', 'model/changes/reducer.ts']))
  })

  it('and no file imports itself indirectly, types included', () => {
    expect(circlesIn(SOURCES)).toEqual([])
  })

  it.each([...SOURCES])('%s', (file, source) => {
    expect(breachesOf(file, source)).toEqual([])
  })
})

const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('the compiler and the linter hold the same layers to be pure', () => {
  expect(parse(textOf('src/tsconfig.pure.json'))).toMatchObject({ include: [...PURE] })
  const files = [...PURE].map((layer) => `src/${layer}${layer.endsWith('.ts') ? '' : '/**'}`)
  const { overrides } = JSON.parse(textOf('.oxlintrc.json')) as { readonly overrides: readonly object[] }
  expect(overrides.filter((one) => JSON.stringify(one).includes('Date'))).toMatchObject([{ files }])
})

/** The picture names the layers of one file without its ending. */
const layerNamed = (name: string): string => (`${name}.ts` in LAYERS ? `${name}.ts` : name)

describe('the picture in ARCHITECTURE.md', () => {
  const picture = textOf('ARCHITECTURE.md').split('```')[1] ?? ''
  const arrows = [...picture.matchAll(/^ +(\w+)(?:\[.*?\])? --> (\w+)/gm)].map(([, from = '', to = '']) => ({
    from: layerNamed(from),
    to: layerNamed(to),
  }))
  const below = (layer: string): readonly string[] =>
    arrows.filter(({ from }) => from === layer).flatMap(({ to }) => below(to).concat(to))

  it('has no arrow that the layers forbid', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const allowed = LAYERS[from]
      return allowed !== 'everything' && !allowed?.includes(to)
    })
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(LAYERS))('leads from %s to all layers that it may import', (layer, allowed) => {
    const reached = below(layer)
    expect(allowed === 'everything' ? [] : allowed.filter((one) => !reached.includes(one))).toEqual([])
    expect(layer === 'constants.ts' || reached.length > 0).toBe(true)
  })
})

describe('the check finds', () => {
  it.each([
    ['an import upwards', 'model/a.ts', `import { b } from '../ui/b'`, '../ui/b'],
    ['an import of a type upwards', 'geometry/a.ts', `import type { Mark } from '../render/marks'`, '../render/marks'],
    ['a re-export', 'storage/a.ts', `export { b } from '../store/b'`, '../store/b'],
    ['a re-export of everything', 'gesture/a.ts', `export * from '../render/b'`, '../render/b'],
    ['a re-exported type', 'pdf/a.ts', `export type { B } from '../storage/b'`, '../storage/b'],
    ['a later import', 'platform/a.ts', `const b = await import('../pdf/b')`, '../pdf/b'],
    ['an import within a type', 'store/a.ts', `type B = import('../ui/b').B`, '../ui/b'],
    ['an import for its effect', 'render/deep/a.ts', `import '../../platform/b'`, '../../platform/b'],
    ['an import by constants', 'constants.ts', `import { ICONS } from './model/icons'`, './model/icons'],
    ['a package in a pure layer', 'model/a.ts', `import { useState } from 'react'`, 'react'],
    [
      'a part of a package in a pure layer',
      'render/a.tsx',
      `import { jsx } from 'react/jsx-runtime'`,
      'react/jsx-runtime',
    ],
    ['a module of Node in a pure layer', 'geometry/a.ts', `import 'node:fs'`, 'node:fs'],
    ['a way out of src', 'ui/a.ts', `import json from '../../package.json'`, '../../package.json'],
    ['a computed name', 'ui/a.ts', 'const b = import(`../${place}`)', '(computed)'],
  ])('%s', (_, file, source, named) => {
    expect(breachesOf(file, source)).toEqual([`${file} must not import ${named}`])
  })

  it('a file in no layer', () => {
    expect(breachesOf('utils/a.ts', '')).toEqual(['utils/a.ts is in no layer'])
  })
})

describe('the check allows', () => {
  it.each([
    ['an import within the layer', 'ui/deep/a.tsx', `import { b } from '../b'`],
    ['an import downwards', 'ui/a.tsx', `import { marksOf } from '../render/marks'; import { X } from '../constants'`],
    [
      'the packages of the pure layers',
      'geometry/a.ts',
      `import s from 'simplify-js'; import 'clipper2-ts/dist/Core.js'`,
    ],
    ['any package elsewhere', 'ui/a.tsx', `import { useState } from 'react'`],
    ['the PDF in app', 'app/a.tsx', `const b = import('../pdf/b')`],
    ['everything in the start', 'start/main.tsx', `import '../app/router'; import './index.css'`],
    ['an import in a comment or a text', 'model/a.ts', `// import '../ui/b'\nexport const t = "import '../ui/b'"`],
  ])('%s', (_, file, source) => {
    expect(breachesOf(file, source)).toEqual([])
  })
})

it('a circle is found through types, dynamic imports and files in between; a file that only leads to it is not part of it', () => {
  const sources = new Map([
    ['ui/a.tsx', `import type { B } from './deep/b'`],
    ['ui/deep/b.ts', `export const c = () => import('../../model/c')`],
    ['model/c.ts', `import { a } from '../ui/a'; import { d } from './d'; import { z } from 'zod'`],
    ['model/d.ts', ''],
    ['ui/e.ts', `import { a } from './a'`],
  ])
  expect(circlesIn(sources)).toEqual([
    'ui/a.tsx -> ui/deep/b.ts',
    'ui/deep/b.ts -> model/c.ts',
    'model/c.ts -> ui/a.tsx',
  ])
})

it('every kind of import is read', () => {
  const source = `
    import a from 'a'
    import type { B } from 'b'
    import 'c'
    export { d } from 'd'
    export * from 'e'
    const f = import('f')
    type G = import('g').G
  `
  expect(importsOf('ui/a.ts', source).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})
