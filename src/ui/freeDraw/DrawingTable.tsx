import { useRef, useState, type CSSProperties } from 'react'
import { useImmerReducer } from 'use-immer'
import { MOST_DRAWINGS, MOST_ELEMENTS, ZOOM_STEP } from '../../constants'
import { fittedOn } from '../../geometry/transform'
import type { Step } from '../../gesture/gesture'
import { FIRST_TOOL, isOn, isSwitchable, pickIcon, toggle, type Toggle, type Tool } from '../../gesture/tool'
import { canvasOf, isBlank } from '../../model/lookups'
import { isStroke, type DrawingId, type Size } from '../../model/types'
import { usePreferences, useServices } from '../../store/context'
import type { Opened } from '../../store/useOpenDrawing'
import { DrawingCanvas, type CanvasControl } from '../canvas/DrawingCanvas'
import { overviewPath } from '../paths'
import { DialogPart } from '../shared/DialogPart'
import { lazyPart } from '../shared/lazyPart'
import { useLater } from '../shared/useLater'
import { useShortcuts } from '../shared/shortcuts'
import { useClear } from '../shared/useClear'
import { useHandler } from '../shared/useHandler'
import { useToast } from '../shared/toastContext'
import { useTableWords } from '../words/words'
import { DrawingHeader } from './DrawingHeader'
import { REPEATED, SHORTCUTS, type Command } from './shortcuts'
import { ToolBar } from './ToolBar'
import type { TravelProps } from './ToolGroups'
import { TOOLS } from './tools'
import { useDrawingNavigation } from './useDrawingNavigation'
import { useJunctionRing } from './useJunctionRing'
import { useNudge } from './useNudge'
import { useSelection } from './useSelection'

const HelpDialog = lazyPart(async () => (await import('./HelpDialog')).HelpDialog)

/** Loaded later: it is empty before something is selected, zoomed or drawn with a pen. */
const loadBar = () => import('./CanvasBar')

type ToolAction = { readonly toggle: Toggle } | { readonly icon: number | undefined } | { readonly plain: true }

const toolReducer = (tool: Tool, action: ToolAction): Tool => {
  if ('plain' in action) return { ...FIRST_TOOL, route: tool.route }
  return 'toggle' in action ? toggle(tool, action.toggle) : pickIcon(tool, action.icon)
}

