import { loadChunk } from '../../platform/chunk'
import type { Page } from '../../render/page'
import type { Side } from '../../render/side'

/** What is to be printed, and what the document says of itself. */
export interface Printed {
  readonly title: string
  readonly author: string
  /** The title of the bookmark at the start. */
  readonly start: string
  /** Of this version, as it stands on each page. */
  readonly code: string
  /** Of the participants. */
  readonly pages: readonly Page[]
  /** The same pages as they lie on the paper, and behind them those of the leaders. */
  readonly sides: readonly Side[]
  /** What their text is set in; undefined where it is all drawn as shapes. */
  readonly font: ArrayBuffer | undefined
}

/** A PDF that is being made, or was. */
export interface PdfMaking {
  readonly pdf: Promise<Blob>
  /** Tells how many pages are done: now, and each time that it is one more. */
  readonly follow: (onProgress: (done: number) => void) => void
  readonly cancel: () => void
  readonly signal: AbortSignal
}

/** Begins to make a PDF. What makes it is large, and loaded only now. */
export const beginPdf = ({ title, author, start, sides, font }: Printed): PdfMaking => {
  const abort = new AbortController()
  const { signal } = abort
  let done = 0
  let follower: ((done: number) => void) | undefined
  const onProgress = (count: number): void => {
    done = count
    follower?.(done)
  }
  const make = async () => {
    const { makePdf } = await loadChunk(() => import('../../pdf/makePdf'))
    const facts = { title, author, start, language: document.documentElement.lang }
    return makePdf({ facts, font, sides, onProgress, signal })
  }
  return {
    pdf: make(),
    follow: (tell) => {
      follower = tell
      tell(done)
    },
    cancel: () => abort.abort(),
    signal,
  }
}
