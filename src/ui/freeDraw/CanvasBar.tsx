import { CopyPlus, Maximize, PenLine, Trash2 } from 'lucide-react'
import { isExample } from '../../model/examples'
import type { Drawing } from '../../model/types'
import { useServices, useTochten } from '../../store/context'
import type { Found } from '../../store/openDrawing'
import { SidePanel } from './SidePanel'
import { useMedia, SPREAD } from '../shared/useMedia'
import { DeletedNotice } from '../shared/notices/DeletedNotice'
import { IconButton } from '../shared/buttons/IconButton'
import { useWords } from '../words/words'
import { DrawingAnnouncer } from './announcers/DrawingAnnouncer'
import { FirstStrokeGhost } from './FirstStrokeGhost'
import { InkAnnouncer } from './announcers/InkAnnouncer'
import { PenAnnouncer } from './announcers/PenAnnouncer'
import type { Selection } from './useSelection'
import { shortcutText } from './shortcuts'

/** Screens on which square paper leaves a free column at its right. */
const ROOM_BESIDE = `${SPREAD} and (min-aspect-ratio: 8/5)`

interface Props {
  /** Set when another tab has deleted the drawing. */
  readonly deleted: Found | undefined
  /** Whether no drawing of the tocht has ink. */
  readonly blank: boolean
  readonly drawing: Drawing
  readonly isRingOpen: boolean
  readonly selection: Selection
  readonly zoomed: boolean
  readonly onFit: () => void
  /** Whether a gesture on the paper is under way. */
  readonly isBusy: () => boolean
  /** True once a pen was seen or requested. */
  readonly penKnown: boolean
  readonly penOnly: boolean
}

/** Notices and buttons over the paper, and announcements for screen readers. */
export const CanvasBar = ({ deleted, blank, drawing, isRingOpen, isBusy, ...bar }: Props) => {
  const hasRoom = useMedia(ROOM_BESIDE)
  const isFirst = useTochten(({ order }) => order.filter((id) => !isExample(id)).length <= 1)
  if (deleted) return <DeletedNotice deleted={deleted} />
  return (
    <>
      <DrawingAnnouncer drawing={drawing} />
      <InkAnnouncer key={drawing.id} drawing={drawing} isRingOpen={isRingOpen} />
      <PenAnnouncer
        key={`pen ${drawing.id}`}
        isBusy={isBusy}
        selected={bar.selection.index}
        count={drawing.elements.length}
      />
      {blank && isFirst && !isRingOpen && !bar.zoomed && <FirstStrokeGhost />}
      {hasRoom && <SidePanel drawing={drawing} />}
      <Bar {...bar} />
    </>
  )
}

/** Occasional buttons over a corner of the paper. They take no space in the layout. */
const Bar = ({
  selection,
  zoomed,
  onFit,
  penKnown,
  penOnly,
}: Omit<Props, 'deleted' | 'blank' | 'drawing' | 'isRingOpen' | 'isBusy'>) => {
  const words = useWords()
  const { preferences } = useServices()
  if (selection.index === undefined && !zoomed && !penKnown) return null
  return (
    <div className="absolute top-2 right-3 z-10 flex gap-1 rounded-xl border border-line bg-desk p-1">
      {selection.index !== undefined && (
        <>
          <IconButton
            label={words.editor.duplicate}
            shortcut={shortcutText('duplicate')}
            onClick={() => selection.duplicate()}
          >
            <CopyPlus />
          </IconButton>
          <IconButton label={words.editor.delete} shortcut={shortcutText('delete')} onClick={() => selection.remove()}>
            <Trash2 />
          </IconButton>
        </>
      )}
      {zoomed && (
        <IconButton label={words.editor.fit} shortcut={shortcutText('fit')} onClick={onFit}>
          <Maximize />
        </IconButton>
      )}
      {penKnown && (
        <IconButton
          label={words.editor.penOnly}
          aria-pressed={penOnly}
          onClick={() => preferences.change({ penOnly: !penOnly })}
        >
          <PenLine />
        </IconButton>
      )}
    </div>
  )
}
