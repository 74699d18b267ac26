import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LONGEST_NOTE } from '../../constants'
import { checkOf } from '../../model/fieldCheck'
import { Button } from '../shared/Button'
import { TextField } from '../shared/TextField'
import { useWords } from '../words/words'
import type { Stop } from './useStop'

interface Props {
  readonly stop: Stop
  readonly onSave: (note: string) => void
  readonly onCancel: () => void
}

/** What is wrong with a drawing, most often without typing. What was found before can be said in other words. */
export const WrongForm = ({ stop, onSave, onCancel }: Props) => {
  const { field: words, cancel } = useWords()
  const [note, setNote] = useState(() => noteBefore(stop))
  const form = useRef<HTMLFormElement>(null)
  // Not into the field: the keyboard of a phone would hide the drawing before anybody wants to type.
  useEffect(() => form.current?.querySelector('button')?.focus(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(note)
  }
  const rowText = stop.rows && words.atRow(stop.row + 1)
  const add = (text: string) =>
    setNote((before) => [...(before ? [before] : rowText ? [rowText] : []), text].join(', '))
  return (
    <form ref={form} onSubmit={save} className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {words.chips.map((chip) => (
          <Button key={chip} onClick={() => add(chip)} className="text-sm">
            {chip}
          </Button>
        ))}
      </div>
      <TextField
        label={words.whatIsWrong}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onCancel} className="min-h-18">
          {cancel}
        </Button>
        <Button look="solid" type="submit" className="min-h-18 text-lg">
          {words.save}
        </Button>
      </div>
    </form>
  )
}

const noteBefore = ({ drawing }: Stop): string => {
  const check = checkOf(drawing)
  return check && !check.ok ? (check.note ?? '') : ''
}
