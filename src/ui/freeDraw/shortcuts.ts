import type { Toggle } from '../../gesture/tool'
import { shortcutTextIn, UNDO_SHORTCUTS, type Shortcut } from '../shared/keys/shortcuts'
import { DRAW, JUNCTION, TOGGLES, TOOLS } from './toolBar/tools'

/** Commands with a named button on the tool bar. */
export type ToolCommand = Toggle | 'draw' | 'icon' | 'junction'

export type Command =
  | ToolCommand
  | 'undo'
  | 'redo'
  | 'delete'
  | 'duplicate'
  | 'deselect'
  | 'previous'
  | 'next'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'help'

/** The keys of the free-draw editor. */
export const SHORTCUTS: readonly Shortcut<Command>[] = [
  { command: 'draw', keys: [DRAW.key] },
  ...TOGGLES.map((command) => ({ command, keys: [TOOLS[command].key] })),
  { command: 'junction', keys: [JUNCTION.key] },
  { command: 'icon', keys: ['i'] },
  ...UNDO_SHORTCUTS,
  { command: 'duplicate', keys: ['d'], control: true },
  { command: 'delete', keys: ['Delete', 'Backspace'] },
  { command: 'deselect', keys: ['Escape'] },
  { command: 'previous', keys: ['PageUp'] },
  { command: 'next', keys: ['PageDown'] },
  { command: 'zoomIn', keys: ['+', '='] },
  { command: 'zoomOut', keys: ['-'] },
  { command: 'fit', keys: ['0'] },
  { command: 'help', keys: ['?'] },
]

export const shortcutText = (command: Command): string | undefined => shortcutTextIn(SHORTCUTS, command)

/** Commands that repeat while a key is held down. Others run once: Next would create many drawings. */
export const REPEATED: ReadonlySet<Command> = new Set(['undo', 'redo', 'zoomIn', 'zoomOut'])
