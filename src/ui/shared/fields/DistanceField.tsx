import { useId, useState } from 'react'
import { LONGEST_SHOWN } from '../../../constants'
import { shortened } from '../../../model/texts/characters'
import { isReadable, parseMetres } from '../../../model/texts/metres'
import { useWords } from '../../words/words'
import { isEnter } from '../keys/shortcuts'
import { useToast } from '../toasts/toastContext'
import { TextField, type LabelPosition } from './TextField'
import { useSavedWhenLeft } from './useSavedWhenLeft'

interface Props {
  readonly label: string
  readonly labelPosition?: LabelPosition
  /** By default an example, if the label is above the field. */
  readonly placeholder?: string | undefined
  /** The distance in metres. */
  readonly value: number | undefined
  /** Whether the field receives the focus when its dialog opens. */
  readonly isFirst?: boolean
  readonly onKeep: (metres: number | undefined) => void
}

/** A distance as people write it. An unreadable text stays in the field, with the reason, and its dialog stays open. */
export const DistanceField = ({ label, labelPosition, placeholder, value, isFirst = false, onKeep }: Props) => {
  const { overview: words, distanceText } = useWords()
  const [wrong, setWrong] = useState(false)
  const fault = useId()
  const toast = useToast()
  const keep = (typed: string) => {
    const readable = isReadable(typed)
    setWrong(!readable)
    if (readable) onKeep(parseMetres(typed))
    return readable
  }
  const tellLost = (typed: string) => toast({ error: true, text: words.distanceLost(shortened(typed, LONGEST_SHOWN)) })
  const { text, type, settle } = useSavedWhenLeft(value === undefined ? '' : distanceText(value), keep, tellLost)
  const giveUp = (field: HTMLInputElement) => {
    type(undefined)
    setWrong(false)
    field.setCustomValidity('')
  }
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={label}
        labelPosition={labelPosition}
        // In a list an example would look like a typed value.
        placeholder={placeholder ?? (labelPosition === undefined ? words.distanceHint : undefined)}
        inputMode="decimal"
        value={text}
        data-autofocus={isFirst || undefined}
        aria-invalid={wrong}
        aria-describedby={wrong ? fault : undefined}
        onText={(typed, field) => {
          type(typed)
          setWrong(false)
          // Sets the validity while typing, because Escape closes the dialog before the field is left.
          field.setCustomValidity(isReadable(typed) ? '' : words.distanceWrong)
        }}
        onInvalid={(event) => {
          event.preventDefault()
          setWrong(true)
        }}
        onLeft={settle}
        onKeyDown={({ nativeEvent, key, currentTarget }) => {
          if (isEnter(nativeEvent)) settle()
          else if (key === 'Escape' && wrong) giveUp(currentTarget)
        }}
      />
      {wrong && (
        <p id={fault} role="alert" className="text-sm text-danger">
          {words.distanceWrong}
        </p>
      )}
    </div>
  )
}
