import type { SheetOptions } from '../../../model/sheet/sheetOptions'

/** Groups of choices, in order. */
export const GROUPS = ['page', 'boxes', 'words', 'leaders'] as const
type Group = (typeof GROUPS)[number]

export type Choosable = Exclude<keyof SheetOptions, 'printed'>

const GROUP_OF: Readonly<Record<Choosable, Group>> = {
  layout: 'page',
  paper: 'page',
  orientation: 'page',
  imposition: 'page',
  columns: 'boxes',
  order: 'boxes',
  lineWeight: 'boxes',
  distances: 'boxes',
  crop: 'boxes',
  borders: 'boxes',
  emphasis: 'boxes',
  rowNumbers: 'boxes',
  group: 'words',
  date: 'words',
  start: 'words',
  startNote: 'words',
  finishNote: 'words',
  toFirst: 'words',
  explain: 'words',
  legend: 'words',
  remarks: 'leaders',
}

export const choicesIn = (group: Group): readonly Choosable[] =>
  (Object.keys(GROUP_OF) as Choosable[]).filter((choice) => GROUP_OF[choice] === group)
