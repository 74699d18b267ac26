import { type ReactElement, useState, type ComponentProps } from 'react'
import { LONGEST_SHEET_TEXT } from '../../../constants'
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
  showsTotals,
  type SheetOptions,
  EXPLANATIONS,
} from '../../../model/sheet/sheetOptions'
import { Choice } from '../../shared/fields/Choice'
import { DistanceField } from '../../shared/fields/DistanceField'
import { SavedField } from '../../shared/fields/SavedField'
import { useHandler } from '../../shared/useHandler'
import type { Words } from '../../words/en'
import { useWords } from '../../words/words'
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
  totals: choosesDistances(options) && (
    <Tick label={words.totals} checked={showsTotals(options)} onTick={(totals) => change({ totals })} />
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
  ticks: cellChoices && (
    <Tick label={words.ticks} checked={options.ticks === true} onTick={(hasTicks) => change({ ticks: hasTicks })} />
  ),
  folds: options.imposition === undefined && (
    <Tick label={words.folds} checked={options.folds === true} onTick={(folds) => change({ folds })} />
  ),
  team: <Tick label={words.team} checked={options.team === true} onTick={(team) => change({ team })} />,
  remarks: <Tick label={words.remarks} checked={options.remarks === true} onTick={(remarks) => change({ remarks })} />,
  code: <Tick label={words.code} checked={options.code === true} onTick={(code) => change({ code })} />,
  rowNumbers: isFishbone && (
    <Tick label={words.rowNumbers} checked={hasRowNumbers(options)} onTick={(rowNumbers) => change({ rowNumbers })} />
  ),
  crop: cellChoices && <Tick label={words.crop} checked={isCropped(options)} onTick={(crop) => change({ crop })} />,
  borders: cellChoices && (
    <Tick label={words.borders} checked={options.borders} onTick={(borders) => change({ borders })} />
  ),
})

interface ExplanationProps {
  readonly value: SheetOptions['explain']
  readonly onChoose: (explain: SheetOptions['explain']) => void
}

/** Chooses one of our explanations, or a text of the user. */
const Explanation = ({ value, onChoose }: ExplanationProps) => {
  const words = useWords().export
  const { none, own } = words.explanations
  const isOwn = typeof value === 'object'
  /** Keeps the user's own text while another explanation is selected. */
  const [kept, setKept] = useState('')
  const choose = (one: (typeof EXPLANATIONS)[number] | 'none' | 'own') => {
    if (isOwn) setKept(value.text)
    if (one === 'own') onChoose({ text: kept })
    else onChoose(one === 'none' ? undefined : one)
  }
  // A field that another choice removes keeps its text here, not on the sheet.
  const keepOwn = useHandler((text: string) => (isOwn ? onChoose({ text }) : setKept(text)))
  return (
    <>
      <Choice
        label={words.explain}
        options={[['none', none], ...EXPLANATIONS.map((one) => [one, words.explanations[one]] as const), ['own', own]]}
        value={isOwn ? 'own' : (value ?? 'none')}
        onChoose={choose}
      />
      {isOwn && <FactField label={own} value={value.text} onKeep={keepOwn} />}
    </>
  )
}

interface TickProps {
  readonly label: string
  readonly checked: boolean
  readonly onTick: (checked: boolean) => void
}

const Tick = ({ label, checked, onTick }: TickProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onTick(target.checked)}
      className="size-5 accent-accent"
    />
    <span>{label}</span>
  </label>
)

/** A text of the whole sheet. */
const FactField = (props: Omit<ComponentProps<typeof SavedField>, 'longest'>) => (
  <SavedField {...props} longest={LONGEST_SHEET_TEXT} />
)
