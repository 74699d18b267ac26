import { LONGEST_PHONE } from '../../../constants'
import { usePreferences, useServices } from '../../../store/context'
import { useWords } from '../../words/words'
import { TextField } from './TextField'

/** The phone number on every page: one value, edited in Settings and on the export screen. */
export const PhoneField = () => {
  const words = useWords()
  const { preferences } = useServices()
  const { phone } = usePreferences()
  return (
    <TextField
      label={words.settings.phone}
      type="tel"
      autoComplete="tel"
      value={phone}
      longest={LONGEST_PHONE}
      onText={(text) => preferences.change({ phone: text })}
    />
  )
}
