import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Ink that strangers drew. It lies beside the project and is no part of it, so it may be absent. */
const FOLDER = fileURLToPath(new URL('../../../shared/data/real-ink/', import.meta.url))

export interface InkFile {
  readonly file: string
  readonly text: string
}

export const realInk = (): readonly InkFile[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((file) => file.endsWith('.json'))
        .map((file) => ({ file, text: readFileSync(`${FOLDER}${file}`, 'utf8') }))
    : []
