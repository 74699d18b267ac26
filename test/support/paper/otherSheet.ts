import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'

/** A value other than the default for every choice except `printed`. */
export const OTHER_SHEET: Readonly<Omit<Required<SheetOptions>, 'printed'>> = {
  paper: 'A5',
  orientation: 'landscape',
  columns: 3,
  order: 'columns',
  borders: false,
  lineWeight: 'heavy',
  rowNumbers: false,
  crop: true,
  distances: 'since',
  toFirst: 450,
  layout: 'table',
  legend: true,
  remarks: true,
  emphasis: true,
  explain: 'longest',
  startNote: 'Behind the church',
  finishNote: 'At the mill',
  imposition: 'two',
  group: 'Scouts',
  date: '2026-11-21',
  start: '19:00',
}
