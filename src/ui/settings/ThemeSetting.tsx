import { Radio, RadioGroup } from '@headlessui/react'
import { THEMES, type Theme } from '../../storage/settings/preferences'
import { usePreferences, useServices } from '../../store/context'
import { useWords } from '../words/words'

export const ThemeSetting = () => {
  const words = useWords().settings
  const { preferences } = useServices()
  const { theme } = usePreferences()
  return (
    <RadioGroup
      value={theme}
      onChange={(chosen: Theme) => preferences.change({ theme: chosen })}
      aria-label={words.theme}
    >
      <p aria-hidden className="pb-1 text-sm text-text-soft">
        {words.theme}
      </p>
      <div className="flex flex-wrap gap-1 rounded-lg border border-control bg-canvas p-1">
        {THEMES.map((one) => (
          <Radio
            key={one}
            value={one}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-md px-2 font-medium data-checked:bg-accent data-checked:text-on-accent"
          >
            {words.themes[one]}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
