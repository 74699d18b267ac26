import type { Row } from '../../model/fishbone/fishbone'
import { sideCountOf } from '../../model/fishbone/sideCount'
import { sheetOf } from '../../model/sheet/readSheet'
import { isolated } from '../../model/texts/isolate'
import type { Words } from '../words/en'
import { useDescription } from '../words/useDescription'
import { useWords } from '../words/words'
import { distancesText } from './distancesText'
import type { WalkPlace } from './useWalkPlace'

/** The note, distances and description of the current drawing, announced on each step. */
export const PlaceFacts = ({ place }: { readonly place: WalkPlace }) => (
  <div aria-live="polite" className="flex flex-col gap-0.5 leading-snug">
    {/* Mounted again for each drawing: a text that two neighbours share is announced for both. */}
    <Facts key={place.drawing.id} place={place} />
  </div>
)

const Facts = ({ place }: { readonly place: WalkPlace }) => {
  const allWords = useWords()
  const { field: words, overview } = allWords
  const { whole, drawingIndex, drawing, rows, row, passed } = place
  const description = useDescription(drawing.elements)
  const { toFirst, startNote, finishNote } = sheetOf(whole.tocht)
  const [isFirst, isLast] = [drawingIndex === 0, drawingIndex === whole.drawings.length - 1]
  const since = isFirst ? toFirst : whole.drawings[drawingIndex - 1]?.distance
  const distances = distancesText(
    allWords,
    [since, isFirst ? words.fromStart : words.since],
    [drawing.distance, isLast ? words.toFinish : words.toNext],
  )
  return (
    <>
      {rows && (
        <p key={passed} className="tabular-nums">
          <span className="font-medium">{words.row(passed + 1, rows.length)}</span>
          <span className="block">{roadsText(words, rows[row])}</span>
        </p>
      )}
      {distances !== '' && <p className="tabular-nums">{distances}</p>}
      {isFirst && <Note text={startNote} />}
      <Note text={drawing.note} />
      {isLast && <Note text={finishNote} />}
      {!rows && drawing.elements.length === 0 && <p className="sr-only">{overview.emptyDrawing}</p>}
      {description !== undefined && <p className="text-sm text-text-soft short:sr-only">{description}</p>}
    </>
  )
}

const roadsText = (words: Words['field'], { left, right }: Row = { left: [], right: [] }): string =>
  words.sides(sideCountOf(left), sideCountOf(right))

const Note = ({ text = '' }: { readonly text: string | undefined }) =>
  text.trim() === '' ? null : (
    <p className="text-lg leading-snug font-medium wrap-anywhere short:text-base">
      <bdi>{isolated(text)}</bdi>
    </p>
  )
