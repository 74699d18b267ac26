import { TriangleAlert } from 'lucide-react'
import { Fragment, useDeferredValue, useMemo } from 'react'
import { missingLegs } from '../../model/legs'
import { checkBeforePrint, type Remark } from '../../model/printCheck'
import { sheetOf } from '../../model/readSheet'
import { usePreferences } from '../../store/context'
import type { WholeTocht } from '../../model/adopt'
import type { Style } from '../../model/types'
import type { Page } from '../../render/page'
import { missedOn } from '../../render/sheet'
import { editorPath, fieldPath, overviewPath, routePath } from '../paths'
import { Link } from '../shared/Link'
import { useWords } from '../words/words'
import { RemoveEmpty } from './RemoveEmpty'
import { useInkFaults } from './useInkFaults'

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  /** `undefined` until they are laid out. */
  readonly pages: readonly Page[] | undefined
  readonly onEditPhone: () => void
  readonly onEditFacts: () => void
}

const ITEM = 'flex min-h-11 w-full items-center rounded-lg px-3 py-1 text-left hover:bg-panel-hover'

/** Lists probable mistakes of the sheet, with links to correct them. It never prevents printing. */
export const CheckList = ({ whole, tochtIndex, pages, ...edit }: Props) => {
  const words = useWords()
  const { phone } = usePreferences()
  const { tocht, drawings } = useDeferredValue(whole)
  const faultsOf = useInkFaults(tocht, drawings, pages)
  const remarks = useMemo(
    () =>
      checkBeforePrint(
        {
          phone,
          style: tocht.style,
          drawings,
          ...missedOn(pages ?? []),
          missingLegs: missingLegs(drawings, sheetOf(tocht)),
        },
        faultsOf,
      ),
    [phone, tocht, drawings, pages, faultsOf],
  )
  if (remarks.length === 0) return null
  return (
    <details className="mx-auto w-full max-w-3xl rounded-xl bg-panel">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-medium">
        <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden />
        {words.export.check.title(remarks.length)}
      </summary>
      <p className="px-3 text-sm text-text-soft">{words.export.check.hint}</p>
      <ul className="max-h-72 overflow-y-auto p-1">
        {remarks.map((remark) => (
          <li key={keyOf(remark)}>
            {isOfSheet(remark) ? (
              <SheetRemark remark={remark} overview={overviewPath(tochtIndex, tocht.style)} {...edit} />
            ) : (
              <DrawingRemark
                remark={remark}
                pathTo={(drawing) => mendingPath(remark, tochtIndex, tocht.style, drawing)}
              />
            )}
          </li>
        ))}
      </ul>
      <RemoveEmpty tocht={tocht.id} drawings={emptyOf(remarks).flatMap((index) => drawings[index] ?? [])} />
    </details>
  )
}

/** The indices of empty drawings. */
const emptyOf = (remarks: readonly Remark[]): readonly number[] =>
  remarks.flatMap((remark) => (remark.kind === 'empty' ? remark.drawings : []))

/** The path to the screen where a remark can be corrected. */
const mendingPath = ({ kind }: Remark, tocht: number, style: Style, drawing: number): string => {
  if (kind === 'doubtful') return routePath(tocht)
  if (kind === 'notChecked') return fieldPath('check', tocht, drawing)
  return kind === 'cutNote' ? overviewPath(tocht, style) : editorPath(tocht, style, drawing)
}

const keyOf = (remark: Remark): string => {
  if (remark.kind === 'emptyRows') return `rows ${remark.drawing}`
  return remark.kind === 'cutText' ? remark.text : remark.kind
}

type OfSheet = Exclude<Remark, { drawings: unknown } | { drawing: unknown }>

const isOfSheet = (remark: Remark): remark is OfSheet => !('drawings' in remark || 'drawing' in remark)

interface SheetRemarkProps extends Pick<Props, 'onEditPhone' | 'onEditFacts'> {
  readonly remark: OfSheet
  readonly overview: string
}

/** A remark about a text on every page, with a link to its field. */
const SheetRemark = ({ remark, overview, onEditPhone, onEditFacts }: SheetRemarkProps) => {
  const words = useWords().export.check
  const sentence = remark.kind === 'cutText' ? words.cutText[remark.text] : words[remark.kind]
  if (remark.kind === 'cutText' && remark.text === 'name')
    return (
      <Link to={overview} className={ITEM}>
        {sentence}
      </Link>
    )
  const isPhone = remark.kind === 'noPhone' || (remark.kind === 'cutText' && remark.text === 'phone')
  return (
    <button type="button" onClick={isPhone ? onEditPhone : onEditFacts} className={ITEM}>
      {sentence}
    </button>
  )
}

interface DrawingRemarkProps {
  readonly remark: Exclude<Remark, OfSheet>
  readonly pathTo: (drawing: number) => string
}

/** A remark about one drawing, or about several with a link to each. */
const DrawingRemark = ({ remark, pathTo }: DrawingRemarkProps) => {
  const words = useWords()
  const { one, several, emptyRow, emptyRows } = words.export.check
  if (remark.kind === 'emptyRows') {
    const number = remark.drawing + 1
    const [row = 0, ...more] = remark.rows
    return (
      <Link to={pathTo(remark.drawing)} className={ITEM}>
        {more.length > 0 ? emptyRows(number, remark.rows.join(', ')) : emptyRow(number, row)}
      </Link>
    )
  }
  const { kind, drawings } = remark
  const [first, ...others] = drawings
  if (first !== undefined && others.length === 0) {
    return (
      <Link to={pathTo(first)} className={ITEM}>
        {one[kind](first + 1)}
      </Link>
    )
  }
  if (kind === 'doubtful' && first !== undefined) {
    // Neighbours are looked at together in the overview.
    return (
      <Link to={pathTo(first)} className={ITEM}>
        {several[kind]}: {drawings.map((drawing) => drawing + 1).join(', ')}
      </Link>
    )
  }
  return (
    <div className="flex flex-wrap items-center px-3">
      <span className="py-2">{several[kind]}:&nbsp;</span>
      {drawings.map((drawing, place) => (
        <Fragment key={drawing}>
          <Link
            to={pathTo(drawing)}
            aria-label={one[kind](drawing + 1)}
            className="flex size-11 items-center justify-center rounded-lg underline underline-offset-4 hover:bg-panel-hover"
          >
            {drawing + 1}
          </Link>
          {place < drawings.length - 1 && ', '}
        </Fragment>
      ))}
    </div>
  )
}
