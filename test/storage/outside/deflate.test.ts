import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { deflate, inflate } from '../../../src/storage/outside/deflate'
import { must } from '../../support/must'
import { fc } from '../../support/properties'

const bytes = (content: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(content)

describe('a packed text', () => {
  it('is unpacked unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2_000 }), async (text) => {
        expect(await inflate(bytes(must(await deflate(text, 1e6))), 1e6)).toBe(text)
      }),
    )
  })

  it('is abandoned as soon as it is too long', async () => {
    expect(await deflate('some words', 10)).toBeUndefined()
    expect(await deflate('', 10)).toHaveLength(8)
  })
})

describe('unpacking', () => {
  it('accepts exactly the allowed length', async () => {
    const packed = bytes(deflateSync('x'.repeat(1_000)))
    expect(await inflate(packed, 1_000)).toHaveLength(1_000)
    expect(await inflate(packed, 999)).toBeUndefined()
  })

  it('of a 200 MB bomb stops at the allowed length', async () => {
    const content = Buffer.alloc(200_000_000, '0')
    const bomb = bytes(deflateSync(content))
    const before = process.memoryUsage().arrayBuffers
    expect(await inflate(bomb, 1_000_000)).toBeUndefined()
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
    // In use until here, so that its memory was not released during the test.
    expect(content).toHaveLength(200_000_000)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['data that is not packed', new TextEncoder().encode('{"drawings":[]}')],
    ['packed data that was cut off', deflateSync('some words').subarray(0, -1)],
    ['packed data that is not a text', deflateSync(Uint8Array.of(0xff, 0xfe, 0xfd))],
  ])('refuses %s', async (_, content) => {
    await expect(inflate(bytes(content), 1e6)).rejects.toBeInstanceOf(Error)
  })

  it('detects every changed bit, except padding', async () => {
    const text = 'a tocht of thirty junctions, of which each one matters'
    const packed = bytes(deflateSync(text))
    const unnoticed: number[] = []
    for (let bit = 0; bit < 8 * packed.length; bit += 1) {
      const changed = packed.slice()
      changed[bit >> 3] = must(changed[bit >> 3]) ^ (1 << (bit & 7))
      const read = await inflate(changed, 1e6).catch(() => undefined)
      expect([text, undefined], `bit ${bit}`).toContain(read)
      if (read === text) unnoticed.push(bit)
    }
    // The padding of the last byte before the checksum.
    expect(unnoticed.length).toBeLessThan(8)
  })
})
