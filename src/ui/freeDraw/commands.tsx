import { CaseSensitive, Eraser, MousePointer2, Pencil, Stamp } from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import type { Toggle } from '../../gesture/tool'
import type { DrawingId } from '../../model/types'
import type { CanvasControl } from '../canvas/DrawingCanvas'
import { shortcutTextIn, UNDO_SHORTCUTS, type Shortcut } from '../shared/keys/shortcuts'
import { DASHED, drawn } from '../svg/drawn'
import type { EditorTool } from './useEditorTool'
import type { Selection } from './useSelection'

/** The actions of Undo, Redo, Previous and Next. */
export interface Travel {
  readonly drawing: DrawingId
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** What the commands act on. */
export interface CommandTarget {
  readonly empty: boolean
  readonly control: RefObject<CanvasControl | null>
  readonly iconButton: RefObject<HTMLButtonElement | null>
  readonly selection: Selection
  readonly tool: Pick<EditorTool, 'onToggle' | 'onPickIcon'>
  readonly travel: Travel
  readonly onJunction: () => void
  readonly onHelp: () => void
  readonly unlessBusy: (act: () => void) => void
}

/** A command of the free-draw editor. Its name stands under the same key in the language catalogue. */
interface EditorCommand {
  readonly shortcuts: readonly Omit<Shortcut<string>, 'command'>[]
  /** The picture of its button, if it is a tool. */
  readonly picture?: ReactElement
  /** Whether it has something to do; absent if it always has. */
  readonly can?: (target: Pick<CommandTarget, 'empty'>) => boolean
  /** Whether it repeats while its key is held down. Next would create many drawings. */
  readonly repeats?: true
  readonly run: (target: CommandTarget) => void
}

const keys = (...names: readonly string[]): EditorCommand['shortcuts'] => [{ keys: names }]

const toggle = (which: Toggle, key: string, picture: ReactElement): EditorCommand => ({
  shortcuts: keys(key),
  picture,
  run: ({ tool }) => tool.onToggle(which),
})

/** The toggles of the tool bar, in its order. */
const TOGGLE_COMMANDS: Readonly<Record<Toggle, EditorCommand>> = {
  select: toggle('select', 's', <MousePointer2 />),
  erase: { ...toggle('erase', 'e', <Eraser />), can: ({ empty }) => !empty },
  text: toggle('text', 't', <CaseSensitive />),
  route: toggle(
    'route',
    'r',
    drawn(
      { d: 'M6 20V12L15 7' },
      { d: 'M3.4 19.4a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0M21 3.6 17 10.6 13 3.6Z', fill: 'currentColor' },
    ),
  ),
  curve: toggle('curve', 'c', drawn({ d: 'M3 17c3-12 7-12 9-5s6 6 9-5' })),
  dashed: toggle('dashed', DASHED.key, DASHED.picture),
  circle: toggle(
    'circle',
    'b',
    drawn({ d: 'M7 17 20 4M3.6 17a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0', fill: 'currentColor' }),
  ),
  arrow: toggle('arrow', 'a', drawn({ d: 'M4 20 17 7M20 4 18 12 12 6Z', fill: 'currentColor' })),
}

/** Factor of one press of a zoom key. */
export const ZOOM_STEP = 1.25

const undoShortcuts = (of: 'undo' | 'redo'): EditorCommand['shortcuts'] =>
  UNDO_SHORTCUTS.filter(({ command }) => command === of)

const commands = <Name extends string>(all: Readonly<Record<Name, EditorCommand>>) => all

/** Every command of the editor, in the order in which the help lists the keys. */
export const COMMANDS = commands({
  /** Returns to the plain pen. */
  draw: { shortcuts: keys('p'), picture: <Pencil />, run: ({ tool }) => tool.onPickIcon(undefined) },
  ...TOGGLE_COMMANDS,
  /** Opens the ring, which draws all roads of a junction. The text `keyboardPen` of each language names its key. */
  junction: {
    shortcuts: keys('k'),
    picture: drawn({ d: 'M12 21V3M12 14 4 6M12 14 20 6' }),
    run: ({ onJunction }) => onJunction(),
  },
  icon: { shortcuts: keys('i'), picture: <Stamp />, run: ({ iconButton }) => iconButton.current?.click() },
  undo: { shortcuts: undoShortcuts('undo'), repeats: true, run: ({ travel }) => travel.onUndo() },
  redo: { shortcuts: undoShortcuts('redo'), repeats: true, run: ({ travel }) => travel.onRedo() },
  duplicate: { shortcuts: [{ keys: ['d'], control: true }], run: ({ selection }) => selection.duplicate() },
  delete: { shortcuts: keys('Delete', 'Backspace'), run: ({ selection }) => selection.remove() },
  deselect: {
    shortcuts: keys('Escape'),
    run: ({ selection, unlessBusy }) => unlessBusy(() => selection.select(undefined)),
  },
  previous: { shortcuts: keys('PageUp'), run: ({ travel }) => travel.onPrevious() },
  next: { shortcuts: keys('PageDown'), run: ({ travel }) => travel.onNext() },
  zoomIn: { shortcuts: keys('+', '='), repeats: true, run: ({ control }) => control.current?.zoom(ZOOM_STEP) },
  zoomOut: { shortcuts: keys('-'), repeats: true, run: ({ control }) => control.current?.zoom(1 / ZOOM_STEP) },
  fit: { shortcuts: keys('0'), run: ({ control }) => control.current?.fit() },
  help: { shortcuts: keys('?'), run: ({ onHelp }) => onHelp() },
})

export type Command = keyof typeof COMMANDS
/** Commands with a named button on the tool bar. */
export type ToolCommand = Toggle | 'draw' | 'icon' | 'junction'

const NAMES = Object.keys(COMMANDS) as readonly Command[]

/** The keys of the free-draw editor. */
export const SHORTCUTS: readonly Shortcut<Command>[] = NAMES.flatMap((command) =>
  COMMANDS[command].shortcuts.map((shortcut) => ({ ...shortcut, command })),
)

export const shortcutText = (command: Command): string | undefined => shortcutTextIn(SHORTCUTS, command)

/** The pictures of the tools by command. */
export const PICTURES: Readonly<Partial<Record<string, ReactElement>>> = Object.fromEntries(
  NAMES.flatMap((command) => {
    const { picture } = COMMANDS[command]
    return picture ? [[command, picture]] : []
  }),
)

export const TOGGLES = Object.keys(TOGGLE_COMMANDS) as readonly Toggle[]
/** Toggles that choose a tool; all others change how the pen draws. */
export const HAND_TOGGLES: readonly Toggle[] = ['select', 'erase']
export const LINE_TOGGLES = TOGGLES.filter((which) => which !== 'text' && !HAND_TOGGLES.includes(which))
