import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  BetweenHorizontalStart,
  ListX,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { DASHED } from '../svg/drawn'
import type { FishboneCommand } from './shortcuts'

/** The pictures of the commands that have a button. */
export const FISHBONE_PICTURES = {
  up: <ArrowUp />,
  down: <ArrowDown />,
  left: <ArrowLeft />,
  right: <ArrowRight />,
  dashed: DASHED.picture,
  insert: <BetweenHorizontalStart />,
  remove: <ListX />,
  delete: <Trash2 />,
  reverse: <ArrowUpDown />,
  undo: <Undo2 />,
  redo: <Redo2 />,
} as const satisfies Partial<Record<FishboneCommand, ReactElement>>
