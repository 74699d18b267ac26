import { useRef, useState } from 'react'
import { fileName } from '../../platform/download'
import { canShareFile, handOver, shareFile, type Shared } from '../../platform/shareFile'
import type { Page } from '../../render/sheet'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'

/** What is to be printed, and what the document says of itself. */
export interface Printed {
  readonly title: string
  readonly author: string
  readonly pages: readonly Page[]
  readonly font: ArrayBuffer | undefined
}

export interface Export {
  readonly download: () => void
  /** Undefined where the browser shares no files. */
  readonly share: (() => void) | undefined
  /** How many pages are done; undefined while none is made. */
  readonly done: number | undefined
  readonly cancel: () => void
  /** Shares a file that was made too long after the tap that asked for it; undefined where there is none. */
  readonly shareReady: (() => void) | undefined
}

const PDF = 'application/pdf'
/** Browsers say beforehand whether they share PDFs, by the type alone. */
const EXAMPLE = new File([], 'tocht.pdf', { type: PDF })

/** Makes the PDF and hands it over. What makes it is large, and loaded only now. */
export const useExport = ({ title, author, pages, font }: Printed): Export => {
  const words = useWords().export
  const toast = useToast()
  const [done, setDone] = useState<number>()
  const [ready, setReady] = useState<File>()
  const underWay = useRef<AbortController>(undefined)

  const deliver = async (file: File, give: (file: File) => Promise<Shared>) =>
    setReady((await give(file)) === 'tooLate' ? file : undefined)

  const guarded = async (work: () => Promise<void>, signal?: AbortSignal) => {
    try {
      await work()
    } catch (reason) {
      if (signal?.aborted) return
      toast({ error: true, text: words.failed(reason instanceof Error ? reason.message : String(reason)) })
    }
  }

  const run = async (give: (file: File) => Promise<Shared>) => {
    const abort = new AbortController()
    underWay.current = abort
    setDone(0)
    setReady(undefined)
    await guarded(async () => {
      const { makePdf } = await import('../../pdf/makePdf')
      const facts = { title, author, language: document.documentElement.lang }
      const pdf = await makePdf({ facts, font, pages, onProgress: setDone, signal: abort.signal })
      await deliver(new File([pdf], fileName(title, 'pdf'), { type: PDF }), give)
    }, abort.signal)
    setDone(undefined)
  }

  return {
    download: () => void run(handOver),
    share: canShareFile(EXAMPLE) ? () => void run(shareFile) : undefined,
    done,
    cancel: () => underWay.current?.abort(),
    shareReady: ready && (() => void guarded(() => deliver(ready, shareFile))),
  }
}
