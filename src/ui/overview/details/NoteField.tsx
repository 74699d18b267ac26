import { LONGEST_NOTE } from '../../../constants'
import { TextField, type LabelPlace } from '../../shared/fields/TextField'
import { useSavedWhenLeft } from '../../shared/fields/useSavedWhenLeft'

interface Props {
  readonly label: string
  readonly labelPlace?: LabelPlace
  readonly placeholder?: string
  readonly 'aria-describedby'?: string
  readonly value: string | undefined
  /** Whether the field receives the focus when its dialog opens. */
  readonly isFirst?: boolean
  readonly onKeep: (note: string) => void
}

/** The note of a drawing, saved when the field is left. */
export const NoteField = ({ value = '', isFirst = false, onKeep, ...rest }: Props) => {
  const { text, type, settle } = useSavedWhenLeft(value, (typed) => {
    onKeep(typed)
    return true
  })
  return (
    <TextField
      {...rest}
      value={text}
      data-autofocus={isFirst || undefined}
      longest={LONGEST_NOTE}
      onText={type}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  )
}
