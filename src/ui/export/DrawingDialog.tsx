import { DialogTitle } from '@headlessui/react'
import { ChevronLeft, ChevronRight, Copy, FileDown, Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PICTURE_PIXELS } from '../../constants'
import { canvasOf } from '../../model/lookups'
import { isFromOsm } from '../../model/routeDoubts'
import type { WholeTocht } from '../../model/types'
import { copyText } from '../../platform/files/clipboard'
import { fileName } from '../../platform/files/fileName'
import { copyPicture, pngOf } from '../../platform/files/picture'
import { handOver } from '../../platform/files/shareFile'
import { PREVIEW_PEN } from '../../render/pen'
import type { Cell, Page } from '../../render/sheet/page'
import { DRAWING_MARKERS, drawingFile } from '../../render/svgFile'
import { INK_COLOUR } from '../../render/textSvg'
import { editorPath } from '../paths'
import { Button, buttonClass } from '../shared/buttons/Button'
import { IconButton } from '../shared/buttons/IconButton'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { useToast } from '../shared/toasts/toastContext'
import { useGive } from '../shared/useGive'
import { DrawingPicture } from '../svg/DrawingPicture'
import { Markers } from '../svg/Markers'
import { useWords } from '../words/words'

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  readonly drawingIndex: number
  /** The pages of the sheet, once they are laid out. */
  readonly pages: readonly Page[] | undefined
  readonly onShow: (drawingIndex: number) => void
  readonly onClose: () => void
}

/** One drawing of the sheet, to share as a picture or to change. */
export const DrawingDialog = ({
  whole: { tocht, drawings },
  tochtIndex,
  drawingIndex,
  pages,
  onShow,
  onClose,
}: Props) => {
  const words = useWords()
  const { copy, take } = useDrawingFiles()
  const drawing = drawings[drawingIndex]
  if (!drawing) return null
  const canvas = canvasOf(tocht)
  const cell = cellOf(pages, drawingIndex + 1)
  const credit = isFromOsm(tocht) ? words.route.credit : undefined
  const file = () => drawingFile(drawing, canvas, { cell, credit })
  const png = () => pngOf(file().text, file().size, PICTURE_PIXELS)
  // The number comes first, since a long name is truncated.
  const named = (extension: string) => fileName(`${drawingIndex + 1} ${tocht.name}`, extension)
  return (
    <PanelDialog onClose={onClose}>
      <div className="flex items-center gap-1">
        <DialogTitle className="flex-1 text-lg font-semibold">
          {words.export.single.title(drawingIndex + 1)}
        </DialogTitle>
        <IconButton
          label={words.editor.previous}
          disabled={drawingIndex === 0}
          onClick={() => onShow(drawingIndex - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          label={words.editor.next}
          disabled={drawingIndex === drawings.length - 1}
          onClick={() => onShow(drawingIndex + 1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <div className="h-72 max-h-[45dvh] rounded-lg bg-white p-2 forced-color-adjust-none">
        <DrawingPicture elements={drawing.elements} canvas={canvas} pen={PREVIEW_PEN} colour={INK_COLOUR} />
        <Markers markers={DRAWING_MARKERS} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2">
        <Button onClick={() => copy(copyPicture(png()))}>
          <Copy className="size-5 shrink-0" aria-hidden />
          <span>{words.export.single.copyPicture}</span>
        </Button>
        <Button onClick={() => take(png(), named('png'))}>
          <FileDown className="size-5 shrink-0" aria-hidden />
          <span>{words.export.single.png}</span>
        </Button>
        <Button onClick={() => copy(copyText(file().text))}>
          <Copy className="size-5 shrink-0" aria-hidden />
          <span>{words.export.single.copySvg}</span>
        </Button>
        <Button onClick={() => take(new Blob([file().text], { type: 'image/svg+xml' }), named('svg'))}>
          <FileDown className="size-5 shrink-0" aria-hidden />
          <span>{words.export.single.svg}</span>
        </Button>
        <Link to={editorPath(tochtIndex, tocht.style, drawingIndex)} className={buttonClass('quiet')}>
          <Pencil className="size-5 shrink-0" aria-hidden />
          <span>{words.export.single.edit}</span>
        </Link>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </PanelDialog>
  )
}

/** The box of a drawing on the sheet; a fish-bone has none. */
const cellOf = (pages: readonly Page[] = [], number: number): Cell | undefined =>
  pages.flatMap(({ body }) => (body.kind === 'cells' ? body.cells : [])).find((cell) => cell.number === number)

const useDrawingFiles = () => {
  const words = useWords().export
  const toast = useToast()
  const give = useGive()
  return {
    copy: (copying: Promise<boolean>): void =>
      give(async () => {
        const copied = await copying
        toast({ error: !copied, text: copied ? words.single.copied : words.single.copyRefused })
      }),
    take: (blob: Blob | Promise<Blob>, name: string): void =>
      give(async () => {
        const made = await blob
        return handOver(new File([made], name, { type: made.type }))
      }),
  }
}
