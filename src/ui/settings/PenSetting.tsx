import { Description, Field, Label, Switch } from '@headlessui/react'
import { usePreferences, useServices } from '../../store/context'
import { useWords } from '../words/words'

export const PenSetting = () => {
  const words = useWords()
  const { preferences } = useServices()
  const { penOnly } = usePreferences()
  return (
    <Field className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <Label>{words.editor.penOnly}</Label>
        <Description className="text-sm text-text-soft">{words.settings.penOnlyHint}</Description>
      </div>
      <Switch
        checked={penOnly}
        onChange={(on) => preferences.change({ penOnly: on })}
        className="group flex h-11 w-14 shrink-0 items-center justify-center rounded-lg"
      >
        <span className="flex h-7 w-12 items-center rounded-full bg-control p-1 group-data-checked:bg-accent">
          <span className="size-5 rounded-full bg-white group-data-checked:translate-x-5 group-data-checked:bg-on-accent" />
        </span>
      </Switch>
    </Field>
  )
}
