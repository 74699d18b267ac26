import { sheetOf } from '../../model/readSheet'
import { useDescription } from '../words/useDescription'
import { useWords } from '../words/words'
import type { Stop } from './useStop'

/** What is known of the drawing at which somebody stands: its note, the ways to it and on from it, and what it shows. */
export const StopFacts = ({ stop }: { readonly stop: Stop }) => {
  const { field: words, distanceText } = useWords()
  const { whole, place, drawing, rows, row } = stop
  const description = useDescription(drawing.elements)
  const { toFirst, startNote, finishNote } = sheetOf(whole.tocht)
  const [isFirst, isLast] = [place === 0, place === whole.drawings.length - 1]
  const since = isFirst ? toFirst : whole.drawings[place - 1]?.distance
  const ways = [
    ...(since === undefined ? [] : [(isFirst ? words.fromStart : words.since)(distanceText(since))]),
    ...(drawing.distance === undefined ? [] : [words.next(distanceText(drawing.distance))]),
  ]
  return (
    <div className="flex flex-col gap-0.5 leading-snug">
      {rows && <p className="font-medium tabular-nums">{words.row(row + 1, rows.length)}</p>}
      {ways.length > 0 && <p className="tabular-nums">{ways.join(' · ')}</p>}
      {isFirst && <Note text={startNote} />}
      <Note text={drawing.note} />
      {isLast && <Note text={finishNote} />}
      {description !== undefined && (
        <p className="text-sm text-text-soft [@media(max-height:37.5rem)]:sr-only">{description}</p>
      )}
    </div>
  )
}

const Note = ({ text = '' }: { readonly text: string | undefined }) =>
  text.trim() === '' ? null : (
    <p className="text-lg font-medium wrap-anywhere">
      <bdi>{text}</bdi>
    </p>
  )
