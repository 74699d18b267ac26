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
  /** Where the reason stands why a text cannot be read: below the field, or over what is around it, where a line has no room. */
  readonly fault?: keyof typeof FAULTS
  readonly onKeep: (metres: number | undefined) => void
}

/** In a window in landscape a line may stand at its left edge. */
const FAULTS = {
  below: '',
  over: 'absolute right-0 bottom-full z-10 mb-1 w-64 rounded-lg bg-canvas p-2 sideways:right-auto sideways:left-0',
} as const

/** A distance as people write it. An unreadable text stays in the field, with the reason, and its dialog stays open. */
export const DistanceField = (props: Props) => {
  const { label, labelPosition, placeholder, value, isFirst = false, fault = 'below', onKeep } = props
  const { overview: words, distanceText } = useWords()
  const [wrong, setWrong] = useState(false)
  const faultId = useId()
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
    <div className="relative flex flex-col gap-1">
      <TextField
        label={label}
        labelPosition={labelPosition}
        // In a list an example would look like a typed value.
        placeholder={placeholder ?? (labelPosition === undefined ? words.distanceHint : undefined)}
        inputMode="decimal"
        value={text}
        data-autofocus={isFirst || undefined}
        aria-invalid={wrong}
        aria-describedby={wrong ? faultId : undefined}
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
        <p id={faultId} role="alert" className={`text-sm text-danger ${FAULTS[fault]}`}>
          {words.distanceWrong}
        </p>
      )}
    </div>
  )
}
