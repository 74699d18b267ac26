import { CopyPlus, Maximize, PenLine, Trash2 } from 'lucide-react'
import { useState, useEffect, useEffectEvent } from 'react'
import { tochtOf } from '../../model/lookups'
import type { Drawing } from '../../model/types'
import { useServices } from '../../store/context'
import { IconButton } from '../shared/buttons/IconButton'
import { PlaceAndText } from '../words/DrawingText'
import type { Words } from '../words/en'
import { useWords } from '../words/words'
import { InkAnnouncer } from './announcers/InkAnnouncer'
import { shortcutText } from './commands'
import { SidePanel } from './SidePanel'
import type { Selection } from './useSelection'

interface Props {
  readonly drawing: Drawing
  readonly isRingOpen: boolean
  /** Whether a free column is beside the paper. */
  readonly hasRoom: boolean
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
export const CanvasBar = ({ drawing, isRingOpen, hasRoom, isBusy, ...bar }: Props) => {
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
}: Omit<Props, 'drawing' | 'isRingOpen' | 'hasRoom' | 'isBusy'>) => {
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

/** Announces the drawing that Previous or Next opened: its place among the others, then what it shows. */
const DrawingAnnouncer = ({ drawing }: { readonly drawing: Drawing }) => {
  const words = useWords()
  /** The drawing as it was when it was opened: later changes have their own announcements. */
  const [opened, setOpened] = useState({ drawing, isNeighbour: false })
  if (opened.drawing.id !== drawing.id) setOpened({ drawing, isNeighbour: true })
  return (
    <p aria-live="polite" className="sr-only">
      {opened.isNeighbour && <OpenedText key={opened.drawing.id} drawing={opened.drawing} words={words} />}
    </p>
  )
}

interface OpenedTextProps {
  readonly drawing: Drawing
  readonly words: Words
}

const OpenedText = ({ drawing: { id, elements }, words }: OpenedTextProps) => {
  const { store } = useServices()
  /** The list as it was on opening. When Next adds a drawing, a changed count would announce this drawing again. */
  const [drawings] = useState(() => {
    const state = store.getState()
    return state.tochten[tochtOf(state, id) ?? '']?.drawings
  })
  return (
    drawings && <PlaceAndText {...{ elements, words }} drawingIndex={drawings.indexOf(id)} count={drawings.length} />
  )
}

interface PenAnnouncerProps {
  /** Whether a gesture on the paper is under way. */
  readonly isBusy: () => boolean
  /** The index of the selected element. */
  readonly selected: number | undefined
  /** The number of elements. */
  readonly count: number
}

/** Announces to screen readers that the pen of the keyboard is down, and which element is selected. */
const PenAnnouncer = ({ isBusy, selected, count }: PenAnnouncerProps) => {
  const words = useWords()
  const [isDown, setDown] = useState(false)
  const look = useEffectEvent(() => setDown(isBusy()))
  useEffect(() => {
    const controller = new AbortController()
    // Listens in the capture phase, because the paper stops its key events; looks after the paper has handled the key.
    const options = { signal: controller.signal, capture: true }
    const lookLater = ({ target }: Event): void => {
      if (target instanceof SVGSVGElement) setTimeout(look)
    }
    addEventListener('keydown', lookLater, options)
    addEventListener('focusout', lookLater, options)
    return () => controller.abort()
  }, [])
  return (
    <p aria-live="polite" className="sr-only">
      {selected === undefined ? isDown && words.ink.penDown : words.ink.selected(selected + 1, count)}
    </p>
  )
}
