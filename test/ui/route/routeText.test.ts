import * as fc from 'fast-check'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { FileFault } from '../../../src/route/routeFault'
import { routeText } from '../../../src/ui/route/routeText'

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (text: string): Bytes => new Uint8Array(strToU8(text))
const latin1 = (text: string): Bytes => new Uint8Array(strToU8(text, true))
const utf16 = (text: string, isLittle: boolean): Bytes => {
  const view = new DataView(new ArrayBuffer(2 * text.length))
  for (let index = 0; index < text.length; index++) view.setUint16(2 * index, text.charCodeAt(index), isLittle)
  return new Uint8Array(view.buffer)
}
const zipped = (files: Readonly<Record<string, string>>): Bytes =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))

const textIn = async (file: Bytes): Promise<string> => {
  const text = await routeText(file)
  if (!text.ok) throw new Error(JSON.stringify(text.fault))
  return text.value
}
const faultIn = async (file: Bytes): Promise<FileFault | undefined> => {
  const text = await routeText(file)
  return text.ok ? undefined : text.fault
}

const GPX = '<gpx>é</gpx>'
const declaring = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>${GPX}`
const MARK = '\uFEFF'

describe('the text of a file', () => {
  it('is the same in every encoding', async () => {
    const unit = fc.constantFrom('a', 'é', '€', '<', '>', '\n', ' ', '"', '𝄞')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), fc.boolean(), async (inside, isLittle) => {
        const text = `<gpx>${inside}</gpx>`
        for (const file of [bytes(text), bytes(MARK + text), utf16(text, isLittle), utf16(MARK + text, isLittle)]) {
          expect(await textIn(file)).toBe(text)
          expect(await textIn(new Uint8Array(gzipSync(file)))).toBe(text)
        }
      }),
    )
  })

  it.each([
    ['in the encoding that its XML declares', latin1(declaring('ISO-8859-1')), declaring('ISO-8859-1')],
    ['in windows-1252', latin1(declaring('windows-1252')), declaring('windows-1252')],
    [
      'in the declared encoding after the warning of a server',
      latin1(`<br />\n<b>Warning</b>\n${declaring('latin1')}`),
      `<br />\n<b>Warning</b>\n${declaring('latin1')}`,
    ],
    ['in UTF-8 if it wrongly declares UTF-16', bytes(declaring('utf-16')), declaring('utf-16')],
    ['in UTF-8 if the declared encoding is unknown', bytes(declaring('klingon')), declaring('klingon')],
    ['by its mark rather than by its declaration', bytes(MARK + declaring('latin1')), declaring('latin1')],
    ['in UTF-16 with a mark, whatever it declares', utf16(MARK + declaring('utf-8'), true), declaring('utf-8')],
    ['without the zeros that fill it up', bytes(`${GPX}\0\0\0`), GPX],
  ])('is read %s', async (_, file, text) => {
    expect(await textIn(file)).toBe(text)
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['one route', { 'kamp/dag 1/walk.GPX': GPX }],
    ['one route and other files', { 'walk.gpx': GPX, 'photo.jpg': 'x', 'read me.txt': 'x' }],
    ['a KML, as KMZ', { 'doc.kml': GPX, 'files/icon.png': 'x' }],
    ['one file of a map', { 'roads.osm': GPX }],
    ['one route and what computers add', { 'walk.gpx': GPX, '__MACOSX/._walk.gpx': 'x', 'a/.walk.gpx': 'x' }],
    ['one GPX and the same in other formats', { 'walk.kml': 'x', 'walk.gpx': GPX, 'walk.fit': 'x' }],
  ])('is taken from a zip file with %s', async (_, files) => {
    expect(await textIn(zipped(files))).toBe(GPX)
  })
})

describe('a file is refused, with the reason, if it is', () => {
  const MOST = 30_000_000
  const FIT = `\u000E\u0010C\bx\u0006\0\0.FIT`
  const tooBig = { kind: 'tooBig', most: MOST }
  it.each<[string, Bytes, FileFault | object]>([
    ['empty', bytes(''), { kind: 'empty' }],
    ['white space', bytes(' \n'), { kind: 'empty' }],
    ['zeros', bytes('\0'.repeat(999)), { kind: 'empty' }],
    ['larger than 30 MB', new Uint8Array(MOST + 1), tooBig],
    ['small, but unpacks to more than 30 MB', new Uint8Array(gzipSync(new Uint8Array(MOST + 1))), tooBig],
    ['small, but has a file of more than 30 MB', zipped({ 'walk.gpx': ' '.repeat(MOST + 1) }), tooBig],
    ['packed and cut off', new Uint8Array(gzipSync(strToU8(GPX))).slice(0, -12), { kind: 'brokenGzip' }],
    ['zipped and cut off', zipped({ 'walk.gpx': GPX }).slice(0, -12), { kind: 'brokenGzip' }],
    ['only like a packed file at its start', new Uint8Array([0x1f, 0x8b, 1, 2, 3]), { kind: 'brokenGzip' }],
    ['a zip file without a route', zipped({ 'photo.jpg': 'x' }), { kind: 'zip', count: 0 }],
    ['an empty zip file', zipped({}), { kind: 'zip', count: 0 }],
    ['a zip file with two routes', zipped({ 'a.gpx': GPX, 'b.gpx': GPX, 'c.kml': GPX }), { kind: 'zip', count: 3 }],
    ['FIT', latin1(FIT), { kind: 'unreadFormat', format: 'fit' }],
    ['FIT in a zip file', zipped({ '1234.fit': FIT }), { kind: 'unreadFormat', format: 'fit' }],
    ['packed FIT', new Uint8Array(gzipSync(strToU8(FIT))), { kind: 'unreadFormat', format: 'fit' }],
    ['PBF', latin1('\0\0\0\r\n\tOSMHeader\u0018|'), { kind: 'unreadFormat', format: 'pbf' }],
  ])('%s', async (_, file, fault) => {
    expect(await faultIn(file)).toEqual(fault)
  })

  it('a zip bomb that lies about its size', async () => {
    const bomb = zipped({ 'walk.gpx': ' '.repeat(MOST + 1) })
    const view = new DataView(bomb.buffer)
    for (let at = 0; at < bomb.length - 4; at++)
      // The size stands in the entry of the list of files, 24 bytes after its mark.
      if (view.getUint32(at) === 0x504b0102) view.setUint32(at + 24, 100, true)
    const text = await routeText(bomb)
    expect(text.ok ? text.value.length : 0).toBeLessThanOrEqual(100)
  })
})
