import { useEffect, useRef, type FormEvent } from 'react'
import { LONGEST_REMARK } from '../../constants'
import { checkOf } from '../../model/fieldCheck'
import { remarkHas, remarkAt, toggledRemark } from '../../model/texts/remarkText'
import { Button } from '../shared/buttons/Button'
import { TextField } from '../shared/fields/TextField'
import { useSavedWhenLeft } from '../shared/fields/useSavedWhenLeft'
import { useWords } from '../words/words'
import type { WalkPlace } from './useWalkPlace'

interface Props {
  readonly place: WalkPlace
  /** Whether presses are ignored for a moment. */
  readonly isPaused: boolean
  /** Called with the text when the form closes without an answer, or the tab is hidden. @returns takes the text back */
  readonly onKeep: (note: string) => () => void
  readonly onSave: (note: string) => void
  readonly onCancel: () => void
}

/** Records what is wrong with a drawing, mostly without typing. An earlier remark can be edited. */
export const WrongForm = ({ place, isPaused, onKeep, onSave, onCancel }: Props) => {
  const { field: words, cancel } = useWords()
  const isAnswered = useRef(false)
  const takeBack = useRef<() => void>(undefined)
  const keep = (typed: string) => {
    const [last, earlier] = [onKeep(typed), takeBack.current]
    takeBack.current = () => {
      last()
      earlier?.()
    }
  }
  const row = place.rows && words.atRow(place.passed + 1)
  const before = remarkAt(noteBefore(place), row)
  // Without the row, its chips would count for another one.
  const isFull = row !== undefined && !remarkHas(before, row)
  const { text, type } = useSavedWhenLeft(before, (typed) => {
    if (!isAnswered.current) keep(typed)
    return true
  })
  const cancelForm = () => {
    takeBack.current?.()
    onCancel()
  }
  const form = useRef<HTMLFormElement>(null)
  // Focuses no text field: a phone's keyboard would hide the drawing.
  useEffect(() => form.current?.querySelector('button')?.focus(), [])
  const answer = (give: () => void) => {
    isAnswered.current = true
    give()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    answer(() => onSave(text))
  }
  return (
    <form ref={form} onSubmit={save} className="flex flex-col gap-2">
      <div role="group" aria-label={words.whatIsWrong} className="flex flex-wrap gap-2">
        {words.chips.map((chip) => (
          <Button
            key={chip}
            disabled={isFull}
            aria-pressed={!isFull && remarkHas(text, chip)}
            onClick={() => type(toggledRemark(text, chip))}
            className="text-sm aria-pressed:bg-accent-soft aria-pressed:inset-ring-1"
          >
            {chip}
          </Button>
        ))}
      </div>
      <TextField label={words.whatIsWrong} longest={LONGEST_REMARK} value={text} onText={type} />
      <div className="grid grid-cols-2 gap-2">
        <Button isPaused={isPaused} onClick={() => answer(cancelForm)} className="min-h-18 short:min-h-12">
          {cancel}
        </Button>
        <Button look="solid" isPaused={isPaused} type="submit" className="min-h-18 text-lg short:min-h-12">
          {words.save}
        </Button>
      </div>
    </form>
  )
}

const noteBefore = ({ drawing }: WalkPlace): string => {
  const check = checkOf(drawing)
  return check && !check.ok ? (check.note ?? '') : ''
}