/** The free-draw editor: header, paper, tools and keys. */
export const DrawingTable = ({ seen, dispatch }: Opened) => {
  const { state, tocht, drawing, deleted } = seen
  const readOnly = deleted !== undefined
  const words = useTableWords()
  const toast = useToast()
  const { store, preferences } = useServices()
  const { penOnly, route } = usePreferences()
  const [chosen, change] = useImmerReducer(toolReducer, { ...FIRST_TOOL, route })
  const [zoomedOn, setZoomedOn] = useState<DrawingId>()
  const [penSeen, setPenSeen] = useState(penOnly)
  const [helping, setHelping] = useState(false)
  const bar = useLater(loadBar)
  const paper = useRef<CanvasControl>(null)
  const iconButton = useRef<HTMLButtonElement>(null)
  const refuse = (text: string) => toast({ error: true, text, stillSo: () => true })
  const refuseInk = () => refuse(words.editor.drawingFull(MOST_ELEMENTS))
  const selection = useSelection(drawing, tocht, dispatch, refuseInk)
  const { index, previous, next } = useDrawingNavigation(seen, () => refuse(words.editor.tochtFull(MOST_DRAWINGS)))

  const clear = useClear(drawing)

  const empty = drawing.elements.length === 0
  const blank = isBlank(state, tocht)
  const canvas = blank ? tocht.canvas : canvasOf(tocht)
  // An empty drawing has nothing to erase.
  const tool = chosen.erase && empty ? toggle(chosen, 'erase') : chosen

  /** Nothing else may change a drawing during a stroke. */
  const unlessBusy = (act: () => void) => {
    if (!paper.current?.busy()) act()
  }
  const undo = () => unlessBusy(() => store.undo(drawing.id))
  const redo = () => unlessBusy(() => store.redo(drawing.id))
  const goPrevious = () => unlessBusy(previous)
  const goNext = () => unlessBusy(next)
  const toggleTool = (which: Toggle) => {
    const stroke = selection.element && isStroke(selection.element)
    // A stroke that is being moved must not change under the pointer.
    if (stroke && paper.current?.busy()) return
    if (stroke && isSwitchable(which)) selection.switchLook(which)
    else change({ toggle: which })
    if (which === 'route') preferences.change({ route: !isOn(tool, 'route') })
  }
  const takeStep = (step: Step, drawnOn: Size) => {
    if (step.isFull) refuseInk()
    if (step.commit) {
      const element = canvas ? fittedOn(step.commit, drawnOn, canvas) : step.commit
      dispatch({ type: 'addElement', drawing: drawing.id, element, canvas: canvas ?? drawnOn })
    }
    if (step.replace) selection.replace(step.replace.index, step.replace.element)
    if (step.select !== undefined) selection.select(step.select === null ? undefined : drawing.elements[step.select])
  }
  const seePen = () => {
    // Only once, so that switching it off is respected.
    if (!penSeen) preferences.change({ penOnly: true })
    setPenSeen(true)
  }

  /** Picking a tool clears the selection. */
  const pick = (icon: number | undefined) => {
    change({ icon })
    selection.select(undefined)
  }
  const help = () => unlessBusy(() => setHelping(true))
  const onHelp = useHandler(help)
  const travel: TravelProps = {
    drawing: drawing.id,
    onUndo: useHandler(undo),
    onRedo: useHandler(redo),
    onPrevious: useHandler(goPrevious),
    onNext: useHandler(goNext),
  }
  const ring = useJunctionRing({
    drawing,
    canvas,
    paper,
    dispatch,
    onFull: refuseInk,
    travel,
    onHelp,
    onSwitch: (isOpen) => {
      selection.select(undefined)
      // The ring hides the tools, so return to the plain pen.
      if (isOpen) change({ plain: true })
    },
  })

  const COMMANDS: Readonly<Record<Exclude<Command, Toggle>, () => void>> = {
    undo,
    redo,
    delete: () => unlessBusy(selection.remove),
    duplicate: () => unlessBusy(selection.duplicate),
    deselect: () => unlessBusy(() => selection.select(undefined)),
    draw: () => pick(undefined),
    junction: ring.toggle,
    icon: () => iconButton.current?.click(),
    previous: goPrevious,
    next: goNext,
    zoomIn: () => paper.current?.zoom(ZOOM_STEP),
    zoomOut: () => paper.current?.zoom(1 / ZOOM_STEP),
    fit: () => paper.current?.fit(),
    help,
  }
  useShortcuts(SHORTCUTS, (command, repeats) => {
    if (readOnly || (repeats && !REPEATED.has(command)) || (command === 'erase' && empty)) return
    if (isToggle(command)) toggleTool(command)
    else COMMANDS[command]()
  })
  useNudge(selection.index !== undefined && !readOnly, (by) => unlessBusy(() => selection.nudge(by)))

  return (
    <div className="fixed inset-0 h-dvh overflow-hidden bg-desk">
      <div className="flex h-full flex-col">
        <DrawingHeader
          parent={overviewPath(state.order.indexOf(tocht.id), tocht.style)}
          number={index + 1}
          empty={empty || readOnly}
          onClear={useHandler(() => unlessBusy(clear))}
          onHelp={onHelp}
        />
        <main className="flex min-h-0 w-full flex-1 flex-col beside:flex-row-reverse lg:justify-center">
          {/* On a wide screen no wider than the paper, so that the tools stay beside it. */}
          <div
            className="group relative min-h-0 min-w-0 flex-1 px-2 lg:max-w-[calc((100dvh-4.5rem)*var(--shape)+1.25rem)] beside:p-2"
            style={{ '--shape': canvas ? Math.ceil((50 * canvas.width) / canvas.height) / 50 : 1 } as CSSProperties}
          >
            <DrawingCanvas
              key={drawing.id}
              ref={paper}
              drawing={drawing}
              preview={ring.preview}
              canvas={canvas}
              tool={tool}
              selected={selection.index}
              penOnly={penOnly}
              readOnly={readOnly}
              onPenSeen={seePen}
              onStep={takeStep}
              onZoomed={(isZoomed) => setZoomedOn(isZoomed ? drawing.id : undefined)}
            />
            {bar && (
              <bar.CanvasBar
                deleted={deleted}
                blank={blank}
                drawing={drawing}
                isRingOpen={ring.isOpen}
                selection={selection}
                zoomed={zoomedOn === drawing.id}
                onFit={() => paper.current?.fit()}
                penKnown={penSeen || penOnly}
                penOnly={penOnly}
              />
            )}
          </div>
          <ToolBar
            inert={readOnly}
            tool={tool}
            selected={selection.element}
            empty={empty}
            onToggle={useHandler(toggleTool)}
            junctionOpen={ring.isOpen}
            onJunction={useHandler(ring.toggle)}
            iconButton={iconButton}
            onPickIcon={useHandler(pick)}
            onHelp={onHelp}
            {...travel}
            ring={ring.part}
          />
        </main>
      </div>
      {helping && (
        <DialogPart onFailed={() => setHelping(false)}>
          <HelpDialog onClose={() => setHelping(false)} />
        </DialogPart>
      )}
    </div>
  )
}

const isToggle = (command: Command): command is Toggle => command in TOOLS
