import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerRequests, askWorker, type WorkerMessage } from '../src/askWorker'

afterEach(() => void vi.unstubAllGlobals())

interface Halving {
  readonly request: number
  readonly progress: string
  readonly answer: number | ArrayBuffer
}

type Handle = Parameters<typeof answerRequests<Halving>>[0]

/** A worker in the same thread. `transferred` is what it handed over with its messages. */
const workerOf = (handle: Handle) => {
  const transferred: Transferable[] = []
  const worker = new EventTarget()
  const inside = new EventTarget()
  vi.stubGlobal('addEventListener', inside.addEventListener.bind(inside))
  vi.stubGlobal('postMessage', (data: WorkerMessage<Halving>, { transfer }: { transfer: Transferable[] }) => {
    transferred.push(...transfer)
    worker.dispatchEvent(new MessageEvent('message', { data }))
  })
  const postMessage = (data: number) => void inside.dispatchEvent(new MessageEvent('message', { data }))
  answerRequests<Halving>(handle)
  return { worker: Object.assign(worker, { postMessage }) as unknown as Worker, transferred }
}

const half: Handle = (request, tell) => {
  if (request % 2 === 1) throw new RangeError(`${request} is odd`)
  tell('dividing')
  return request / 2
}

describe('a worker', () => {
  it('answers one request after another, with the progress of each', async () => {
    const { worker } = workerOf(half)
    const onProgress = vi.fn<(progress: string) => void>()
    expect(await askWorker<Halving>(worker, 8, { onProgress })).toBe(4)
    expect(await askWorker<Halving>(worker, 6, { onProgress })).toBe(3)
    expect(onProgress.mock.calls).toEqual([['dividing'], ['dividing']])
  })

  it('says why it fails, and answers the next request', async () => {
    const { worker } = workerOf(half)
    await expect(askWorker<Halving>(worker, 7)).rejects.toThrow('7 is odd')
    expect(await askWorker<Halving>(worker, 2)).toBe(1)
  })

  it('hands bytes over instead of copying them', async () => {
    const bytes = new ArrayBuffer(4)
    const { worker, transferred } = workerOf(() => bytes)
    expect(await askWorker<Halving>(worker, 1)).toBe(bytes)
    expect(transferred).toEqual([bytes])
  })

  it('that breaks down rejects the request', async () => {
    const { worker } = workerOf(() => new Promise(() => {}))
    const answer = askWorker<Halving>(worker, 1)
    worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
    await expect(answer).rejects.toThrow('out of memory')
  })

  it('is no longer waited for once the signal is aborted', async () => {
    const { worker } = workerOf(() => new Promise(() => {}))
    const cancelling = new AbortController()
    const answer = askWorker<Halving>(worker, 1, { signal: cancelling.signal })
    cancelling.abort(new Error('cancelled'))
    await expect(answer).rejects.toThrow('cancelled')
  })

  it('receives no request whose signal is already aborted', async () => {
    const handle = vi.fn<Handle>(half)
    const { worker } = workerOf(handle)
    await expect(askWorker<Halving>(worker, 2, { signal: AbortSignal.abort(new Error('late')) })).rejects.toThrow(
      'late',
    )
    expect(handle).not.toHaveBeenCalled()
  })
})
