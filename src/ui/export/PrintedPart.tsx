import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Side } from '../../render/side'
import { DialogPart } from '../shared/DialogPart'
import { lazyPart } from '../shared/lazyPart'
import { usePrintRules } from './usePrintRules'

const PrintedPages = lazyPart(async () => (await import('./PrintedPages')).PrintedPages)

/** A browser that prints does not wait: fetched before the sheet can be seen. */
export const fetchPrintedPages = PrintedPages.fetch

/**
 * What the browser prints of the sheet screen: pages of their own beside the app, drawn as in the PDF. They exist only
 * while the browser prints, since outlines of erasers take time that the screen does not have.
 */
export const PrintedPart = ({ sides }: { readonly sides: readonly Side[] }) => {
  const [isPrinting, setPrinting] = useState(false)
  usePrintRules(sides[0]?.paper)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  return createPortal(
    <DialogPart onFailed={() => setPrinting(false)}>
      <PrintedPages sides={sides} />
    </DialogPart>,
    document.body,
  )
}
