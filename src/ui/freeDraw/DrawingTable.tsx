import { useRef, useState } from 'react'
import { useImmerReducer } from 'use-immer'
import { ZOOM_STEP } from '../../constants'
import type { Step } from '../../gesture/gesture'
import { FIRST_TOOL, pickIcon, toggle, type Toggle, type Tool } from '../../gesture/tool'
import { canvasOf, isBlank } from '../../model/lookups'
import { isStamp, type Drawing, type Size, type State, type Tocht } from '../../model/types'
import { usePreferences, useServices } from '../../store/context'
import { DrawingCanvas, type CanvasControl } from '../canvas/DrawingCanvas'
import { overviewPath } from '../paths'
import { DialogPart } from '../shared/DialogPart'
import { lazyPart } from '../shared/lazyPart'
import { useLater } from '../shared/useLater'
import { useShortcuts } from '../shared/shortcuts'
import { useHandler } from '../shared/useHandler'
import { useToast } from '../shared/toastContext'
import { useTableWords } from '../words/words'
import { DrawingHeader } from './DrawingHeader'
import { REPEATED, SHORTCUTS, type Command } from './shortcuts'
import { PAPER_SIDE, TABLE, TABLE_COLUMN, TABLE_MAIN } from './tableShape'
import { ToolBar } from './ToolBar'
import { useDrawingNavigation } from './useDrawingNavigation'
import { useNudge } from './useNudge'
import { useSelection } from './useSelection'

const ShortcutsDialog = lazyPart(async () => (await import('../shared/ShortcutsDialog')).ShortcutsDialog<Command>)

/** It has nothing to offer before something was selected, zoomed or drawn with a pen. */
const loadBar = () => import('./CanvasBar')

interface Props {
  readonly state: State
  readonly tocht: Tocht
  readonly drawing: Drawing
}

type ToolAction = { readonly toggle: Toggle } | { readonly icon: number | undefined }

const toolReducer = (tool: Tool, action: ToolAction): Tool =>
  'toggle' in action ? toggle(tool, action.toggle) : pickIcon(tool, action.icon)

/** Header, paper and tools of one drawing, and what its keys do. */
export const DrawingTable = ({ state, tocht, drawing }: Props) => {
  const words = useTableWords()
  const toast = useToast()
  const { store, preferences } = useServices()
  const { penOnly } = usePreferences()
  const [chosen, change] = useImmerReducer(toolReducer, FIRST_TOOL)
  const [zoomed, setZoomed] = useState(false)
  const [penSeen, setPenSeen] = useState(penOnly)
  const [helping, setHelping] = useState(false)
  const bar = useLater(loadBar)
  const paper = useRef<CanvasControl>(null)
  const selection = useSelection(drawing, tocht)
  const { index, previous, next } = useDrawingNavigation(state, tocht, drawing.id)

  const empty = drawing.elements.length === 0
  // With nothing to erase the eraser is out of hand.
  const tool = chosen.erase && empty ? toggle(chosen, 'erase') : chosen

  /** Nothing else changes a drawing while a stroke is being drawn on it. */
  const unlessBusy = (act: () => void) => {
    if (!paper.current?.busy()) act()
  }
  const undo = () => unlessBusy(() => store.undo(drawing.id))
  const redo = () => unlessBusy(() => store.redo(drawing.id))
  const clear = () => {
    store.dispatch({ type: 'clearDrawing', drawing: drawing.id, seen: drawing.elements })
    // Named otherwise than the Undo of the tool bar, which is in sight too.
    toast({ text: words.editor.cleared, undo: { scope: drawing.id, label: words.editor.bringBack } })
  }
  const goPrevious = () => unlessBusy(previous)
  const goNext = () => unlessBusy(() => next?.())
  const toggleTool = (which: Toggle) => {
    const stroke = selection.element && !isStamp(selection.element)
    // Switched in the hand, it would be another stroke than the one that is being moved.
    if (stroke && paper.current?.busy()) return
    if (stroke && (which === 'dashed' || which === 'circle' || which === 'arrow')) selection.switchLook(which)
    else change({ toggle: which })
  }
  const takeStep = (step: Step, canvas: Size) => {
    if (step.commit) store.dispatch({ type: 'addElement', drawing: drawing.id, element: step.commit, canvas })
    if (step.replace) selection.replace(step.replace.index, step.replace.element)
    if (step.select !== undefined) selection.select(step.select === null ? undefined : drawing.elements[step.select])
  }
  const seePen = () => {
    // Once: whoever switches it off again means it.
    if (!penSeen) preferences.change({ penOnly: true })
    setPenSeen(true)
  }

  const COMMANDS: Readonly<Partial<Record<Command, () => void>>> = {
    undo,
    redo,
    delete: () => unlessBusy(selection.remove),
    duplicate: () => unlessBusy(selection.duplicate),
    deselect: () => unlessBusy(() => selection.select(undefined)),
    icon: () => document.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click(),
    previous: goPrevious,
    next: goNext,
    zoomIn: () => paper.current?.zoom(ZOOM_STEP),
    zoomOut: () => paper.current?.zoom(1 / ZOOM_STEP),
    fit: () => paper.current?.fit(),
    help: () => unlessBusy(() => setHelping(true)),
  }
  useShortcuts(SHORTCUTS, (command, repeats) => {
    if ((repeats && !REPEATED.has(command)) || (command === 'erase' && empty)) return
    if (isToggle(command)) toggleTool(command)
    else COMMANDS[command]?.()
  })
  useNudge(selection.index !== undefined, (by) => unlessBusy(() => selection.nudge(by)))

  return (
    <div className={TABLE}>
      <div className={TABLE_COLUMN}>
        <DrawingHeader
          parent={overviewPath(state.order.indexOf(tocht.id), tocht.style)}
          number={index + 1}
          empty={empty}
          onClear={useHandler(() => unlessBusy(clear))}
        />
        <main className={TABLE_MAIN}>
          <div className={PAPER_SIDE}>
            <DrawingCanvas
              key={drawing.id}
              ref={paper}
              drawing={drawing}
              canvas={isBlank(state, tocht) ? tocht.canvas : canvasOf(tocht)}
              tool={tool}
              selected={selection.index}
              penOnly={penOnly}
              onPenSeen={seePen}
              onStep={takeStep}
              onZoomed={setZoomed}
            />
            {bar && (
              <bar.CanvasBar
                selection={selection}
                zoomed={zoomed}
                onFit={() => paper.current?.fit()}
                penKnown={penSeen || penOnly}
                penOnly={penOnly}
              />
            )}
          </div>
          <ToolBar
            tool={tool}
            selected={selection.element}
            empty={empty}
            drawing={drawing.id}
            onToggle={useHandler(toggleTool)}
            onPickIcon={useHandler((icon) => change({ icon }))}
            onUndo={useHandler(undo)}
            onRedo={useHandler(redo)}
            full={!next}
            onPrevious={useHandler(goPrevious)}
            onNext={useHandler(goNext)}
          />
        </main>
      </div>
      {helping && (
        <DialogPart onFailed={() => setHelping(false)}>
          <ShortcutsDialog
            shortcuts={SHORTCUTS}
            names={words.editor}
            hint={words.editor.keyboardPen}
            onClose={() => setHelping(false)}
          />
        </DialogPart>
      )}
    </div>
  )
}

const TOGGLES: readonly string[] = ['select', 'curve', 'dashed', 'circle', 'arrow', 'erase'] satisfies Toggle[]

const isToggle = (command: Command): command is Toggle & Command => TOGGLES.includes(command)
