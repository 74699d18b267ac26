import { makePdf } from '../../../pdf/makePdf'
import type { SheetFonts } from '../../../pdf/usedFonts'
import { openWorker } from '../../../platform/chunk'
import type { Page } from '../../../render/sheet/page'
import type { SheetSide } from '../../../render/sheet/side'
import type { RowRange } from '../../../render/strips'
import type { Language } from '../../../storage/settings/languages'

/** A printable sheet with the metadata of its document. */
export interface PrintableSheet {
  readonly title: string
  readonly author: string
  readonly language: Language
  /** The title of the first bookmark. */
  readonly firstBookmark: string
  /** The code of this version, which is printed on each page. */
  readonly code: string
  /** The participants' pages. */
  readonly pages: readonly Page[]
  /** The sides of the paper: first those with the participants' pages, then those of the leaders. */
  readonly sides: readonly SheetSide[]
  /** Describes the drawing with a number, or these rows of its fish-bone, for people who cannot see it. */
  readonly describe: (number: number, rows?: RowRange) => string
  /** The files of the typeface; none when all text is outlines. */
  readonly fonts: SheetFonts
}

/** A PDF that is being created, or is finished. */
export interface PdfMaking {
  readonly pdf: Promise<Blob>
  /** Reports the number of finished pages, now and at each change. */
  readonly follow: (onProgress: (done: number) => void) => void
  readonly cancel: () => void
  readonly signal: AbortSignal
}

/** Starts to create a PDF, in a worker. */
export const beginPdf = ({
  title,
  author,
  language,
  firstBookmark,
  sides,
  describe,
  fonts,
}: PrintableSheet): PdfMaking => {
  const abort = new AbortController()
  const { signal } = abort
  let done = 0
  let follower: ((done: number) => void) | undefined
  const onProgress = (count: number): void => {
    done = count
    follower?.(done)
  }
  return {
    pdf: makePdf({
      metadata: { title, author, language, firstBookmark },
      fonts,
      sides,
      describe,
      onProgress,
      openWorker,
      signal,
    }),
    follow: (tell) => {
      follower = tell
      tell(done)
    },
    cancel: () => abort.abort(),
    signal,
  }
}
