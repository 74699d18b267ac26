import { Share2 } from 'lucide-react'
import { Button } from '../../shared/buttons/Button'
import { useWords } from '../../words/words'
import type { Export } from './useExport'

interface Props extends Pick<Export, 'done' | 'isMade' | 'cancel' | 'shareReady'> {
  /** The number of pages; `undefined` until they are laid out. */
  readonly pages: number | undefined
  readonly drawings: number
  /** The number of sides of the paper on which nothing is printed. */
  readonly emptySides: number
}

/** The size of the sheet, or the progress of the PDF. */
export const ExportProgress = ({ done, isMade, cancel, shareReady, pages, drawings, emptySides }: Props) => {
  const words = useWords()
  return (
    <div className="flex min-h-11 items-center justify-center gap-3 text-sm text-text-soft tabular-nums">
      {done !== undefined && <progress value={done} max={pages} aria-label={words.export.download} className="w-32" />}
      <p role="status">
        {isMade && <span className="sr-only">{`${words.export.pdfReady} `}</span>}
        <span>{statusText({ done, pages, drawings, emptySides }, shareReady !== undefined, words.export)}</span>
      </p>
      {done !== undefined && <Button onClick={cancel}>{words.cancel}</Button>}
      {shareReady && (
        <Button look="solid" onClick={shareReady}>
          <Share2 className="size-5" aria-hidden />
          <span>{words.export.share}</span>
        </Button>
      )}
    </div>
  )
}

const statusText = (
  { done, pages, drawings, emptySides }: Pick<Props, 'done' | 'pages' | 'drawings' | 'emptySides'>,
  ready: boolean,
  words: ReturnType<typeof useWords>['export'],
): string => {
  if (pages === undefined) return words.layingOut
  if (done !== undefined) return words.making(done, pages)
  return ready ? words.pdfReady : words.pages(pages, drawings, emptySides)
}
