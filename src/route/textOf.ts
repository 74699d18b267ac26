import { Gunzip, strFromU8 } from 'fflate'
import { ROUTE_FILE_BYTES } from '../constants'
import { failed, type FileFault, type Read } from './routeFault'

/** How many packed bytes are unpacked before the result is measured: it may become a thousand times as much. */
const PART = 65_536
const GZIP = [0x1f, 0x8b]

/** The text in a file, plain or gzip, in UTF-8 or, if its XML says so, in Latin-1. */
export const textOf = (bytes: Uint8Array): Read<string, FileFault> => {
  if (bytes.length > ROUTE_FILE_BYTES) return failed({ kind: 'tooBig', most: ROUTE_FILE_BYTES })
  const unpacked = GZIP.every((byte, index) => bytes[index] === byte)
    ? gunzip(bytes)
    : { ok: true as const, value: bytes }
  if (!unpacked.ok) return unpacked
  const start = strFromU8(unpacked.value.subarray(0, 100), true)
  const isLatin = /^<\?xml[^>]*encoding=.(iso-8859-1|windows-1252)/i.test(start)
  const text = strFromU8(unpacked.value, isLatin).replace(/^\uFEFF/, '')
  return text.trim() === '' ? failed({ kind: 'empty' }) : { ok: true, value: text }
}

/** Unpacks part by part, and stops where it becomes too much. */
const gunzip = (bytes: Uint8Array): Read<Uint8Array, FileFault> => {
  const parts: Uint8Array[] = []
  let size = 0
  let isWhole = false
  const stream = new Gunzip((part, final) => {
    parts.push(part)
    size += part.length
    isWhole = final
  })
  try {
    for (let at = 0; at < bytes.length; at += PART) {
      stream.push(bytes.subarray(at, at + PART), at + PART >= bytes.length)
      if (size > ROUTE_FILE_BYTES) return failed({ kind: 'tooBig', most: ROUTE_FILE_BYTES })
    }
  } catch {
    return failed({ kind: 'brokenGzip' })
  }
  return isWhole ? { ok: true, value: joined(parts, size) } : failed({ kind: 'brokenGzip' })
}

const joined = (parts: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
