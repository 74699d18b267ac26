import { useEffect, useRef, type RefObject } from 'react'
import { PREPARE_PDF_MS, PREPARED_PAGES } from '../../constants'
import { whenAtRest } from '../../platform/rest'
import { beginPdf, type PdfMaking, type Printed } from './beginPdf'

type Latest = RefObject<PdfMaking | undefined>

/**
 * Makes the PDF while the sheet is being looked at, so that it is there when it is asked for: phones share a file only
 * right after the tap. A long one waits to be asked for, since not every look at a sheet ends with a PDF.
 *
 * @param printed the same object until something in it changes; undefined until it is laid out
 * @returns gives what was made of this very sheet, or is now begun
 */
export const usePreparedPdf = (printed: Printed | undefined): (() => PdfMaking | undefined) => {
  const latest: Latest = useRef(undefined)
  const wanted: Latest = useRef(undefined)

  useEffect(() => {
    if (!printed) return
    const prepare = () => printed.pages.length <= PREPARED_PAGES && (latest.current ?? begin(printed, latest))
    const stopWaiting = whenAtRest(prepare, PREPARE_PDF_MS)
    return () => {
      stopWaiting()
      if (latest.current !== wanted.current) latest.current?.cancel()
      latest.current = undefined
    }
  }, [printed])

  return () => {
    wanted.current = latest.current ?? (printed && begin(printed, latest))
    return wanted.current
  }
}

/** What fails is forgotten, so that whoever asks next begins anew. */
const begin = (printed: Printed, latest: Latest): PdfMaking => {
  const making = beginPdf(printed)
  latest.current = making
  making.pdf.catch(() => {
    if (latest.current === making) latest.current = undefined
  })
  return making
}
