import type { DiskTocht } from '../format'
import { partsOf, type ImportPart } from './importParts'
import { readOwnTocht, readTocht, type Imported } from './importText'
import { readTochtList } from './tochtList'
import { holdsSeveralTochten, startsTochtList } from './tochtPieces'

/** The kind of text: a tocht from anybody, a file with one or more tochten, or a snapshot of the app itself. */
export type ImportKind = 'tocht' | 'tochten' | 'snapshot'

export interface ImportRequest {
  readonly kind: ImportKind
  readonly text: string
}

/** Reads a text and yields its content in parts. */
export function* readAs({ kind, text }: ImportRequest): Generator<ImportPart> {
  const isFile = kind === 'tochten'
  if (isFile && startsTochtList(text)) yield* listParts(text)
  else {
    const read = kind === 'snapshot' ? readOwnTocht(text) : readTocht(text)
    if (isFile && !read.ok && holdsSeveralTochten(text)) yield* listParts(text)
    else yield* soleParts(read)
  }
}

function* listParts(text: string): Generator<ImportPart> {
  let reported = 0
  for (const { read, upTo } of readTochtList(text)) {
    if ('tocht' in read) yield* partsOf(read.tocht)
    else yield { type: 'unread', unread: read.unread }
    const percent = Math.floor((100 * upTo) / text.length)
    if (percent > reported) yield { type: 'progress', percent }
    reported = percent
  }
  yield { type: 'end' }
}

function* soleParts(read: Imported<DiskTocht>): Generator<ImportPart> {
  if (!read.ok) {
    yield { type: 'fault', fault: read.fault }
    return
  }
  yield* partsOf(read.value)
  yield { type: 'end' }
}
