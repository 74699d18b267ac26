import { BrushCleaning } from 'lucide-react'
import { memo, useState } from 'react'
import { routeDoubtsOf } from '../../model/routeDoubts'
import type { DrawingId, TochtId, Drawing, Tocht } from '../../model/types'
import { useSeen, type Seen } from '../../store/useSeen'
import { overviewPath } from '../paths'
import { HelpButton } from '../shared/buttons/HelpButton'
import { IconButton } from '../shared/buttons/IconButton'
import { Evidence } from '../shared/evidence/Evidence'
import { LeaveGone } from '../shared/notices/LeaveGone'
import { PrintedDrawings } from '../shared/PrintedDrawings'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useWords } from '../words/words'
import { shortcutText } from './commands'
import { EditorPaper } from './EditorPaper'
import { ToolGroups, type ToolGroupsProps } from './toolBar/ToolGroups'
import { useEditor } from './useEditor'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** The free-draw editor of one drawing. */
export const FreeDrawScreen = ({ tochtId, drawingId }: Props) => {
  const seen = useSeen(tochtId, drawingId)
  if (seen === 'waiting') return null
  return seen === 'gone' ? <LeaveGone tocht={tochtId} /> : <DrawingEditor {...seen} />
}

/** The free-draw editor: header, paper, tools and keys. */
const DrawingEditor = (seen: Seen) => {
  const { state, tocht, drawing } = seen
  const { header, paper, tools, dialog, unlessBusy } = useEditor(seen)
  return (
    <div className="fixed inset-0 h-dvh overflow-hidden bg-desk">
      <div className="flex h-full flex-col">
        <DrawingHeader parent={overviewPath(state.order.indexOf(tocht.id), tocht.style)} {...header} />
        <main className="flex min-h-0 w-full flex-1 flex-col beside:flex-row-reverse lg:justify-center">
          <EvidencePlace key={drawing.id} tocht={tocht} drawing={drawing} unlessBusy={unlessBusy} />
          <EditorPaper tocht={tocht.id} drawing={drawing} {...paper} />
          <ToolBar {...tools} />
        </main>
      </div>
      {dialog}
      <PrintedDrawings tocht={tocht} drawings={[drawing]} />
    </div>
  )
}

interface DrawingHeaderProps {
  /** The target of Back when the app was opened on this screen. */
  readonly parent: string
  readonly number: number
  readonly empty: boolean
  readonly onClear: () => void
  readonly onHelp: () => void
}

/** The header of the editor: the drawing's number, and Back. */
const DrawingHeader = memo(({ parent, number, empty, onClear, onHelp }: DrawingHeaderProps) => {
  const words = useWords().editor
  return (
    <ScreenHeader
      parent={parent}
      title={<h1 className="truncate text-[min(1.125rem,7.5vw)] font-semibold">{words.title(number)}</h1>}
    >
      <IconButton label={words.clear} disabled={empty} onClick={onClear}>
        <BrushCleaning />
      </IconButton>
      <HelpButton shortcut={shortcutText('help')} onHelp={onHelp} className="folded:hidden" />
    </ScreenHeader>
  )
})

/**
 * A row above the paper, or a column at the left. On a wide screen the column takes no room in the layout, so that the
 * paper stays in its place from drawing to drawing.
 */
const SHAPE =
  'pad-safe-x h-[max(7.5rem,16dvh)] shrink-0 pb-2 select-none beside:order-last beside:h-auto beside:w-52 lg:[@media(min-aspect-ratio:4/3)]:-ml-52'

interface EvidencePlaceProps {
  readonly tocht: Tocht
  readonly drawing: Drawing
  readonly unlessBusy: (act: () => void) => void
}

/**
 * The place of the real roads above or beside the paper of a doubtful drawing. It has its size before the roads are
 * loaded, so that the paper never moves under a stroke.
 */
const EvidencePlace = ({ tocht, drawing, unlessBusy }: EvidencePlaceProps) => {
  // The first change of the ink ends the doubt, but then the roads are needed most.
  const [opened] = useState(() => routeDoubtsOf(drawing))
  const [isClosed, setClosed] = useState(false)
  const now = routeDoubtsOf(drawing)
  const doubts = now.length > 0 ? now : opened
  if (isClosed || doubts.length === 0) return null
  const close = () => unlessBusy(() => setClosed(true))
  return (
    <div className={SHAPE}>
      <Evidence tocht={tocht} drawing={drawing.id} doubts={doubts} onClose={close} />
    </div>
  )
}

/**
 * The tools below the paper or beside it. The bar is isolated, so that the browser skips it when only the unfinished
 * stroke changes. On a phone in landscape it leaves room for the note and the distance below.
 */
const ToolBar = (tools: ToolGroupsProps) => (
  <div
    role="toolbar"
    aria-label={useWords().editor.tools}
    className="isolate shrink-0 sideways:mb-[calc(96px+max(0.5rem,env(safe-area-inset-bottom)))] sideways:lowest:mb-[calc(48px+max(0.5rem,env(safe-area-inset-bottom)))]"
  >
    <ToolGroups {...tools} />
  </div>
)
