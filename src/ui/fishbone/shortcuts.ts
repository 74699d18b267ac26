import { shortcutTextIn, UNDO_SHORTCUTS, type Shortcut } from '../shared/keys/shortcuts'
import { DASHED } from '../svg/drawn'

export type FishboneCommand =
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

/** The keys of the fish-bone editor. */
export const FISHBONE_SHORTCUTS: readonly Shortcut<FishboneCommand>[] = [
  { command: 'up', keys: ['ArrowUp'] },
  { command: 'down', keys: ['ArrowDown'] },
  { command: 'pickLeft', keys: ['ArrowLeft'], shift: true },
  { command: 'pickRight', keys: ['ArrowRight'], shift: true },
  { command: 'left', keys: ['ArrowLeft'] },
  { command: 'right', keys: ['ArrowRight'] },
  { command: 'dashed', keys: [DASHED.key] },
  { command: 'insert', keys: ['i'] },
  { command: 'remove', keys: ['Delete', 'Backspace'], shift: true },
  { command: 'delete', keys: ['Delete', 'Backspace'] },
  { command: 'deselect', keys: ['Escape'] },
  { command: 'reverse', keys: ['r'] },
  ...UNDO_SHORTCUTS,
  { command: 'help', keys: ['?'] },
]

export const fishboneShortcutText = (command: FishboneCommand): string | undefined =>
  shortcutTextIn(FISHBONE_SHORTCUTS, command)
