import { unzipSync, type UnzipFileInfo } from 'fflate'
import { failed, type Read } from '../../model/read'
import type { FileFault } from '../../route/routeFault'

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
export const zippedFile = (bytes: Uint8Array, most: number): Read<Uint8Array, FileFault> => {
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
