import type { ComponentProps } from 'react'
import { isEnter } from '../keys/shortcuts'
import { TextField } from './TextField'
import { useSavedWhenLeft } from './useSavedWhenLeft'

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onText' | 'onLeft' | 'onKeyDown'> {
  readonly value: string
  /** Whether the field receives the focus when its dialog opens. */
  readonly isFirst?: boolean
  readonly onKeep: (text: string) => void
}

/** A text field that makes one undo step when the user leaves it, not one per character. */
export const SavedField = ({ value, isFirst = false, onKeep, ...rest }: Props) => {
  const { text, type, settle } = useSavedWhenLeft(value, (typed) => {
    if (typed !== value) onKeep(typed)
    return true
  })
  return (
    <TextField
      {...rest}
      value={text}
      data-autofocus={isFirst || undefined}
      onText={type}
      onLeft={settle}
      onKeyDown={({ nativeEvent }) => isEnter(nativeEvent) && settle()}
    />
  )
}
