import { askWorker } from '../askWorker'
import type { Cell, Page } from '../render/sheet/page'
import type { SheetSide } from '../render/sheet/side'
import { printedInk } from '../render/sheetSvg'
import type { RowRange } from '../render/strips'
import type { PdfWork } from './pdfWorker'
// oxlint-disable-next-line import/default -- Vite gives the address of the worker
import pdfWorker from './pdfWorker?worker&url'
import type { Descriptions, PdfMetadata } from './pdfWriter'
import { usedFonts, type SheetFonts } from './usedFonts'

export interface PdfJob {
  readonly metadata: PdfMetadata
  /** The files of the sheet's typeface. Without them, all text is drawn as shapes. */
  readonly fonts: SheetFonts
  readonly sides: readonly SheetSide[]
  /** Describes the drawing with a number, or these rows of its fish-bone, for people who cannot see it. */
  readonly describe: (number: number, rows?: RowRange) => string
  /** Called with the number of finished pages. */
  readonly onProgress: (done: number) => void
  /** Starts a worker with the script at an address. */
  readonly openWorker: (address: string) => Promise<Worker>
  /** Cancels the PDF: the promise rejects with the signal's reason. */
  readonly signal: AbortSignal
}

/** The idle worker, kept so that the next PDF need not load the writer again. */
let idle: Worker | undefined

/** Creates the sheet as a vector PDF in a worker, one side of the paper at a time. */
export const makePdf = async ({
  metadata,
  fonts,
  sides,
  describe,
  onProgress,
  openWorker,
  signal,
}: PdfJob): Promise<Blob> => {
  const kept = idle
  idle = undefined
  const worker = kept ?? (await openWorker(pdfWorker))
  try {
    const ask = (request: PdfWork['request']) => askWorker<PdfWork>(worker, request, { signal })
    await ask({ type: 'open', metadata, fonts: usedFonts(sides, fonts) })
    let done = 0
    for (const side of sides) {
      await ask({ type: 'side', side: withInk(side), descriptions: descriptionsOn(side, describe) })
      done += side.pages.length
      onProgress(done)
    }
    const bytes = await ask({ type: 'finish' })
    if (!bytes) throw new Error('The PDF has no bytes')
    // Another PDF may have ended meanwhile: one idle worker is enough.
    idle ??= worker
    return new Blob([bytes], { type: 'application/pdf' })
  } finally {
    if (idle !== worker) worker.terminate()
  }
}

/** A side with the ink that the screen has derived already. The worker would derive it again, from copies. */
const withInk = (side: SheetSide): SheetSide => ({
  ...side,
  pages: side.pages.map((placed) => {
    const { body } = placed.page
    if (body.kind !== 'cells') return placed
    const cells = body.cells.map((cell): Cell => Object.assign({}, cell, { ink: printedInk(cell.drawing) }))
    return { ...placed, page: { ...placed.page, body: { ...body, cells } } }
  }),
})

const descriptionsOn = ({ pages }: SheetSide, describe: PdfJob['describe']): Descriptions =>
  new Map(pages.map(({ page }) => [page.number, describedOn(page, describe)]))

const describedOn = ({ body }: Page, describe: PdfJob['describe']): ReadonlyMap<number, string> =>
  new Map(
    body.kind === 'fishbone'
      ? [[body.fishbone.number, describe(body.fishbone.number, body.fishbone.rows)]]
      : body.cells.map(({ number }) => [number, describe(number)]),
  )
