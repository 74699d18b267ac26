import { afterEach, expect, it, vi } from 'vitest'
import type { WorkerMessage } from '../../src/askWorker'
import { strokesOf } from '../../src/model/fishbone/fishbone'
import { FISH_BONE } from '../../src/model/types'
import { makePdf } from '../../src/pdf/makePdf'
import type { PdfRequest, PdfWork } from '../../src/pdf/pdfWorker'
import { drawing } from '../support/drawings'
import { fishboneOn, sheetSidesOf } from '../support/paper/sheets'
import { sampleFishbone } from '../support/tochten/fishbones'

afterEach(() => void vi.unstubAllGlobals())

const make = (parts: Partial<Parameters<typeof makePdf>[0]> = {}) =>
  makePdf({
    metadata: { title: '', author: '', language: 'en', firstBookmark: '' },
    fonts: {},
    sides: [],
    describe: String,
    onProgress: () => undefined,
    openWorker: async (address) => new Worker(address),
    signal: new AbortController().signal,
    ...parts,
  })

const running = new Set<EventTarget>()
const sent: PdfRequest[] = []

/** Answers each request without a PDF. */
class FakeWorker extends EventTarget {
  constructor() {
    super()
    running.add(this)
  }

  postMessage(request: PdfRequest): void {
    sent.push(request)
    const answer = request.type === 'finish' ? new ArrayBuffer() : undefined
    const data: WorkerMessage<PdfWork> = { type: 'answer', answer }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate(): void {
    running.delete(this)
  }
}

it('two PDFs that are made at the same time leave one worker for the next PDF', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  await Promise.all([make(), make()])
  const [left, ...others] = running
  expect(others).toEqual([])
  await make()
  expect([...running]).toEqual([left])
})

it('the rows of a fish-bone are described on the page that shows them, also where two pages share the paper', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const sides = sheetSidesOf({
    style: FISH_BONE,
    drawings: [drawing('f', ...strokesOf(sampleFishbone(200)))],
    options: { paper: 'A5', imposition: 'two' },
  })
  sent.length = 0
  await make({ sides, describe: (number, rows) => `${number}: ${rows?.first} to ${rows?.last}` })
  const described = sent.flatMap((request) =>
    request.type === 'side' ? Array.from(request.descriptions.values(), (texts) => texts.get(1)) : [],
  )
  const fishbones = sides.flatMap((side) => side.pages.flatMap(({ page }) => fishboneOn(page) ?? []))
  expect(fishbones.length).toBeGreaterThan(2)
  expect(described).toEqual(fishbones.map(({ rows: { first, last } }) => `1: ${first} to ${last}`))
})
