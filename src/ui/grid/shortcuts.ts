import { TOOLS } from '../freeDraw/toolBar/tools'
import { shortcutTextIn, UNDO_SHORTCUTS, type Shortcut } from '../shared/keys/shortcuts'

export type GridCommand =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'dashed'
  | 'insert'
  | 'remove'
  | 'reverse'
  | 'pickLeft'
  | 'pickRight'
  | 'delete'
  | 'deselect'
  | 'undo'
  | 'redo'
  | 'help'

/** The keys of the grid editor. */
export const GRID_SHORTCUTS: readonly Shortcut<GridCommand>[] = [
  { command: 'up', keys: ['ArrowUp'] },
  { command: 'down', keys: ['ArrowDown'] },
  { command: 'pickLeft', keys: ['ArrowLeft'], shift: true },
  { command: 'pickRight', keys: ['ArrowRight'], shift: true },
  { command: 'left', keys: ['ArrowLeft'] },
  { command: 'right', keys: ['ArrowRight'] },
  { command: 'dashed', keys: [TOOLS.dashed.key] },
  { command: 'insert', keys: ['i'] },
  { command: 'remove', keys: ['Delete', 'Backspace'], shift: true },
  { command: 'delete', keys: ['Delete', 'Backspace'] },
  { command: 'deselect', keys: ['Escape'] },
  { command: 'reverse', keys: ['r'] },
  ...UNDO_SHORTCUTS,
  { command: 'help', keys: ['?'] },
]

export const gridShortcutText = (command: GridCommand): string | undefined => shortcutTextIn(GRID_SHORTCUTS, command)
