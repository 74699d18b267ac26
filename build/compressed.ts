import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HASHED } from './hosting.ts'

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

export interface Compressed {
  readonly type: string
  readonly body: Buffer
}

/** Scripts and styles of a build as hosts send them: compressed, once each, since what bears a hash never changes. */
export const compressedFiles = (folder: string): ((path: string) => Compressed | undefined) => {
  const known = new Map<string, Compressed>()
  return (path) => {
    const type = TYPES[/\.\w+$/.exec(path)?.[0] ?? '']
    const file = join(folder, path)
    if (type === undefined || !path.startsWith(HASHED) || !existsSync(file)) return undefined
    const compressed = known.get(path) ?? { type, body: gzipSync(readFileSync(file)) }
    known.set(path, compressed)
    return compressed
  }
}
