import { useEffect, useRef, type RefObject } from 'react'
import { whenNoPointerIsDown } from '../../../platform/pointersDown'
import { beginPdf, type PdfMaking, type PrintableSheet } from './beginPdf'

/** A PDF is prepared when the sheet has not changed for this long, in milliseconds, and has at most this many pages. */
const PREPARE_PDF_MS = 300
const PREPARED_PAGES = 4

type Latest = RefObject<PdfMaking | undefined>

/**
 * Creates the PDF in advance, because phones share a file only right after the tap. A long PDF is created only on the
 * tap, since not every visit ends with a PDF.
 *
 * @param sheet the same object until it changes; `undefined` until it is laid out
 * @returns a function that gets the prepared PDF of this sheet, or starts one
 */
export const usePreparedPdf = (sheet: PrintableSheet | undefined): (() => PdfMaking | undefined) => {
  const latest: Latest = useRef(undefined)
  const wanted: Latest = useRef(undefined)

  useEffect(() => {
    if (!sheet) return
    const prepare = () => sheet.pages.length <= PREPARED_PAGES && (latest.current ?? begin(sheet, latest))
    const stopWaiting = whenNoPointerIsDown(prepare, PREPARE_PDF_MS)
    return () => {
      stopWaiting()
      if (latest.current !== wanted.current) latest.current?.cancel()
      latest.current = undefined
    }
  }, [sheet])

  return () => {
    wanted.current = latest.current ?? (sheet && begin(sheet, latest))
    return wanted.current
  }
}

/** A failed PDF is forgotten, so that the next request starts again. */
const begin = (sheet: PrintableSheet, latest: Latest): PdfMaking => {
  const making = beginPdf(sheet)
  latest.current = making
  making.pdf.catch(() => {
    if (latest.current === making) latest.current = undefined
  })
  return making
}
