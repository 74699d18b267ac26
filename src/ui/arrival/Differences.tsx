import { useId } from 'react'
import type { DrawingDifference } from '../../model/exchange/compareTochten'
import { OF_TOCHT, type MergeChoice, type MergeChoices } from '../../model/exchange/exchangeTypes'
import { withNoteOf } from '../../model/exchange/mergeTochten'
import { unchosen } from '../../model/exchange/pairs'
import { canvasOf } from '../../model/lookups'
import { isolated } from '../../model/texts/isolate'
import type { Drawing, Tocht, WholeTocht } from '../../model/types'
import { THUMBNAIL_PEN } from '../../render/pen'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useDescription } from '../words/useDescription'
import { useWords } from '../words/words'
import { CHOICE, CHOICES } from './choices'
import type { Known } from './received'
import { OtherDifferences, TochtChoice } from './TochtDifferences'

interface Props {
  readonly known: Known
  readonly theirs: WholeTocht
  readonly choices: MergeChoices
  readonly onChoose: (exchangeId: string, choice: MergeChoice) => void
}

/** What a merge does: the drawings to choose from, those that are taken over, and what else changes. */
export const Differences = ({ known: { mine, comparison }, theirs, choices, onChoose }: Props) => {
  const words = useWords().known
  const toChoose = comparison.drawings.filter(({ kind }) => kind === 'both')
  const taken = comparison.drawings.filter(({ kind }) => kind !== 'both')
  const tochten = { mine: mine.tocht, theirs: theirs.tocht }
  return (
    <>
      {toChoose.length > 0 && <p className="text-sm">{words.toChoose(toChoose.length)}</p>}
      {toChoose.map((one) => (
        <DrawingChoice
          key={one.exchangeId}
          difference={one}
          tochten={tochten}
          choice={choices[one.exchangeId]}
          onChoose={(choice) => onChoose(one.exchangeId, choice)}
        />
      ))}
      <TochtChoice
        comparison={comparison}
        choice={choices[OF_TOCHT] ?? 'mine'}
        onChoose={(choice) => onChoose(OF_TOCHT, choice)}
      />
      {taken.length > 0 && (
        <section className="flex flex-col gap-2">
          <p className="text-sm">{words.taken(taken.length)}</p>
          <ul className="grid gap-2 sm:grid-cols-2">
            {taken.map((one) => (
              <TakenDrawing key={one.exchangeId} difference={one} tochten={tochten} />
            ))}
          </ul>
        </section>
      )}
      <OtherDifferences comparison={comparison} />
    </>
  )
}

/** The tochten of both sides, for the canvas of their drawings. */
interface Tochten {
  readonly mine: Tocht
  readonly theirs: Tocht
}

interface DifferenceProps {
  readonly difference: DrawingDifference
  readonly tochten: Tochten
}

interface ChoiceProps extends DifferenceProps {
  /** `undefined` until somebody chooses. */
  readonly choice: MergeChoice | undefined
  readonly onChoose: (choice: MergeChoice) => void
}

/** Two pictures of a drawing that both sides changed, and the choice between them. */
const DrawingChoice = ({ difference: { number, before, after }, tochten, choice: chosen, onChoose }: ChoiceProps) => {
  const words = useWords()
  const id = useId()
  if (!before || !after) return null
  const choice = chosen ?? unchosen(before, after)
  const drawings = { theirs: withNoteOf(after, before), mine: withNoteOf(before, after) }
  const radio = (one: MergeChoice) => (
    <input
      type="radio"
      name={id}
      checked={choice === one}
      onChange={() => onChoose(one)}
      aria-label={words.known.choices[one]}
      aria-describedby={one === 'both' ? undefined : `${id}-${one}`}
      className="size-5 shrink-0 accent-accent"
    />
  )
  return (
    <div role="radiogroup" aria-label={words.overview.drawing(number)} className="flex flex-col gap-2">
      <p aria-hidden className="font-medium">
        {words.overview.drawing(number)}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {CHOICES.map((one) => (
          <label key={one} className={CHOICE}>
            <Picture drawing={drawings[one]} tocht={tochten[one]} id={`${id}-${one}`} />
            <span className="flex items-center gap-2">
              {radio(one)}
              <span aria-hidden>{words.known.choices[one]}</span>
            </span>
          </label>
        ))}
      </div>
      <label className={CHOICE}>
        <span className="flex items-center gap-2">
          {radio('both')}
          <span aria-hidden>{words.known.choices.both}</span>
        </span>
      </label>
    </div>
  )
}

/** A drawing that is taken over, before and after. */
const TakenDrawing = ({ difference: { kind, number, before, after }, tochten }: DifferenceProps) => {
  const words = useWords()
  const { known } = words
  const arrived = before ? known.after : kind === 'restored' ? known.restored : known.isNew
  const sides = [
    { label: kind === 'deleted' ? known.deleted : known.before, drawing: before, tocht: tochten.mine },
    { label: arrived, drawing: after, tocht: tochten.theirs },
  ]
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-lg border border-line p-2 [content-visibility:auto]">
      <p className="text-sm font-medium">{before ? words.overview.drawing(number) : words.known.newAfter(number)}</p>
      <div className="grid grid-cols-2 gap-2">
        {sides.map(
          ({ label, drawing, tocht }) =>
            drawing && (
              <figure key={label} className="flex min-w-0 flex-col gap-1 only:col-span-2">
                <figcaption className="text-sm text-text-soft">{label}</figcaption>
                <Picture drawing={drawing} tocht={tocht} />
              </figure>
            ),
        )}
      </div>
    </li>
  )
}

interface PictureProps {
  readonly drawing: Drawing | undefined
  readonly tocht: Tocht
  /** The id of the text below the picture. */
  readonly id?: string
}

/** A drawing with its distance and note; for screen readers it is also described. */
const Picture = ({ drawing, tocht, id }: PictureProps) => {
  const words = useWords()
  const description = useDescription(drawing?.elements)
  if (!drawing) return null
  const { note, distance, elements } = drawing
  const facts = [
    ...(distance === undefined ? [] : [words.distanceText(distance)]),
    ...(note === undefined ? [] : [isolated(note)]),
  ]
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className="h-36 rounded-md bg-canvas p-1 ring-1 ring-line">
        <DrawingPicture elements={elements} canvas={canvasOf(tocht)} pen={THUMBNAIL_PEN} part="tile" />
      </span>
      <span id={id} className="text-sm wrap-anywhere text-text-soft">
        <span className="sr-only">{`${elements.length === 0 ? words.overview.emptyDrawing : (description ?? '')} `}</span>
        <span>{facts.join(' · ')}</span>
      </span>
    </span>
  )
}
