import type { GridCommand } from './shortcuts'
import type { FishboneInHand } from './useFishbone'

type Act = (fishbone: FishboneInHand, repeats: boolean) => void

/** The effect of each command. A key that is held down adds, removes, turns and switches only once. */
export const COMMANDS: Readonly<Record<Exclude<GridCommand, 'help'>, Act>> = {
  up: ({ row, up }, repeats) => {
    if (!repeats || row > 0) up()
  },
  down: ({ row, rows, down }, repeats) => {
    if (!repeats || row < rows.length - 1) down()
  },
  left: ({ add }, repeats) => once(repeats, () => add('left')),
  right: ({ add }, repeats) => once(repeats, () => add('right')),
  dashed: (fishbone, repeats) => once(repeats, fishbone.switchDashed),
  insert: (fishbone, repeats) => once(repeats, fishbone.insert),
  remove: (fishbone, repeats) => once(repeats, fishbone.removeRow),
  reverse: (fishbone, repeats) => once(repeats, fishbone.reverse),
  pickLeft: ({ pickNext }) => pickNext('left'),
  pickRight: ({ pickNext }) => pickNext('right'),
  delete: (fishbone, repeats) => once(repeats, fishbone.removePicked),
  deselect: ({ pick }) => pick(undefined),
  undo: ({ undo }) => undo(),
  redo: ({ redo }) => redo(),
}

const once = (repeats: boolean, act: () => void): void => {
  if (!repeats) act()
}
