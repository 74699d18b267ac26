import type { Opened } from '../../store/useOpenDrawing'
import { overviewPath } from '../paths'
import { PrintedDrawings } from '../shared/PrintedDrawings'
import { DrawingHeader } from './DrawingHeader'
import { EditorPaper } from './EditorPaper'
import { EvidencePlace } from './EvidencePlace'
import { ToolBar } from './toolBar/ToolBar'
import { useEditor } from './useEditor'

/** The free-draw editor: header, paper, tools and keys. */
export const DrawingEditor = (opened: Opened) => {
  const { state, tocht, drawing } = opened.seen
  const { header, paper, tools, dialog, unlessBusy } = useEditor(opened)
  return (
    <div className="fixed inset-0 h-dvh overflow-hidden bg-desk">
      <div className="flex h-full flex-col">
        <DrawingHeader parent={overviewPath(state.order.indexOf(tocht.id), tocht.style)} {...header} />
        <main className="flex min-h-0 w-full flex-1 flex-col beside:flex-row-reverse lg:justify-center">
          <EvidencePlace key={drawing.id} tocht={tocht} drawing={drawing} unlessBusy={unlessBusy} />
          <EditorPaper opened={opened} {...paper} />
          <ToolBar {...tools} />
        </main>
      </div>
      {dialog}
      <PrintedDrawings tocht={tocht} drawings={[drawing]} />
    </div>
  )
}
