import { strToU8, gzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { handleRouteRequest, type RouteAnswer } from '../../../src/ui/route/handleRouteRequest'
import { svgPoints } from '../../support/drawings'

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(strToU8(text))
const packed = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(strToU8(text)))
const LINE = JSON.stringify({
  type: 'LineString',
  coordinates: svgPoints('4.8,51.2 4.8,51.21'),
})
const at = (lat: number, lon: number) => ({ lat, lon })
const ROADS = JSON.stringify({
  elements: [
    { type: 'way', tags: { highway: 'unclassified' }, geometry: [at(51.19, 4.8), at(51.205, 4.8), at(51.22, 4.8)] },
    { type: 'way', tags: { highway: 'track' }, geometry: [at(51.205, 4.8), at(51.205, 4.81)] },
  ],
})

const ask = async (route: Uint8Array<ArrayBuffer>, roads?: Uint8Array<ArrayBuffer>): Promise<RouteAnswer> =>
  handleRouteRequest(roads ? { type: 'draft', route, chosen: 0, roads } : { type: 'summary', route }, () => {})

const faultIn = (answer: RouteAnswer): unknown => ('read' in answer && !answer.read.ok ? answer.read.fault : undefined)

describe('the route worker', () => {
  it('summarises a route before there are roads', async () => {
    const answer = await ask(bytes(LINE))
    expect(answer).toMatchObject({
      type: 'summary',
      read: { ok: true, value: { routes: [{ box: { south: 51.19, north: 51.22 } }] } },
    })
  })

  it('makes boxes from compressed files, and reports each stage', async () => {
    const stages: string[] = []
    const order = { type: 'draft', route: packed(LINE), chosen: 0, roads: packed(ROADS) } as const
    const answer = await handleRouteRequest(order, (stage) => stages.push(stage))
    expect(answer.type === 'draft' && answer.read.ok && answer.read.value.boxes.length).toBe(1)
    expect([...new Set(stages)]).toEqual(['reading', 'roads', 'matching', 'boxes'])
  })

  it('refuses a file that is not a route, and one that is no roads', async () => {
    expect(faultIn(await ask(bytes(' ')))).toEqual({ kind: 'empty' })
    expect(faultIn(await ask(bytes('Heide')))).toEqual({ kind: 'notRoute' })
    expect(faultIn(await ask(bytes(LINE), bytes(' ')))).toEqual({ kind: 'empty' })
    expect(faultIn(await ask(bytes(LINE), bytes('Heide')))).toEqual({ kind: 'notRoads' })
  })

  it('says that a route ends too early', async () => {
    const cut = '<gpx><trk><trkseg><trkpt lat="51.2" lon="4.8"/><trkpt lat="51.21" lon="4.8"/><trkpt lat'
    expect(await ask(bytes(cut))).toMatchObject({ read: { ok: true, value: { isCutOff: true } } })
  })
})
