import { messageOf } from './model/messageOf'

/** The types of what a tab and its worker tell each other. */
export interface WorkerProtocol {
  readonly request: unknown
  readonly progress: unknown
  readonly answer: unknown
}

/** What a worker sends about a request: its progress, then the answer or why there is none. */
export type WorkerMessage<P extends WorkerProtocol> =
  | { readonly type: 'progress'; readonly progress: P['progress'] }
  | { readonly type: 'answer'; readonly answer: P['answer'] }
  | { readonly type: 'failed'; readonly reason: string }

interface Listener<P extends WorkerProtocol> {
  readonly onProgress?: (progress: P['progress']) => void
  readonly signal?: AbortSignal
}

/**
 * Sends a request to a worker that has no other one, and returns its answer. An aborted signal only stops the wait: the
 * caller ends the worker.
 * @throws the reason of the signal, or why the worker failed
 */
export const askWorker = <P extends WorkerProtocol>(
  worker: Worker,
  request: P['request'],
  { onProgress, signal }: Listener<P> = {},
): Promise<P['answer']> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const settled = new AbortController()
    const listening = { signal: settled.signal }
    const settle = (act: () => void): void => {
      settled.abort()
      act()
    }
    signal?.addEventListener('abort', () => settle(() => reject(signal.reason as Error)), listening)
    worker.addEventListener('error', ({ message }) => settle(() => reject(new Error(message))), listening)
    const onMessage = ({ data }: MessageEvent<WorkerMessage<P>>): void => {
      if (data.type === 'progress') onProgress?.(data.progress)
      else if (data.type === 'failed') settle(() => reject(new Error(data.reason)))
      else settle(() => resolve(data.answer))
    }
    worker.addEventListener('message', onMessage, listening)
    worker.postMessage(request, { transfer: [] })
  })

/** Answers the requests to the worker that calls this. Bytes are handed over, not copied. */
export const answerRequests = <P extends WorkerProtocol>(
  handle: (request: P['request'], tell: (progress: P['progress']) => void) => P['answer'] | Promise<P['answer']>,
): void => {
  const send = (message: WorkerMessage<P>, transfer: Transferable[] = []): void =>
    globalThis.postMessage(message, { transfer })
  const answer = async (request: P['request']): Promise<void> => {
    const result = await handle(request, (progress) => send({ type: 'progress', progress }))
    send({ type: 'answer', answer: result }, result instanceof ArrayBuffer ? [result] : [])
  }
  addEventListener('message', ({ data }: MessageEvent<P['request']>) => {
    answer(data).catch((error: unknown) => send({ type: 'failed', reason: messageOf(error) }))
  })
}
