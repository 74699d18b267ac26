import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Strings that break software. They lie beside the project and are no part of it, so they may be absent. */
const FILE = fileURLToPath(new URL('../../../shared/data/names/blns.json', import.meta.url))

export const hostileNames = (): readonly string[] =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as string[]) : []
