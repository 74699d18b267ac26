import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SHORTEST_RUN } from '../../../constants'
import type { DetailName } from '../../../model/details'
import type { SheetFault } from '../../../render/faults/sheetFaults'
import { useWords } from '../../words/words'
import { MEND_TARGETS } from './mendTargets'

/** The look of a fault that can be pressed. */
export const ITEM =
  'flex min-h-11 w-full items-center rounded-lg px-3 py-1 text-left underline decoration-control underline-offset-4 hover:bg-panel-hover'
/** The look of a number of a drawing, with the comma after it. */
const NUMBER = 'flex min-h-11 min-w-11 items-center justify-center rounded-lg px-2 hover:bg-panel-hover'

export type OfSheet = Exclude<SheetFault, { drawingIndexes: unknown } | { drawingIndex: unknown }>

export const isOfSheet = (fault: SheetFault): fault is OfSheet =>
  !('drawingIndexes' in fault || 'drawingIndex' in fault)

interface Props {
  readonly fault: Exclude<SheetFault, OfSheet>
  readonly pathTo: (drawingIndex: number) => string
  /** Opens the list of notes and distances at a field of a drawing. */
  readonly onDetail: (field: DetailName, drawingIndex: number) => void
}

/** A fault about one drawing, or about several with a link to each. */
export const DrawingFaultItem = ({ fault, ...ways }: Props) => {
  const { one, several, emptyRow, emptyRows } = useWords().export.faults
  const { pathTo } = ways
  if (fault.kind === 'emptyRows') {
    const number = fault.drawingIndex + 1
    const [row = 0, ...more] = fault.rows
    return (
      <Link to={pathTo(fault.drawingIndex)} className={ITEM}>
        {more.length > 0 ? emptyRows(number, fault.rows.join(', ')) : emptyRow(number, row)}
      </Link>
    )
  }
  const { kind, drawingIndexes } = fault
  const [first, ...others] = drawingIndexes
  if (first !== undefined && others.length === 0) {
    return (
      <Mend {...ways} kind={kind} drawingIndex={first} className={ITEM}>
        {one[kind](first + 1)}
      </Mend>
    )
  }
  const parts = (kind in MEND_TARGETS ? numberRuns(drawingIndexes) : drawingIndexes.map(alone)).map((run) => ({
    run,
    text: textOf(run),
  }))
  if (kind === 'doubtful' && first !== undefined) {
    // The route screen lists all doubtful drawings, so one link is enough.
    return (
      <Link to={pathTo(first)} className={ITEM}>
        {`${several[kind]}: ${parts.map(({ text }) => text).join(', ')}`}
      </Link>
    )
  }
  return (
    <div className="flex flex-wrap items-center px-3">
      <span className="py-2">{`${several[kind]}:\u00a0`}</span>
      {parts.map(({ run, text }, index) => (
        <Fragment key={run.first}>
          <Mend
            {...ways}
            kind={kind}
            drawingIndex={run.first}
            label={run.first === run.last ? one[kind](run.first + 1) : `${several[kind]}: ${text}`}
            className={NUMBER}
          >
            <span className="underline underline-offset-4">{text}</span>
            {index < parts.length - 1 && <span>,</span>}
          </Mend>
          {index < parts.length - 1 && <span> </span>}
        </Fragment>
      ))}
    </div>
  )
}

const alone = (index: number): NumberRun => ({ first: index, last: index })

/** Drawings are counted from one. */
const textOf = ({ first, last }: NumberRun): string => (first === last ? String(first + 1) : `${first + 1}–${last + 1}`)

interface MendProps extends Omit<Props, 'fault'> {
  readonly kind: SheetFault['kind']
  readonly drawingIndex: number
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
}

/** Leads to the place of the correction: a field in the list of notes and distances, or another screen. */
const Mend = ({ kind, drawingIndex, label, pathTo, onDetail, ...rest }: MendProps) => {
  const field = MEND_TARGETS[kind]?.field
  return field ? (
    <button type="button" aria-label={label} onClick={() => onDetail(field, drawingIndex)} {...rest} />
  ) : (
    <Link to={pathTo(drawingIndex)} aria-label={label} {...rest} />
  )
}

/** Numbers from `first` to `last`, without a gap. */
interface NumberRun {
  readonly first: number
  readonly last: number
}

/** Groups ascending numbers into runs. A run below SHORTEST_RUN is split into single numbers. */
export const numberRuns = (numbers: readonly number[]): readonly NumberRun[] => {
  const runs: NumberRun[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.last === number - 1) runs[runs.length - 1] = { ...run, last: number }
    else runs.push({ first: number, last: number })
  }
  return runs.flatMap((run) => (run.last - run.first + 1 < SHORTEST_RUN ? single(run) : run))
}

const single = ({ first, last }: NumberRun): readonly NumberRun[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ first: first + index, last: first + index }))
