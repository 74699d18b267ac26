import { Download, Printer, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { numbersOn } from '../../render/side'
import { Button } from '../shared/Button'
import { useWords } from '../words/words'
import type { Printed } from './beginPdf'
import { ExportProgress } from './ExportProgress'
import { useExport } from './useExport'

interface Props {
  /** Undefined until it is laid out. */
  readonly printed: Printed | undefined
  /** True while a change is not laid out yet: an older number to call must not be taken along. */
  readonly isStale: boolean
  readonly drawings: number
  readonly onPrinted: (code: string) => void
  readonly children: ReactNode
}

/** The ways to get the sheet onto paper. How far it is shows here, and renders nothing else. */
export const ExportBar = ({ printed, isStale, drawings, onPrinted, children }: Props) => {
  const words = useWords()
  const making = useExport(printed, onPrinted)
  const { download, share } = making
  const ask = useOnceReady(printed !== undefined && !isStale, { download, share, print: () => print() })
  const busy = making.done !== undefined || !printed
  return (
    <nav className="pad-safe-x pad-safe-bottom sticky bottom-0 z-20 flex flex-wrap items-center justify-center gap-2 bg-desk pt-2">
      <div className="flex items-center gap-2">
        <ExportProgress {...making} pages={printed?.sides.flatMap(numbersOn).length} drawings={drawings} />
        {children}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="solid" disabled={busy} onClick={() => ask('download')}>
          <Download className="size-5" aria-hidden />
          {words.export.download}
        </Button>
        <Button disabled={!printed} onClick={() => ask('print')}>
          <Printer className="size-5" aria-hidden />
          {words.export.print}
        </Button>
        {share && (
          <Button disabled={busy} onClick={() => ask('share')}>
            <Share2 className="size-5" aria-hidden />
            {words.export.share}
          </Button>
        )}
      </div>
    </nav>
  )
}

/**
 * Does what was asked for at once, or when the sheet is ready: the press on a button also ends a text that is being typed,
 * which changes the sheet.
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
    // Behind the effect: printing renders at once, which React cannot do within one.
    if (isReady && asked !== undefined) queueMicrotask(() => answer(asked))
  }, [isReady, asked])
  return (name) => (isReady ? ways[name]?.() : setAsked(name))
}
