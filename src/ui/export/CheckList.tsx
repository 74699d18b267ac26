import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ERASE_WIDTH } from '../../constants'
import { distanceToLine } from '../../geometry/distance'
import { canvasOf } from '../../model/lookups'
import { checkBeforePrint, type Remark, type Takes } from '../../model/printCheck'
import { usePreferences } from '../../store/context'
import type { WholeTocht } from '../../model/adopt'
import { editorPath } from '../paths'
import { useWords, type Words } from '../words/words'

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  readonly onEditPhone: () => void
}

const takes: Takes = (eraser, place) => distanceToLine(place, eraser) <= ERASE_WIDTH / 2
const ITEM = 'flex min-h-11 w-full items-center rounded-lg px-3 py-1 text-left hover:bg-panel-hover'

/** What is probably wrong with the sheet, each with the way to it. It never keeps anybody from printing. */
export const CheckList = ({ whole, tochtIndex, onEditPhone }: Props) => {
  const words = useWords()
  const { phone } = usePreferences()
  const { tocht, drawings } = useDeferredValue(whole)
  const remarks = useMemo(
    () => checkBeforePrint({ phone, style: tocht.style, canvas: canvasOf(tocht), drawings }, takes),
    [phone, tocht, drawings],
  )
  if (remarks.length === 0) return null
  return (
    <details className="mx-auto w-full max-w-3xl rounded-xl bg-panel print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-medium">
        <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden />
        {words.export.check.title(remarks.length)}
      </summary>
      <p className="px-3 text-sm text-text-soft">{words.export.check.hint}</p>
      <ul className="max-h-72 overflow-y-auto p-1">
        {remarks.map((remark) => (
          <li key={keyOf(remark)}>
            {remark.kind === 'noPhone' ? (
              <button type="button" onClick={onEditPhone} className={ITEM}>
                {words.export.check.noPhone}
              </button>
            ) : (
              <Link to={editorPath(tochtIndex, tocht.style, remark.drawing)} className={ITEM}>
                {remarkText(remark, words.export.check)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const keyOf = (remark: Remark): string => Object.values(remark).join(' ')

const remarkText = (remark: Exclude<Remark, { kind: 'noPhone' }>, words: Words['export']['check']): string => {
  const number = remark.drawing + 1
  if (remark.kind === 'manyBalls') return words.manyBalls(number, remark.balls)
  if (remark.kind === 'emptyRow') return words.emptyRow(number, remark.row)
  return words[remark.kind](number)
}
