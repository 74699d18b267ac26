import { PhoneField } from '../shared/fields/PhoneField'
import { useWords } from '../words/words'

export const PhoneSetting = () => (
  <div>
    <PhoneField />
    <p className="pt-1 text-sm text-text-soft">{useWords().settings.phoneHint}</p>
  </div>
)
