import { afterEach, expect, it, vi } from 'vitest'
import type { WorkerMessage } from '../../src/askWorker'
import { makePdf } from '../../src/pdf/makePdf'
import type { PdfRequest, PdfWork } from '../../src/pdf/pdfWorker'

afterEach(() => void vi.unstubAllGlobals())

const make = () =>
  makePdf({
    metadata: { title: '', author: '', language: 'en', firstBookmark: '' },
    fonts: {},
    sides: [],
    describe: String,
    onProgress: () => undefined,
    openWorker: async (address) => new Worker(address),
    signal: new AbortController().signal,
  })

it('two PDFs that are made at the same time leave one worker for the next PDF', async () => {
  const running = new Set<EventTarget>()
  class FakeWorker extends EventTarget {
    constructor() {
      super()
      running.add(this)
    }

    postMessage({ type }: PdfRequest): void {
      const answer = type === 'finish' ? new ArrayBuffer() : undefined
      const data: WorkerMessage<PdfWork> = { type: 'answer', answer }
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
    }

    terminate(): void {
      running.delete(this)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  await Promise.all([make(), make()])
  const [left, ...others] = running
  expect(others).toEqual([])
  await make()
  expect([...running]).toEqual([left])
})
