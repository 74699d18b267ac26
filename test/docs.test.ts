import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CORE } from './e2e/core'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DECISIONS = 'docs/decisions'

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name))

const read = (page: string): string => readFileSync(`${ROOT}${page}`, 'utf8')
const PAGES = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn(DECISIONS), ...pagesIn('bench')]

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-')

const headingsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) => heading)

/** Links to files or headings of the project that do not exist. */
const brokenLinksIn = (page: string): readonly string[] =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : posix.join(posix.dirname(page), path)
      if (!existsSync(`${ROOT}${target}`)) return true
      return anchor !== undefined && !headingsIn(read(target)).map(anchorOf).includes(anchor)
    })

const FOLDERS = ['src', 'test'].flatMap((of) => readdirSync(`${ROOT}${of}`)).filter((name) => !name.includes('.'))
const PATH = new RegExp(`\`((?:src|test|build|bench|${FOLDERS.join('|')})/[\\w./-]+)\``, 'g')

/** The path from the project's folder; pages leave out `src`, and `test` before a test. */
const wholePath = (path: string): string => {
  if (/^(src|test|build|bench)\//.test(path)) return path
  return `${/\.(test|spec)$/.test(path) ? 'test' : 'src'}/${path}`
}

/** Files that a page names but that do not exist. */
const missingFilesIn = (page: string): readonly string[] =>
  [...read(page).matchAll(PATH)]
    .map(([, path = '']) => wholePath(path))
    .filter((path) => !['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(`${ROOT}${path}${ending}`)))

describe.each(PAGES)('%s', (page) => {
  it('has no broken links', () => {
    expect(brokenLinksIn(page)).toEqual([])
  })

  it('names only files that exist', () => {
    expect(missingFilesIn(page)).toEqual([])
  })
})

describe('decisions', () => {
  const areas = pagesIn(DECISIONS)
  const index = read(`${DECISIONS}.md`)

  it('are listed in docs/decisions.md, each once', () => {
    const listed = [...index.matchAll(/^- \[(.+)\]\(([^)]+)\)/gm)].map(([, title, link]) => `${title} ${link}`)
    const written = new Set(
      areas.flatMap((page) =>
        headingsIn(read(page))
          .slice(1)
          .map((title) => `${title} ${page.slice('docs/'.length)}#${anchorOf(title)}`),
      ),
    )
    expect(listed.filter((one) => !written.has(one))).toEqual([])
    expect([...written].filter((one) => !listed.includes(one))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  it.each(areas)('of %s have a date, a status and three lines each', (page) => {
    const decisions = read(page).split(/^## /m).slice(1)
    const malformed = decisions.filter(
      (text) =>
        !/^.+\n\n\*\d{4}-\d\d-\d\d, accepted[^\n]*\*\n\n- \*\*Context:\*\* .+\n- \*\*Decision:\*\* .+\n- \*\*Consequence:\*\* .+\n*$/.test(
          text,
        ),
    )
    expect(malformed).toEqual([])
  })
})

it('commands.md names every script of package.json, and no page names another', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const commandsIn = (page: string): readonly string[] =>
    [...read(page).matchAll(/npm (?:run )?([a-z][a-z0-9:]*)/g)].map(([, name = '']) => name)
  const known = new Set([...Object.keys(scripts), 'ci'])
  expect(Object.keys(scripts).filter((name) => !commandsIn('docs/commands.md').includes(name))).toEqual([])
  expect(PAGES.flatMap(commandsIn).filter((name) => !known.has(name))).toEqual([])
})

it('every test that core.ts or a script of package.json names is a file', () => {
  const files = readdirSync(`${ROOT}test`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `/test/${path.replaceAll(sep, '/')}`,
  )
  const core =
    /\((.+)\)/
      .exec(CORE.source)?.[1]
      ?.split('|')
      .map((name) => `/${name}.spec.ts`) ?? []
  const named = [...read('package.json').matchAll(/(\S+\.spec|[\w/.]+\.test\.ts)(?=[ "])/g)].map(
    ([, path = '']) => `/${path.replace(/\.spec$/, '.spec.ts')}`,
  )
  expect(core.length).toBeGreaterThan(0)
  expect(named.length).toBeGreaterThan(0)
  expect([...core, ...named].filter((path) => !files.some((file) => file.endsWith(path)))).toEqual([])
})
