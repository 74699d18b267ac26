import { useRef, useState } from 'react'
import { messageOf } from '../../../model/messageOf'
import { ChunkLoadError } from '../../../platform/chunk'
import { fileName } from '../../../platform/files/fileName'
import { canShareFile, handOver, shareFile, type Shared } from '../../../platform/files/shareFile'
import { useToast } from '../../shared/toasts/toastContext'
import { useTellFailure } from '../../shared/toasts/useTellFailure'
import { useGive } from '../../shared/useGive'
import { useWords } from '../../words/words'
import type { PdfMaking, PrintableSheet } from './beginPdf'
import { usePreparedPdf } from './usePreparedPdf'

export interface Export {
  readonly download: () => void
  /** `undefined` when the browser cannot share files. */
  readonly share: (() => void) | undefined
  /** The number of finished pages; `undefined` when no PDF is being created. */
  readonly done: number | undefined
  readonly cancel: () => void
  /** Whether the last PDF that was saved or shared is of this version. */
  readonly isMade: boolean
  /** Shares a file that was finished too late for the tap that requested it. */
  readonly shareReady: (() => void) | undefined
}

const PDF = 'application/pdf'
/** An empty PDF, to ask the browser whether it can share one; see EXAMPLE_TO_SHARE. */
const EXAMPLE = new File([], 'tocht.pdf', { type: PDF })

/** A file and the sheet it contains. */
interface Made {
  readonly file: File
  readonly sheet: PrintableSheet
}

/** Saves or shares the PDF, which may be prepared already, and reports its version. */
export const useExport = (sheet: PrintableSheet | undefined, onPrinted: (code: string) => void): Export => {
  const words = useWords().export
  const toast = useToast()
  const tellFailure = useTellFailure()
  const give = useGive(words.notGiven)
  const [done, setDone] = useState<number>()
  const [ready, setReady] = useState<Made>()
  const [madeCode, setMadeCode] = useState<string>()
  const underWay = useRef<PdfMaking>(undefined)
  /** The file that was handed over last. */
  const newest = useRef<Made>(undefined)
  const ask = usePreparedPdf(sheet)
  // A file made before a change, for example of a phone number, must no longer be shared.
  const current = ready !== undefined && ready.sheet === sheet ? ready : undefined

  const deliver = (made: Made, by: (file: File) => Promise<Shared>) =>
    give(async () => {
      newest.current = made
      const shared = await by(made.file)
      // A share may end long after another file was handed over.
      if (newest.current !== made) return
      setReady(shared === 'tooLate' ? made : undefined)
      setMadeCode(shared === 'done' ? made.sheet.code : undefined)
      if (shared === 'done') onPrinted(made.sheet.code)
    })

  const make = async (printable: PrintableSheet, making: PdfMaking): Promise<Made | undefined> => {
    try {
      const pdf = await making.pdf
      return { file: new File([pdf], fileName(printable.title, 'pdf'), { type: PDF }), sheet: printable }
    } catch (reason) {
      if (making.signal.aborted) return undefined
      if (reason instanceof ChunkLoadError) tellFailure(reason)
      else toast({ error: true, text: words.failed(messageOf(reason)) })
      return undefined
    }
  }

  const run = async (by: (file: File) => Promise<Shared>) => {
    const making = ask()
    if (!sheet || !making) return
    underWay.current = making
    making.follow(setDone)
    setReady(undefined)
    setMadeCode(undefined)
    const made = await make(sheet, making)
    // Nothing waits for the device, which may never answer.
    setDone(undefined)
    if (made) deliver(made, by)
  }

  return {
    download: () => void run(handOver),
    share: canShareFile(EXAMPLE) ? () => void run(shareFile) : undefined,
    done,
    isMade: madeCode !== undefined && madeCode === sheet?.code,
    cancel: () => underWay.current?.cancel(),
    shareReady: current && (() => deliver(current, shareFile)),
  }
}
