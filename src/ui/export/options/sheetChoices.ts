import type { SheetOptions } from '../../../model/sheet/sheetOptions'

/** The sections of Page setup, in order. */
export const SECTIONS = ['page', 'boxes', 'words', 'leaders'] as const
type Section = (typeof SECTIONS)[number]

export type Choosable = Exclude<keyof SheetOptions, 'printed'>

const SECTION_OF: Readonly<Record<Choosable, Section>> = {
  layout: 'page',
  paper: 'page',
  orientation: 'page',
  imposition: 'page',
  folds: 'page',
  columns: 'boxes',
  order: 'boxes',
  lineWeight: 'boxes',
  distances: 'boxes',
  totals: 'boxes',
  crop: 'boxes',
  borders: 'boxes',
  emphasis: 'boxes',
  ticks: 'boxes',
  rowNumbers: 'boxes',
  group: 'words',
  date: 'words',
  start: 'words',
  startNote: 'words',
  finishNote: 'words',
  toFirst: 'words',
  explain: 'words',
  legend: 'words',
  team: 'words',
  remarks: 'leaders',
  code: 'leaders',
}

export const choicesIn = (section: Section): readonly Choosable[] =>
  (Object.keys(SECTION_OF) as Choosable[]).filter((choice) => SECTION_OF[choice] === section)
