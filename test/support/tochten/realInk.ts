import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { REAL_INK } from '../project/besides.mjs'

export interface InkFile {
  readonly file: string
  readonly text: string
}

export const realInk = (): readonly InkFile[] =>
  existsSync(REAL_INK)
    ? readdirSync(REAL_INK)
        .filter((file) => file.endsWith('.json'))
        .map((file) => ({ file, text: readFileSync(`${REAL_INK}${file}`, 'utf8') }))
    : []
