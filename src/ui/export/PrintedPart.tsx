import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { DialogPart } from '../shared/DialogPart'
import { lazyPart } from '../shared/lazyPart'
import type { Printed } from './beginPdf'
import { usePrintRules } from './usePrintRules'

const PrintedPages = lazyPart(async () => (await import('./PrintedPages')).PrintedPages)

/** A browser that prints does not wait: fetched before the sheet can be seen. */
export const fetchPrintedPages = PrintedPages.fetch

interface Props {
  readonly printed: Printed
  /** Called when the browser has printed, or did not: it never says which. */
  readonly onPrinted: (code: string) => void
}

/**
 * What the browser prints of the sheet screen: pages of their own beside the app, drawn as in the PDF. They exist only
 * while the browser prints, since outlines of erasers take time that the screen does not have.
 */
export const PrintedPart = ({ printed, onPrinted }: Props) => {
  const [underWay, setUnderWay] = useState<Printed>()
  usePrintRules(printed.sides.map(({ paper }) => paper))
  const begin = useEffectEvent(() => flushSync(() => setUnderWay(printed)))
  const end = useEffectEvent(() => {
    setUnderWay(undefined)
    if (underWay) onPrinted(underWay.code)
  })
  useEffect(() => {
    const onBegin = () => begin()
    const onEnd = () => end()
    addEventListener('beforeprint', onBegin)
    addEventListener('afterprint', onEnd)
    return () => {
      removeEventListener('beforeprint', onBegin)
      removeEventListener('afterprint', onEnd)
    }
  }, [])
  if (!underWay) return null
  return createPortal(
    <DialogPart onFailed={() => setUnderWay(undefined)}>
      <PrintedPages sides={underWay.sides} />
    </DialogPart>,
    document.body,
  )
}
