import { strToU8, gzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { RouteAnswer } from '../../../src/ui/route/routeMessages'
import { handleRouteRequest } from '../../../src/ui/route/handleRouteRequest'

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(strToU8(text))
const packed = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(strToU8(text)))
const LINE = JSON.stringify({
  type: 'LineString',
  coordinates: [
    [4.8, 51.2],
    [4.8, 51.21],
  ],
})
const at = (lat: number, lon: number) => ({ lat, lon })
const ROADS = JSON.stringify({
  elements: [
    { type: 'way', tags: { highway: 'unclassified' }, geometry: [at(51.19, 4.8), at(51.205, 4.8), at(51.22, 4.8)] },
    { type: 'way', tags: { highway: 'track' }, geometry: [at(51.205, 4.8), at(51.205, 4.81)] },
  ],
})

const ask = async (route: Uint8Array<ArrayBuffer>, roads?: Uint8Array<ArrayBuffer>): Promise<RouteAnswer> =>
  handleRouteRequest(roads ? { type: 'draft', route, roads } : { type: 'summary', route }, () => {})

const faultIn = (answer: RouteAnswer): unknown => ('read' in answer && !answer.read.ok ? answer.read.fault : undefined)

describe('the route worker', () => {
  it('summarises a route before there are roads', async () => {
    const answer = await ask(bytes(LINE))
    expect(answer).toMatchObject({
      type: 'summary',
      read: { ok: true, value: { box: { south: 51.19, north: 51.22 } } },
    })
  })

  it('makes boxes from compressed files, and reports each stage', async () => {
    const stages: string[] = []
    const order = { type: 'draft', route: packed(LINE), roads: packed(ROADS) } as const
    const answer = await handleRouteRequest(order, (stage) => stages.push(stage))
    expect(answer.type === 'draft' && answer.read.ok && answer.read.value.boxes.length).toBe(1)
    expect([...new Set(stages)]).toEqual(['reading', 'roads', 'matching', 'boxes'])
  })

  it.each<[string, Uint8Array<ArrayBuffer>, unknown]>([
    ['an empty file', bytes(''), { kind: 'empty' }],
    ['a file of white space', bytes(' \n'), { kind: 'empty' }],
    ['a file of more than 30 MB', new Uint8Array(30_000_001), { kind: 'tooBig', most: 30_000_000 }],
    [
      'a small file that unpacks to more than 30 MB',
      packed(' '.repeat(40_000_000)),
      { kind: 'tooBig', most: 30_000_000 },
    ],
    ['a compressed file that is cut off', packed(LINE).slice(0, -12), { kind: 'brokenGzip' }],
    ['a file that only begins like a compressed one', new Uint8Array([0x1f, 0x8b, 1, 2, 3]), { kind: 'brokenGzip' }],
  ])('refuses %s, as a route and as roads', async (_, file, fault) => {
    expect(faultIn(await ask(file))).toEqual(fault)
    expect(faultIn(await ask(bytes(LINE), file))).toEqual(fault)
  })

  it('reads an old file in the encoding that it declares', async () => {
    const points = '<trkpt lat="51.2" lon="4.8"/><trkpt lat="51.21" lon="4.8"/>'
    const old = `<?xml version="1.0" encoding="ISO-8859-1"?><gpx><trk><name>Caf\u00E9</name><trkseg>${points}</trkseg></trk></gpx>`
    const latin = new Uint8Array(strToU8(old, true))
    expect(await ask(latin)).toMatchObject({ read: { ok: true, value: { name: 'Café' } } })
  })
})
