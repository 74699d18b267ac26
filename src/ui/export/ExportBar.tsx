import { Download, Printer, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { numbersOn } from '../../render/sheet/side'
import { PRINT_PARAMETER } from '../paths'
import { Button } from '../shared/buttons/Button'
import { useWords } from '../words/words'
import type { PrintableSheet } from './making/beginPdf'
import { ExportProgress } from './making/ExportProgress'
import { useExport } from './making/useExport'

interface Props {
  /** `undefined` until the sheet is laid out. */
  readonly sheet: PrintableSheet | undefined
  /** True while a change is not laid out yet. An old phone number, for example, must not be printed. */
  readonly isStale: boolean
  readonly drawings: number
  readonly onPrinted: (code: string) => void
  readonly children: ReactNode
}

/** The buttons to print, save and share. A component of its own, so that progress renders nothing else. */
export const ExportBar = ({ sheet, isStale, drawings, onPrinted, children }: Props) => {
  const words = useWords()
  const making = useExport(sheet, onPrinted)
  const { download, share } = making
  const ask = useOnceReady(sheet !== undefined && !isStale, { download, share, print: () => print() })
  usePrintAsked(() => ask('print'))
  const busy = making.done !== undefined || !sheet
  return (
    <nav className="pad-safe-x pad-safe-bottom sticky bottom-0 z-20 flex flex-wrap items-center justify-center gap-2 bg-desk pt-2">
      <div className="flex items-center gap-2">
        <ExportProgress
          {...making}
          pages={sheet?.sides.flatMap(numbersOn).length}
          drawings={drawings}
          emptySides={sheet?.sides.filter(({ pages }) => pages.length === 0).length ?? 0}
        />
        {children}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="solid" disabled={busy} onClick={() => ask('download')}>
          <Download className="size-5" aria-hidden />
          <span>{words.export.download}</span>
        </Button>
        <Button disabled={!sheet} onClick={() => ask('print')}>
          <Printer className="size-5" aria-hidden />
          <span>{words.export.print}</span>
        </Button>
        {share && (
          <Button disabled={busy} onClick={() => ask('share')}>
            <Share2 className="size-5" aria-hidden />
            <span>{words.export.share}</span>
          </Button>
        )}
      </div>
    </nav>
  )
}

/** Prints once if the address asks for it, and removes that from the address, so that a reload does not print again. */
const usePrintAsked = (onAsked: () => void): void => {
  const [parameters, setParameters] = useSearchParams()
  const isAsked = parameters.has(PRINT_PARAMETER)
  const take = useEffectEvent(() => {
    setParameters({}, { replace: true })
    onAsked()
  })
  useEffect(() => {
    if (isAsked) take()
  }, [isAsked])
}

/**
 * Runs an action at once, or as soon as the sheet is ready. Pressing a button ends typing in a field, which may change
 * the sheet.
 */
const useOnceReady = <Name extends string>(
  isReady: boolean,
  ways: Readonly<Record<Name, (() => void) | undefined>>,
): ((name: Name) => void) => {
  const [asked, setAsked] = useState<Name>()
  const answer = useEffectEvent((name: Name) => {
    setAsked(undefined)
    ways[name]?.()
  })
  useEffect(() => {
    // Prints after the effect: printing renders synchronously, which React cannot do within an effect.
    if (isReady && asked !== undefined) queueMicrotask(() => answer(asked))
  }, [isReady, asked])
  return (name) => (isReady ? ways[name]?.() : setAsked(name))
}
