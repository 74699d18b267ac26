import type { RefObject } from 'react'
import type { Toggle } from '../../gesture/tool'
import type { CanvasControl } from '../canvas/DrawingCanvas'
import { useShortcuts } from '../shared/keys/shortcuts'
import { REPEATED, SHORTCUTS, type Command } from './shortcuts'
import type { TravelProps } from './toolBar/ToolGroups'
import { TOOLS } from './toolBar/tools'
import type { EditorTool } from './useEditorTool'
import { useNudge } from './useNudge'
import type { Selection } from './useSelection'

/** Factor of one press of a zoom key. */
export const ZOOM_STEP = 1.25

interface Options {
  readonly readOnly: boolean
  readonly empty: boolean
  readonly control: RefObject<CanvasControl | null>
  readonly iconButton: RefObject<HTMLButtonElement | null>
  readonly selection: Selection
  readonly tool: Pick<EditorTool, 'onToggle' | 'onPickIcon'>
  readonly travel: TravelProps
  readonly onJunction: () => void
  readonly onHelp: () => void
  readonly unlessBusy: (act: () => void) => void
}

/** Runs each command of the editor by its keys. */
export const useEditorKeys = (options: Options): void => {
  const { readOnly, empty, control, iconButton, selection, tool, travel, onJunction, onHelp, unlessBusy } = options
  const commands: Readonly<Record<Exclude<Command, Toggle>, () => void>> = {
    undo: travel.onUndo,
    redo: travel.onRedo,
    delete: selection.remove,
    duplicate: selection.duplicate,
    deselect: () => unlessBusy(() => selection.select(undefined)),
    draw: () => tool.onPickIcon(undefined),
    junction: onJunction,
    icon: () => iconButton.current?.click(),
    previous: travel.onPrevious,
    next: travel.onNext,
    zoomIn: () => control.current?.zoom(ZOOM_STEP),
    zoomOut: () => control.current?.zoom(1 / ZOOM_STEP),
    fit: () => control.current?.fit(),
    help: onHelp,
  }
  useShortcuts(SHORTCUTS, (command, repeats) => {
    if (readOnly || (repeats && !REPEATED.has(command)) || (command === 'erase' && empty)) return
    if (isToggle(command)) tool.onToggle(command)
    else commands[command]()
  })
  useNudge(selection.index !== undefined && !readOnly, selection.nudge)
}

const isToggle = (command: Command): command is Toggle => command in TOOLS
