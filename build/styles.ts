import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { filesOf, START, type Bundle } from './filesOf.ts'

const START_STYLES = fileURLToPath(new URL('../src/ui/style/start.css', import.meta.url))
const SHARED = normalizePath(fileURLToPath(new URL('../src/ui/shared/', import.meta.url)))

/** Fails the build if a component would be shown without its styles: see docs/decisions/start.md. */
export const styles = (): Plugin => ({
  name: 'styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const needed = filesOf(bundle, [START])
      const plain = withoutStyles(bundle, needed)
      if (plain.length > 0) this.error(`These parts do not import screens.css: ${plain.join(', ')}`)
      const unread = unreadIn(bundle, needed)
      if (unread.length > 0) this.error(`start.css does not name these components of the start: ${unread.join(', ')}`)
    },
  },
})

/**
 * The chunks that have components but do not import `screens.css`, whose styles the start lacks.
 * @param needed the files of the start
 */
const withoutStyles = (bundle: Bundle, needed: ReadonlySet<string>): readonly string[] => {
  const later = [...needed].flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.dynamicImports : []
  })
  return later.filter((name) => {
    const file = bundle[name]
    const shows = file?.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('.tsx'))
    return shows && !needed.has(name) && !file.viteMetadata?.importedCss.size
  })
}

/**
 * The components of `ui/shared` in the start whose classes `start.css` does not read. Nothing tells if one that
 * `start.css` leaves out (`@source not`) moves into the start.
 */
const unreadIn = (bundle: Bundle, needed: ReadonlySet<string>): readonly string[] => {
  const read = readFileSync(START_STYLES, 'utf8')
  return [...needed]
    .flatMap((name) => {
      const file = bundle[name]
      return file?.type === 'chunk' ? file.moduleIds : []
    })
    .filter((id) => id.startsWith(SHARED) && id.endsWith('.tsx') && readFileSync(id, 'utf8').includes('className'))
    .map((id) => posix.relative(SHARED, id).replace('.tsx', ''))
    .filter((component) => !read.includes(component))
}
