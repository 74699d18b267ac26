import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { COMPRESSED, HASHED } from './hosting.ts'

/** The encodings, smallest result first. */
const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const
export type Encoding = keyof typeof ENCODINGS

export const encodingFor = (accepted: string): Encoding | undefined =>
  (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted))

export interface CompressedFile {
  readonly type: string
  readonly body: Promise<Buffer>
}

/**
 * Finds files compressed, as hosts send them. Hashed files never change and are compressed once, in
 * advance, because the largest takes a second.
 */
export const compressedFiles = (folder: string): ((path: string, encoding: Encoding) => CompressedFile | undefined) => {
  const known = new Map<string, Promise<Buffer>>()
  const find = (path: string, encoding: Encoding): CompressedFile | undefined => {
    const type = COMPRESSED[/\.(\w+)$/.exec(path)?.[1] ?? '']
    const file = join(folder, path)
    if (type === undefined || !existsSync(file)) return undefined
    const key = `${encoding} ${path}`
    const body = known.get(key) ?? ENCODINGS[encoding](readFileSync(file))
    if (path.startsWith(HASHED)) known.set(key, body)
    return { type, body }
  }
  const hashed = join(folder, HASHED)
  const files = existsSync(hashed) ? readdirSync(hashed, { recursive: true, encoding: 'utf8' }) : []
  for (const file of files) find(HASHED + file.replaceAll(sep, '/'), 'br')
  return find
}
