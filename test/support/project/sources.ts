import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../../../src', import.meta.url))

const FILES = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
  .map((entry) => posix.join(entry.parentPath.slice(SRC.length).split(sep).join('/'), entry.name).replace(/^\//, ''))
  .toSorted()

/** The text of each file of src, by its path within src. */
export const SOURCES: ReadonlyMap<string, string> = new Map(
  FILES.map((file) => [file, readFileSync(`${SRC}/${file}`, 'utf8')]),
)
