import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { SHORT, SPREAD } from '../../src/ui/shared/useMedia'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/** A class with a named variant, such as `sm:p-4`; an address has a slash after its colon. */
const VARIANT = /^[a-z][\w-]*:[^\s/]\S*$/

it('every variant of a class is one that Tailwind or style.css defines', async () => {
  const tailwind = await compile(readFileSync(`${SRC}/ui/style.css`, 'utf8'), {
    base: `${SRC}/ui`,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(id.endsWith('.css') ? id : `${id}/index.css`)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
    loadModule: async (id, base) => {
      const path = join(base, id)
      return { path, base: dirname(path), module: (await import(path)).default }
    },
  })
  let css = tailwind.build([])
  const unknown = classesWithVariants().filter((name) => {
    const before = css
    css = tailwind.build([name])
    return css === before
  })
  expect(unknown).toEqual([])
})

it('the code and the styles have the same limits of a wide and a low screen', () => {
  const css = readFileSync(`${SRC}/ui/style.css`, 'utf8')
  expect(SPREAD).toBe(`(min-width: ${/--breakpoint-spread: (\w+);/.exec(css)?.[1]})`)
  expect(SHORT).toBe(/@custom-variant short \(@media (.+)\);/.exec(css)?.[1])
})

it('no text is lighter or bolder than the font of the start', () => {
  const weights = classes().filter((name) => /(^|:)font-(thin|extralight|light|bold|extrabold|black)$/.test(name))
  expect(weights).toEqual([])
})

const classesWithVariants = (): readonly string[] => classes().filter((name) => VARIANT.test(name))

const classes = (): readonly string[] => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const texts = files.flatMap((file) => textsIn(parseSync(file, readFileSync(join(SRC, file), 'utf8')).program))
  return [...new Set(texts.flatMap((text) => text.split(/\s+/)))]
}

/** Every text in the code, and the fixed parts of template strings. */
const textsIn = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(textsIn)
  if (!('type' in node)) return inner
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return [node.value, ...inner]
  if (node.type === 'TemplateElement' && 'value' in node) return [(node.value as { raw: string }).raw, ...inner]
  return inner
}
