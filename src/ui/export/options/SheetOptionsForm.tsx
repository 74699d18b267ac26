import { Fragment, useId, useMemo, type ReactElement } from 'react'
import { needsBoxes } from '../../../model/sheet/printedRows'
import { sheetOf } from '../../../model/sheet/readSheet'
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
import { GROUP_LINE } from '../../../constants'
import { FISH_BONE, type WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import { DistanceField } from '../../shared/fields/DistanceField'
import { VersionText } from '../../shared/VersionText'
import { useWords } from '../../words/words'
import { Choice, FactField, Tick } from './choiceFields'
import { Explanation } from './Explanation'
import { useCurrentSection } from './useCurrentSection'
import { choicesIn, GROUPS, type Choosable } from './sheetChoices'

/** The print options of a tocht. They belong to the tocht, and each change can be undone. */
export const SheetOptionsForm = ({ whole }: { readonly whole: WholeTocht }) => {
  const { tocht, drawings } = whole
  const words = useWords().export
  const id = useId()
  const { store } = useServices()
  const options = sheetOf(tocht)
  const boxes = useMemo(() => needsBoxes(tocht.style, drawings), [tocht.style, drawings])
  const change = (changes: Partial<SheetOptions>) =>
    store.dispatch({ type: 'setSheet', tocht: tocht.id, choices: changes })
  const controls: Readonly<Record<Choosable, ReactElement | false>> = {
    group: <FactField label={words.group} value={options.group} onCommit={(group) => change({ group })} />,
    date: <FactField label={words.date} type="date" value={options.date} onCommit={(date) => change({ date })} />,
    start: (
      <FactField
        label={words.start}
        placeholder={words.startHint}
        value={options.start}
        onCommit={(start) => change({ start })}
      />
    ),
    startNote: (
      <FactField
        label={words.startNote}
        value={options.startNote ?? ''}
        onCommit={(startNote) => change({ startNote })}
      />
    ),
    finishNote: (
      <FactField
        label={words.finishNote}
        value={options.finishNote ?? ''}
        onCommit={(finishNote) => change({ finishNote })}
      />
    ),
    explain: <Explanation value={options.explain} onChoose={(explain) => change({ explain })} />,
    legend: <Tick label={words.legend} checked={options.legend === true} onTick={(legend) => change({ legend })} />,
    emphasis: (
      <Tick label={words.emphasis} checked={options.emphasis === true} onTick={(emphasis) => change({ emphasis })} />
    ),
    remarks: (
      <Tick label={words.remarks} checked={options.remarks === true} onTick={(remarks) => change({ remarks })} />
    ),
    layout: boxes && (
      <Choice
        label={words.layout}
        options={LAYOUTS.map((layout) => [layout, words.layouts[layout]])}
        value={layoutOf(options)}
        onChoose={(layout) => change({ layout })}
      />
    ),
    columns: boxes && choosesColumns(options) && (
      <Choice
        label={words.columns}
        options={[...COLUMN_COUNTS.map((count) => [count, String(count)] as const), [FILL, words.fill] as const]}
        value={options.columns}
        onChoose={(columns) => change({ columns })}
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
    toFirst: <DistanceField label={words.toFirst} value={options.toFirst} onKeep={(toFirst) => change({ toFirst })} />,
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
    order: boxes && choosesColumns(options) && (
      <Choice
        label={words.order}
        options={READING_ORDERS.map((order) => [order, words.orders[order]])}
        value={options.order}
        onChoose={(order) => change({ order })}
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
    rowNumbers: tocht.style === FISH_BONE && (
      <Tick label={words.rowNumbers} checked={hasRowNumbers(options)} onTick={(rowNumbers) => change({ rowNumbers })} />
    ),
    crop: boxes && <Tick label={words.crop} checked={isCropped(options)} onTick={(crop) => change({ crop })} />,
    borders: boxes && (
      <Tick label={words.borders} checked={options.borders} onTick={(borders) => change({ borders })} />
    ),
  }
  const current = useCurrentSection(
    GROUPS.map((group) => `${id}-${group}`),
    GROUP_LINE,
  )
  return (
    <div className="flex flex-col gap-5">
      <nav aria-label={words.options} className="sticky -top-4 z-10 -mx-4 -mt-4 flex gap-1 bg-desk p-2 lg:hidden">
        {GROUPS.map((group) => (
          <button
            key={group}
            type="button"
            aria-current={current === `${id}-${group}` ? 'true' : undefined}
            onClick={() => goToGroup(`${id}-${group}`)}
            className="min-h-11 flex-1 rounded-lg bg-panel px-1 text-sm font-medium hover:bg-panel-hover aria-[current]:bg-accent aria-[current]:text-on-accent"
          >
            {words.groups[group]}
          </button>
        ))}
      </nav>
      {GROUPS.map((group) => (
        <section key={group} id={`${id}-${group}`} aria-labelledby={`${id}-${group}-title`} className="scroll-mt-16">
          <h2 id={`${id}-${group}-title`} tabIndex={-1} className="pb-2 font-semibold outline-none">
            {words.groups[group]}
          </h2>
          <div className="flex flex-col gap-3">
            {group === 'leaders' && <VersionText whole={whole} />}
            {choicesIn(group).map((choice) => (
              <Fragment key={choice}>{controls[choice]}</Fragment>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Scrolls to a group and focuses its heading, so that Tab goes on from there. */
const goToGroup = (id: string): void => {
  document.getElementById(id)?.scrollIntoView()
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
}
