import { unzipSync, type UnzipFileInfo } from 'fflate'
import { ROUTE_FILE_BYTES } from '../../constants'
import { failed, type Read } from '../../model/read'
import type { FileFault } from '../../route/routeFault'
import { unpack } from '../../storage/outside/deflate'
import { beginsWith, decodeText } from './decodeText'

/** Bytes of a packed file of a route or of roads that are unpacked before the result is measured; they may grow a thousandfold. */
const ROUTE_UNPACK_PART = 16_384

const GZIP = [0x1f, 0x8b]
/** "PK": files that are packed, or an end without files. */
const ZIP = [0x50, 0x4b]
/** The place of ".FIT" in a file of a sports watch (Garmin's FIT protocol). */
const FIT_AT = 8
/** The bytes of a PBF file that include the name of its first block (wiki.openstreetmap.org/wiki/PBF_Format). */
const PBF_START = 32

/** The text in a file, plain, gzipped or the only one in a zip file. */
export const routeText = async (bytes: Uint8Array<ArrayBuffer>): Promise<Read<string, FileFault>> => {
  if (bytes.length > ROUTE_FILE_BYTES) return tooBig
  try {
    const plain = await unpacked(bytes)
    return plain.ok ? textOf(plain.value) : plain
  } catch {
    return failed({ kind: 'brokenGzip' })
  }
}

const tooBig = failed<FileFault>({ kind: 'tooBig', most: ROUTE_FILE_BYTES })

const unpacked = async (bytes: Uint8Array<ArrayBuffer>): Promise<Read<Uint8Array, FileFault>> => {
  if (beginsWith(bytes, ZIP)) return zippedFile(bytes, ROUTE_FILE_BYTES)
  if (!beginsWith(bytes, GZIP)) return { ok: true, value: bytes }
  const plain = await unpack(bytes, { format: 'gzip', part: ROUTE_UNPACK_PART, most: ROUTE_FILE_BYTES })
  return plain ? { ok: true, value: plain } : tooBig
}

const textOf = (bytes: Uint8Array): Read<string, FileFault> => {
  if (asciiAt(bytes, FIT_AT, FIT_AT + 4) === '.FIT') return failed({ kind: 'unreadFormat', format: 'fit' })
  if (asciiAt(bytes, 0, PBF_START).includes('OSMHeader')) return failed({ kind: 'unreadFormat', format: 'pbf' })
  const text = decodeText(bytes)
  return text.trim() === '' ? failed({ kind: 'empty' }) : { ok: true, value: text }
}

const asciiAt = (bytes: Uint8Array, begin: number, end: number): string =>
  String.fromCodePoint(...bytes.subarray(begin, end))

/** The files in a zip file that may hold a route or roads; FIT is read only to be named. */
const CHOSEN = /\.(gpx|kml|tcx|geojson|json|osm|fit)$/i
/** Files that computers add: `__MACOSX/`, and those whose name begins with a dot. */
const HIDDEN = /(^|\/)(__MACOSX\/|\.)/

/**
 * The only file in a zip file, or KMZ, that may hold a route or roads; the only GPX, if there are others.
 *
 * @param most bytes of the file, unpacked; no more are unpacked, whatever the zip file says
 * @throws if the bytes are damaged
 */
const zippedFile = (bytes: Uint8Array, most: number): Read<Uint8Array, FileFault> => {
  const files: UnzipFileInfo[] = []
  unzipSync(bytes, {
    filter: (file) => {
      if (CHOSEN.test(file.name) && !HIDDEN.test(file.name)) files.push(file)
      return false
    },
  })
  const routes = files.filter(({ name }) => /\.gpx$/i.test(name))
  const [file, ...others] = routes.length === 1 ? routes : files
  if (!file || others.length > 0) return failed({ kind: 'zip', count: files.length })
  if (file.originalSize > most) return failed({ kind: 'tooBig', most })
  return {
    ok: true,
    value: unzipSync(bytes, { filter: ({ name }) => name === file.name })[file.name] ?? new Uint8Array(),
  }
}
