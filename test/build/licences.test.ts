import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Licence } from '../../src/platform/licences'
import { BUILD_MS, buildInto, ROOT } from '../support/build'

let folder: string
let files: readonly string[]
let listed: ReadonlyMap<string, Licence>

/** A build with source maps, which name every source file; the plugin does not use them. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tochten-licences-'))
  await buildInto(folder, {}, '--sourcemap', 'hidden')
  files = await readdir(folder, { recursive: true })
  const licences: readonly Licence[] = JSON.parse(await readFile(join(folder, 'licences.json'), 'utf8'))
  listed = new Map(licences.map((licence) => [licence.name, licence]))
}, BUILD_MS)

afterAll(() => rm(folder, { recursive: true }))

const packageOf = (path: string): string => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? ''

/** The packages in the scripts whose file names begin like this. */
const packagesIn = async (begin: string): Promise<readonly string[]> => {
  const maps = files.filter((file) => file.endsWith('.js.map') && file.split(/[\\/]/).at(-1)?.startsWith(begin))
  expect(maps).not.toEqual([])
  const texts = await Promise.all(maps.map((file) => readFile(join(folder, file), 'utf8')))
  const sources = texts.flatMap((text) => JSON.parse(text).sources as readonly string[])
  return [...new Set(sources.filter((source) => source.includes('node_modules/')).map(packageOf))]
}

it.each([
  ['all scripts', '', ['react', 'immer', 'react-aria']],
  ['the worker that writes PDFs', 'pdfWorker', ['jspdf', 'svg2pdf.js', 'cssesc']],
  ['the service worker', 'sw.', ['workbox-precaching', 'workbox-routing']],
])('every package in %s has a licence with its text in the build', async (_, begin, some) => {
  const packages = await packagesIn(begin)
  expect(packages).toEqual(expect.arrayContaining(some))
  for (const name of packages) expect([name, (listed.get(name)?.text.length ?? 0) > 400]).toEqual([name, true])
})

it('fonts, and the sources of the style sheet, have their licences in the build', async () => {
  const contents = ['src/ui/style.css', 'tailwind.config.ts'].map((file) => readFile(join(ROOT, file), 'utf8'))
  const sources = (await Promise.all(contents)).join('\n')
  const imported = [...sources.matchAll(/^(?:@import|.*\bfrom) '([^'.][^']*)'/gm)].map(([, name = '']) =>
    packageOf(`node_modules/${name}`),
  )
  expect(imported).toEqual(expect.arrayContaining(['tailwindcss', '@radix-ui/colors', '@fontsource-variable/inter']))
  for (const name of [...imported, '@expo-google-fonts/inter']) expect([...listed.keys()]).toContain(name)
  for (const name of ['@fontsource-variable/inter', '@expo-google-fonts/inter'])
    expect(listed.get(name)?.text).toContain('SIL OPEN FONT LICENSE')
})

it('the first licence is that of Tochten, and each states what it allows', async () => {
  const [own] = listed.values()
  expect(own?.text).toBe((await readFile(join(ROOT, 'LICENSE'), 'utf8')).trim())
  for (const { name, version, licence } of listed.values())
    expect([name, version, licence]).toEqual([name, expect.stringMatching(/^\d+\.\d+/), expect.stringMatching(/\w/)])
})

it('all licences are permissive, as docs/dependencies.md says', () => {
  const permissive = /^(MIT|ISC|BSD-2-Clause|Apache-2\.0|BSL-1\.0|Zlib|OFL-1\.1)$/
  for (const { name, licence } of listed.values())
    for (const one of licence.replace(/[()]/g, '').split(' AND '))
      expect([name, one]).toEqual([name, expect.stringMatching(permissive)])
})

it('notices of code bundled in packages are kept, though scripts lose their comments', () => {
  expect(listed.get('jspdf')?.text).toContain('Dean McNamee')
  expect(listed.get('valibot')?.text).toContain('emoji-regex-xs')
})
