import { Maximize2 } from 'lucide-react'
import { SHEET_COLUMNS } from '../../constants'
import { hasCellChoices } from '../../model/sheet/printedRows'
import { sheetOf } from '../../model/sheet/readSheet'
import { choosesColumns, FILL } from '../../model/sheet/sheetOptions'
import type { WholeTocht } from '../../model/types'
import { leavesMuchEmpty } from '../../render/sheet/emptyShare'
import type { Page } from '../../render/sheet/page'
import { useServices } from '../../store/context'
import { Button } from '../shared/buttons/Button'
import { useWords } from '../words/words'

interface Props {
  readonly whole: WholeTocht
  /** `undefined` until the sheet is laid out. */
  readonly pages: readonly Page[] | undefined
  /** Called after the press, which takes the button away. */
  readonly onFilled: () => void
}

/** Offers to fill the page where the default number in a row leaves much of one empty; later tochten then do so, too. */
export const FillButton = ({ whole: { tocht, drawings }, pages, onFilled }: Props) => {
  const { store, preferences } = useServices()
  const words = useWords().export
  const options = sheetOf(tocht)
  const isDefault = options.columns === SHEET_COLUMNS && choosesColumns(options)
  if (!isDefault || !pages || !leavesMuchEmpty(pages) || !hasCellChoices(tocht.style, drawings)) return null
  const fill = () => {
    store.dispatch({ type: 'setSheet', tocht: tocht.id, choices: { columns: FILL } })
    preferences.change({ fillPage: true })
    onFilled()
  }
  return (
    <Button className="self-center" onClick={fill}>
      <Maximize2 className="size-5" aria-hidden />
      <span>{words.fill}</span>
    </Button>
  )
}
