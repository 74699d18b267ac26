import { Share2 } from 'lucide-react'
import { indexesToCheck, remarksOf } from '../../model/fieldCheck'
import { isolated } from '../../model/texts/isolate'
import type { WholeTocht } from '../../model/types'
import { copyText } from '../../platform/files/clipboard'
import { canShare, shareText } from '../../platform/files/shareFile'
import { Button } from '../shared/buttons/Button'
import { RemarkList } from '../shared/notices/RemarkList'
import { useToast } from '../shared/toasts/toastContext'
import { remarkIn } from '../words/remarkIn'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'
import { FieldFrame } from './FieldFrame'

interface Props {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly tochtIndex: number
  /** Whether presses are ignored for a moment. */
  readonly isPaused: boolean
  readonly onShow: (drawingIndex: number) => void
  readonly onPrevious: () => void
  /** Checks all drawings once more. */
  readonly onAgain: () => void
}

/** The result of the check, with links to each remark and to unchecked drawings. */
export const CheckSummary = ({ whole, tochtIndex, isPaused, onShow, onPrevious, onAgain }: Props) => {
  const allWords = useWords()
  const { field: words } = allWords
  const { tocht, drawings } = whole
  const open = indexesToCheck(drawings)
  const remarks = remarksOf(drawings)
  const lines = remarks.map(
    ({ drawingIndex, check }) => `${drawingIndex + 1}: ${isolated(remarkIn(check, words))} (${words.when(check.at)})`,
  )
  const share = useShareText(
    [
      shownName(tocht.name, tochtIndex, allWords),
      words.count(drawings.length - open.length, drawings.length),
      ...lines,
    ].join('\n'),
  )
  return (
    <FieldFrame
      tocht={tocht}
      tochtIndex={tochtIndex}
      title={words.result}
      buttons={
        <div className="flex flex-col gap-2">
          {remarks.length > 0 && (
            <Button look="solid" isPaused={isPaused} onClick={share} className="min-h-18 text-lg">
              <Share2 className="size-6" aria-hidden />
              <span>{words.share}</span>
            </Button>
          )}
          <div className="flex flex-wrap gap-2 *:flex-1">
            <Button isPaused={isPaused} onClick={onPrevious} className="min-h-12">
              {words.previous}
            </Button>
            <Button isPaused={isPaused} onClick={onAgain} className="min-h-12">
              {words.again}
            </Button>
          </div>
        </div>
      }
    >
      <p className="text-lg tabular-nums">{words.count(drawings.length - open.length, drawings.length)}</p>
      {remarks.length === 0 ? <p>{words.nothingWrong}</p> : <RemarkList whole={whole} tochtIndex={tochtIndex} />}
      {open.length > 0 && <OpenDrawings indexes={open} isPaused={isPaused} onShow={onShow} />}
    </FieldFrame>
  )
}

interface OpenDrawingsProps extends Pick<Props, 'isPaused' | 'onShow'> {
  readonly indexes: readonly number[]
}

/** Links to the drawings that were not checked. */
const OpenDrawings = ({ indexes, isPaused, onShow }: OpenDrawingsProps) => {
  const words = useWords().field
  return (
    <section className="flex flex-wrap items-center gap-1">
      <h2 className="pr-2">{words.open}</h2>
      {indexes.map((drawingIndex) => (
        <Button
          key={drawingIndex}
          className="min-w-11"
          isPaused={isPaused}
          aria-label={words.checkDrawing(drawingIndex + 1)}
          onClick={() => onShow(drawingIndex)}
        >
          {drawingIndex + 1}
        </Button>
      ))}
    </section>
  )
}

/** Shares a text with another app, or copies it when the browser cannot share. */
const useShareText = (text: string): (() => void) => {
  const words = useWords()
  const toast = useToast()
  const copy = async () => {
    const copied = await copyText(text)
    toast({ error: !copied, text: copied ? words.field.copied : words.field.copyRefused })
  }
  return () => void (canShare() ? shareText(text).catch(copy) : copy())
}
