import { Description } from '@headlessui/react'
import { useState, type KeyboardEvent } from 'react'
import type { DetailName } from '../../../model/details'
import { canvasOf } from '../../../model/lookups'
import { sheetOf } from '../../../model/sheet/readSheet'
import { isReadable } from '../../../model/texts/metres'
import type { DrawingId, WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import { useWords } from '../../words/words'
import { TallDialog } from '../dialogs/TallDialog'
import { DistanceField } from '../fields/DistanceField'
import { isEnter } from '../keys/shortcuts'
import { useGrowing } from '../useGrowing'
import { useMedia, WITH_KEYS } from '../useMedia'
import { DetailsRow } from './DetailsRow'
import { LegRow } from './LegRow'
import { usePaste } from './usePaste'

interface Props {
  readonly whole: WholeTocht
  /**
   * The drawing at which the dialog opens. With `undefined` it opens at the first missing distance, or at the top, where
   * it focuses nothing on a device without keys.
   */
  readonly from: DrawingId | undefined
  /** The field of that drawing that receives the focus. */
  readonly at?: DetailName
  readonly onClose: () => void
}

/** The field that receives the focus at first. */
interface Focused {
  /** `undefined` means the distance from the start to the first drawing. */
  readonly drawing: DrawingId | undefined
  readonly field: DetailName
}

/** Rows with content at first, and how many follow per idle moment. */
const FIRST_ROWS = 24

/** The notes of all drawings with the distances between them, to type in one go. */
export const DetailsDialog = ({ whole, from, at = 'note', onClose }: Props) => {
  const { overview, export: sheetWords } = useWords()
  const words = overview.details
  const { store } = useServices()
  const { tocht, drawings } = whole
  const { toFirst } = sheetOf(tocht)
  // Without a keyboard of its own, the device would cover the list with one on the screen.
  const hasKeys = useMedia(WITH_KEYS)
  const [first] = useState((): Focused | undefined => {
    if (from !== undefined) return { drawing: from, field: at }
    if (!hasKeys) return undefined
    const missing = toFirst === undefined ? undefined : drawings.find(({ distance }) => distance === undefined)
    return { drawing: missing?.id, field: 'distance' }
  })
  const [around] = useState(() => (first?.drawing === undefined ? 0 : tocht.drawings.indexOf(first.drawing)))
  const isFilled = useGrowing(drawings.length, { first: FIRST_ROWS, step: FIRST_ROWS, around })
  const canvas = canvasOf(tocht)
  return (
    <TallDialog title={words.title} onClose={onClose} onKeyDown={goToNext} onPaste={usePaste(whole)}>
      <Description className="text-sm text-text-soft">{words.hint}</Description>
      <div className="flex-1">
        <p className="w-24 text-center text-sm text-text-soft">{words.start}</p>
        <LegRow leg={0}>
          <DistanceField
            label={sheetWords.toFirst}
            labelPosition="before"
            value={toFirst}
            isFirst={first !== undefined && first.drawing === undefined}
            onKeep={(metres) => store.dispatch({ type: 'setSheet', tocht: tocht.id, choices: { toFirst: metres } })}
          />
        </LegRow>
        <ol>
          {drawings.map((drawing, drawingIndex) => (
            // An empty row is as high as a filled one.
            <li key={drawing.id} className="empty:h-27">
              {isFilled(drawingIndex) && (
                <DetailsRow
                  tocht={tocht.id}
                  drawing={drawing}
                  canvas={canvas}
                  drawingIndex={drawingIndex}
                  isLast={drawingIndex === drawings.length - 1}
                  first={drawing.id === first?.drawing ? first.field : undefined}
                />
              )}
            </li>
          ))}
        </ol>
        <p className="w-24 text-center text-sm text-text-soft">{words.finish}</p>
      </div>
    </TallDialog>
  )
}

/**
 * Enter goes to the next field of the same kind, Shift+Enter to the previous one. An unreadable distance must be
 * corrected first.
 */
const goToNext = (event: KeyboardEvent): void => {
  const { nativeEvent, shiftKey, target, currentTarget } = event
  if (!isEnter(nativeEvent) || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const kind = target.closest<HTMLElement>('[data-kind]')?.dataset['kind']
  if (kind === 'distance' && !isReadable(target.value)) return
  const fields = fieldsLike(currentTarget, kind)
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)]
  next?.focus()
  next?.select()
}

/** The fields of one kind, in order. */
const fieldsLike = (list: EventTarget, kind: string | undefined): readonly HTMLInputElement[] =>
  list instanceof Element ? [...list.querySelectorAll<HTMLInputElement>(`[data-kind=${kind}] input`)] : []
