import { Plus, Printer, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { HOME_SCOPE } from '../../model/actions'
import { canvasOf, drawingsOf } from '../../model/lookups'
import type { TochtId } from '../../model/types'
import { newId } from '../../platform/newId'
import { useServices, useTochten } from '../../store/context'
import { editorPath, exportPath, HOME_PATH } from '../paths'
import { Button } from '../shared/Button'
import { IconButton } from '../shared/IconButton'
import { ScreenHeader } from '../shared/ScreenHeader'
import { TochtTitle } from '../shared/TochtTitle'
import { useToast } from '../shared/toastContext'
import { useGoBack } from '../shared/useGoBack'
import { useWords } from '../words/words'
import { DrawingTile } from './DrawingTile'
import { LoadPopover } from './LoadPopover'
import { RenamePopover } from './RenamePopover'
import { ShareButton } from './ShareButton'

/** The drawings of one tocht, in the order in which they are walked. */
export const OverviewScreen = ({ tochtId }: { readonly tochtId: TochtId }) => {
  const words = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const goBack = useGoBack(HOME_PATH)
  const { store } = useServices()
  const [leaving, setLeaving] = useState(false)
  const state = useTochten((all) => all)
  const tocht = state.tochten[tochtId]
  const whole = useMemo(() => tocht && { tocht, drawings: drawingsOf(state, tocht) }, [state, tocht])
  if (!whole) return leaving ? null : <Navigate to={HOME_PATH} replace />

  const { name, style, id } = whole.tocht
  const index = state.order.indexOf(id)
  const remove = () => {
    setLeaving(true)
    store.dispatch({ type: 'deleteTocht', tocht: id, when: Date.now() })
    toast({ text: words.overview.deleted(name), undo: { scope: HOME_SCOPE, label: words.undoIt } })
    goBack()
  }
  const addDrawing = () => store.dispatch({ type: 'addDrawings', tocht: id, drawings: [{ id: newId(), elements: [] }] })

  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col">
      <div className="sticky top-0 z-20 bg-canvas">
        <ScreenHeader
          parent={HOME_PATH}
          title={
            <>
              <TochtTitle name={name} />
              <RenamePopover tocht={whole.tocht} />
            </>
          }
        >
          <IconButton label={words.overview.delete} onClick={remove}>
            <Trash2 className="size-5" />
          </IconButton>
        </ScreenHeader>
      </div>
      <main className="pad-safe-x flex-1 py-2">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {whole.drawings.map((drawing, place) => (
            <li key={drawing.id}>
              <DrawingTile
                drawing={drawing}
                canvas={canvasOf(whole.tocht)}
                number={place + 1}
                to={editorPath(index, style, place)}
              />
            </li>
          ))}
          <li className="flex min-h-32">
            <button
              type="button"
              aria-label={words.overview.addDrawing}
              onClick={addDrawing}
              className="flex flex-1 items-center justify-center rounded-lg border border-dashed border-control hover:bg-panel"
            >
              <Plus className="size-8 text-accent-text" aria-hidden />
            </button>
          </li>
        </ul>
      </main>
      <nav className="pad-safe-x pad-safe-bottom sticky bottom-0 z-20 flex flex-wrap justify-center gap-2 bg-canvas pt-2">
        <Button look="solid" onClick={() => void navigate(exportPath(index))}>
          <Printer className="size-5" aria-hidden />
          {words.overview.export}
        </Button>
        <LoadPopover tocht={whole.tocht} />
        <ShareButton whole={whole} />
      </nav>
    </div>
  )
}
