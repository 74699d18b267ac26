import type { ReactElement } from 'react'
import {
  choosesColumns,
  choosesDistances,
  COLUMN_COUNTS,
  DISTANCES,
  FILL,
  hasRowNumbers,
  IMPOSITIONS,
  isCropped,
  layoutOf,
  LAYOUTS,
  LINE_WEIGHTS,
  ORIENTATIONS,
  PAPERS,
  READING_ORDERS,
  type SheetOptions,
} from '../../../model/sheet/sheetOptions'
import { DistanceField } from '../../shared/fields/DistanceField'
import type { Words } from '../../words/en'
import { Choice } from '../../shared/fields/Choice'
import { FactField, Tick } from './choiceFields'
import { Explanation } from './Explanation'
import type { Choosable } from './sheetChoices'

interface Sheet {
  readonly options: SheetOptions
  /** Whether the choices for boxes and rows of a table are offered. */
  readonly cellChoices: boolean
  /** Whether the tocht is a fish-bone. */
  readonly isFishbone: boolean
  readonly words: Words['export']
  readonly change: (changes: Partial<SheetOptions>) => void
}

/** The control of each choice; false where the choice has no effect. */
export const sheetControls = (sheet: Sheet): Readonly<Record<Choosable, ReactElement | false>> => ({
  ...facts(sheet),
  ...paperChoices(sheet),
  ...boxChoices(sheet),
  ...ticks(sheet),
})

const facts = ({ options, words, change }: Sheet) => ({
  group: <FactField label={words.group} value={options.group} onKeep={(group) => change({ group })} />,
  date: <FactField label={words.date} type="date" value={options.date} onKeep={(date) => change({ date })} />,
  start: (
    <FactField
      label={words.start}
      placeholder={words.startHint}
      value={options.start}
      onKeep={(start) => change({ start })}
    />
  ),
  startNote: (
    <FactField label={words.startNote} value={options.startNote ?? ''} onKeep={(startNote) => change({ startNote })} />
  ),
  finishNote: (
    <FactField
      label={words.finishNote}
      value={options.finishNote ?? ''}
      onKeep={(finishNote) => change({ finishNote })}
    />
  ),
  toFirst: <DistanceField label={words.toFirst} value={options.toFirst} onKeep={(toFirst) => change({ toFirst })} />,
  explain: <Explanation value={options.explain} onChoose={(explain) => change({ explain })} />,
})

const paperChoices = ({ options, words, change }: Sheet) => ({
  paper: (
    <Choice
      label={words.paper}
      options={PAPERS.map((paper) => [paper, words.papers[paper]])}
      value={options.paper}
      onChoose={(paper) => change({ paper })}
    />
  ),
  orientation: (
    <Choice
      label={words.orientation}
      options={ORIENTATIONS.map((orientation) => [orientation, words.orientations[orientation]])}
      value={options.orientation}
      onChoose={(orientation) => change({ orientation })}
    />
  ),
  imposition: (
    <Choice
      label={words.imposition}
      options={[['one', words.impositions.one], ...IMPOSITIONS.map((one) => [one, words.impositions[one]] as const)]}
      value={options.imposition ?? 'one'}
      onChoose={(imposition) => change({ imposition: imposition === 'one' ? undefined : imposition })}
      hint={options.imposition === 'booklet' ? words.foldHint : undefined}
    />
  ),
})

const boxChoices = ({ options, cellChoices, words, change }: Sheet) => ({
  layout: cellChoices && (
    <Choice
      label={words.layout}
      options={LAYOUTS.map((layout) => [layout, words.layouts[layout]])}
      value={layoutOf(options)}
      onChoose={(layout) => change({ layout })}
    />
  ),
  columns: cellChoices && choosesColumns(options) && (
    <Choice
      label={words.columns}
      options={[...COLUMN_COUNTS.map((count) => [count, String(count)] as const), [FILL, words.fill] as const]}
      value={options.columns}
      onChoose={(columns) => change({ columns })}
    />
  ),
  order: cellChoices && choosesColumns(options) && (
    <Choice
      label={words.order}
      options={READING_ORDERS.map((order) => [order, words.orders[order]])}
      value={options.order}
      onChoose={(order) => change({ order })}
    />
  ),
  distances: choosesDistances(options) && (
    <Choice
      label={words.distances}
      options={DISTANCES.map((distances) => [distances, words.distanceKinds[distances]])}
      value={options.distances ?? 'next'}
      onChoose={(distances) => change({ distances })}
    />
  ),
  lineWeight: (
    <Choice
      label={words.lineWeight}
      options={LINE_WEIGHTS.map((weight) => [weight, words.lineWeights[weight]])}
      value={options.lineWeight}
      onChoose={(lineWeight) => change({ lineWeight })}
    />
  ),
})

const ticks = ({ options, cellChoices, isFishbone, words, change }: Sheet) => ({
  legend: <Tick label={words.legend} checked={options.legend === true} onTick={(legend) => change({ legend })} />,
  emphasis: (
    <Tick label={words.emphasis} checked={options.emphasis === true} onTick={(emphasis) => change({ emphasis })} />
  ),
  remarks: <Tick label={words.remarks} checked={options.remarks === true} onTick={(remarks) => change({ remarks })} />,
  rowNumbers: isFishbone && (
    <Tick label={words.rowNumbers} checked={hasRowNumbers(options)} onTick={(rowNumbers) => change({ rowNumbers })} />
  ),
  crop: cellChoices && <Tick label={words.crop} checked={isCropped(options)} onTick={(crop) => change({ crop })} />,
  borders: cellChoices && (
    <Tick label={words.borders} checked={options.borders} onTick={(borders) => change({ borders })} />
  ),
})
