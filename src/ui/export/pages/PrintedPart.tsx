import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { PrintedPages } from './PrintedPages'
import type { PrintableSheet } from '../making/beginPdf'
import { usePrintRules } from '../usePrintRules'

interface Props {
  readonly sheet: PrintableSheet
  /** Called after the browser's dialog, which does not report whether it printed. */
  readonly onPrinted: (code: string) => void
}

/**
 * The pages that the browser prints, separate from the app and drawn as in the PDF. They exist only while printing,
 * since outlining erasers is slow.
 */
export const PrintedPart = ({ sheet, onPrinted }: Props) => {
  const [underWay, setUnderWay] = useState<PrintableSheet>()
  usePrintRules(sheet.sides.map(({ paper }) => paper))
  const begin = useEffectEvent(() => flushSync(() => setUnderWay(sheet)))
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
  return createPortal(<PrintedPages sides={underWay.sides} />, document.body)
}
