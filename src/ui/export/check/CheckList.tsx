import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { missingLegs } from '../../../model/legs'
import { checkBeforePrint, type Remark } from '../../../model/sheet/printCheck'
import { sheetOf } from '../../../model/sheet/readSheet'
import { usePreferences } from '../../../store/context'
import type { WholeTocht } from '../../../model/adopt'
import type { DrawingId, Style } from '../../../model/types'
import type { Page } from '../../../render/sheet/page'
import { missedOn } from '../../../render/sheet/sheet'
import { editorPath, fieldPath, overviewPath, routePath } from '../../paths'
import { DialogPart } from '../../shared/dialogs/DialogPart'
import { lazyPart } from '../../shared/loading/lazyPart'
import { Link } from '../../shared/buttons/Link'
import { useFetchLater } from '../../shared/loading/useFetchLater'
import { useWords } from '../../words/words'
import { DrawingRemark, isOfSheet, ITEM, type OfSheet } from './DrawingRemark'
import { RemarkAnnouncer } from './RemarkAnnouncer'
import { RemoveEmpty } from './RemoveEmpty'
import { useInkFaults } from './useInkFaults'

const DetailsDialog = lazyPart(async () => (await import('../../overview/details/DetailsDialog')).DetailsDialog)

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  /** `undefined` until they are laid out. */
  readonly pages: readonly Page[] | undefined
  readonly onEditPhone: () => void
  readonly onEditFacts: () => void
}

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
  /** The drawing at which the list of distances is open. The list stays open when the last remark is gone. */
  const [measured, setMeasured] = useState<{ readonly from?: DrawingId | undefined }>()
  useFetchLater(DetailsDialog)
  const closeList = () => setMeasured(undefined)
  const list = measured && (
    <DialogPart onFailed={closeList}>
      <DetailsDialog whole={whole} from={measured.from} at="distance" onClose={closeList} />
    </DialogPart>
  )
  const measure = (drawing?: number) => setMeasured({ from: drawing === undefined ? undefined : drawings[drawing]?.id })
  return (
    <>
      {list}
      <RemarkAnnouncer count={remarks.length} />
      {remarks.length > 0 && (
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
                  <SheetRemark
                    remark={remark}
                    overview={overviewPath(tochtIndex, tocht.style)}
                    onMeasure={() => measure()}
                    {...edit}
                  />
                ) : (
                  <DrawingRemark
                    remark={remark}
                    pathTo={(drawing) => correctionPath(remark, tochtIndex, tocht.style, drawing)}
                    onMeasure={measure}
                  />
                )}
              </li>
            ))}
          </ul>
          <RemoveEmpty tocht={tocht.id} drawings={emptyOf(remarks).flatMap((index) => drawings[index] ?? [])} />
        </details>
      )}
    </>
  )
}

/** The indices of empty drawings. */
const emptyOf = (remarks: readonly Remark[]): readonly number[] =>
  remarks.flatMap((remark) => (remark.kind === 'empty' ? remark.drawings : []))

/** The path to the screen where a remark can be corrected. */
const correctionPath = ({ kind }: Remark, tocht: number, style: Style, drawing: number): string => {
  if (kind === 'doubtful') return routePath(tocht)
  if (kind === 'notChecked') return fieldPath('check', tocht, drawing)
  return kind === 'cutNote' ? overviewPath(tocht, style) : editorPath(tocht, style, drawing)
}

const keyOf = (remark: Remark): string => {
  if (remark.kind === 'emptyRows') return `rows ${remark.drawing}`
  return remark.kind === 'cutText' ? remark.text : remark.kind
}

interface SheetRemarkProps extends Pick<Props, 'onEditPhone' | 'onEditFacts'> {
  readonly remark: OfSheet
  readonly overview: string
  readonly onMeasure: () => void
}

/** A remark about a text on every page, with a link to its field. */
const SheetRemark = ({ remark, overview, onEditPhone, onEditFacts, onMeasure }: SheetRemarkProps) => {
  const words = useWords().export.check
  const sentence = remark.kind === 'cutText' ? words.cutText[remark.text] : words[remark.kind]
  if (remark.kind === 'cutText' && remark.text === 'name')
    return (
      <Link to={overview} className={ITEM}>
        {sentence}
      </Link>
    )
  const isPhone = remark.kind === 'noPhone' || (remark.kind === 'cutText' && remark.text === 'phone')
  const mend = remark.kind === 'noToFirst' ? onMeasure : onEditFacts
  return (
    <button type="button" onClick={isPhone ? onEditPhone : mend} className={ITEM}>
      {sentence}
    </button>
  )
}
