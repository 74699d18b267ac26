import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Drawings by real users, stored outside the project; they may be absent. */
const FOLDER = fileURLToPath(new URL('../../shared/data/real-ink/', import.meta.url))

export const realInk = () =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({ name, text: readFileSync(`${FOLDER}${name}`, 'utf8') }))
    : []
