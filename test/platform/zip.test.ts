import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zip, type ZipEntry } from '../../src/platform/zip'
import { fc } from '../support/properties'

const bytesOf = async (entries: readonly ZipEntry[]): Promise<Buffer> => Buffer.from(await zip(entries).arrayBuffer())

/** Reads a zip from its directory at the end, as everybody does who opens one. */
const read = (file: Buffer): ZipEntry[] => {
  const end = file.length - 22
  expect(file.readUInt32LE(end)).toBe(0x06054b50)
  let at = file.readUInt32LE(end + 16)
  expect(at + file.readUInt32LE(end + 12)).toBe(end)
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    expect(file.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size, nameSize] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 24), file.readUInt16LE(at + 28)]
    const local = file.readUInt32LE(at + 42)
    const name = file.toString('utf8', at + 46, at + 46 + nameSize)
    at += 46 + nameSize
    expect(file.readUInt32LE(local)).toBe(0x04034b50)
    // The same facts stand before the file itself.
    expect(file.subarray(local + 4, local + 30)).toEqual(file.subarray(at - nameSize - 40, at - nameSize - 14))
    const data = file.subarray(local + 30 + nameSize, local + 30 + nameSize + size)
    expect(crc32(data)).toBe(sum)
    return { name, text: data.toString('utf8') }
  })
}

describe('a zip', () => {
  it('gives back what was put in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), text: fc.string({ unit: 'grapheme' }) })),
        async (entries) => {
          expect(read(await bytesOf(entries))).toEqual(entries)
        },
      ),
    )
  })

  it('is one to others, too', async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'))
    try {
      const path = join(folder, 'pages.zip')
      writeFileSync(path, await bytesOf([{ name: 'Zoë 1.svg', text: '<svg/>' }]))
      const checked = unzipTest(path)
      if (checked === undefined) skip('unzip is not installed')
      expect(checked).toContain('No errors detected')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

const unzipTest = (path: string): string | undefined => {
  try {
    return execFileSync('unzip', ['-t', path], { encoding: 'utf8' })
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return undefined
    throw reason
  }
}
