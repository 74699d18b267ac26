import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Toggle } from '../../gesture/tool'
import type { CanvasControl } from '../canvas/DrawingCanvas'
import { useShortcuts, hasKeysOfItsOwn, hasModifier } from '../shared/keys/shortcuts'
import { REPEATED, SHORTCUTS, type Command } from './shortcuts'
import type { TravelProps } from './toolBar/ToolGroups'
import { TOOLS } from './toolBar/tools'
import type { EditorTool } from './useEditorTool'
import type { Selection } from './useSelection'
import type { Point } from '../../model/types'
import { ARROW_KEYS } from '../canvas/arrowKeys'

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

/** Step of a selected element per arrow key, without and with Shift, in units. */
export const NUDGE = { small: 1, large: 10 } as const

/** While an element is selected, the arrow keys move it instead of the keyboard's pen. */
const useNudge = (active: boolean, move: (by: Point) => void): void => {
  const onMove = useEffectEvent(move)
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const direction = ARROW_KEYS[event.key]
      if (!direction || hasKeysOfItsOwn(event) || hasModifier(event)) return
      const size = event.shiftKey ? NUDGE.large : NUDGE.small
      event.preventDefault()
      event.stopPropagation()
      onMove({ x: direction.x * size, y: direction.y * size })
    }
    // Listens in the capture phase, so that the listener runs before the canvas's.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [active])
}
