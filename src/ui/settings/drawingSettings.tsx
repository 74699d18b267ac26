import { Description, Field, Label, Switch } from '@headlessui/react'
import { usePreferences, useServices } from '../../store/context'
import { useWords } from '../words/words'

/** Whether only a pen draws. */
export const PenSetting = () => {
  const words = useWords()
  const { preferences } = useServices()
  const { penOnly } = usePreferences()
  return (
    <SwitchSetting
      label={words.editor.penOnly}
      hint={words.settings.penOnlyHint}
      isOn={penOnly}
      onSwitch={(on) => preferences.change({ penOnly: on })}
    />
  )
}

/** Whether an empty drawing offers the ring. */
export const RingSetting = () => {
  const words = useWords().settings
  const { preferences } = useServices()
  const { offerJunction } = usePreferences()
  return (
    <SwitchSetting
      label={words.offerJunction}
      hint={words.offerJunctionHint}
      isOn={offerJunction}
      onSwitch={(on) => preferences.change({ offerJunction: on })}
    />
  )
}

interface Props {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

const SwitchSetting = ({ label, hint, isOn, onSwitch }: Props) => (
  <Field className="flex items-center gap-4">
    <div className="min-w-0 flex-1">
      <Label>{label}</Label>
      <Description className="text-sm text-text-soft">{hint}</Description>
    </div>
    <Switch
      checked={isOn}
      onChange={onSwitch}
      className="group flex h-11 w-14 shrink-0 items-center justify-center rounded-lg"
    >
      <span className="flex h-7 w-12 items-center rounded-full bg-control p-1 group-data-checked:bg-accent">
        <span className="size-5 rounded-full bg-white group-data-checked:translate-x-5 group-data-checked:bg-on-accent" />
      </span>
    </Switch>
  </Field>
)
