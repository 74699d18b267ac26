import { Label, Radio, RadioGroup, Switch, Field, Description } from '@headlessui/react'
import { FileDown, FileUp } from 'lucide-react'
import { useRef } from 'react'
import type { Theme } from '../../storage/preferences'
import { usePreferences, useServices } from '../../store/context'
import { HOME_PATH } from '../paths'
import { Button } from '../shared/Button'
import { PhoneField } from '../shared/PhoneField'
import { ScreenHeader } from '../shared/ScreenHeader'
import { LANGUAGES, languageFor, useWords } from '../words/words'
import { DataSections } from './DataSections'
import { useTochtenFile } from './useTochtenFile'

const THEMES: readonly Theme[] = ['light', 'dark', 'system']
const SECTION = 'flex flex-col gap-3 rounded-xl bg-panel p-4'

/** What is chosen once for this device, and everything in and out as one file. */
export const SettingsScreen = () => {
  const words = useWords()
  const { preferences } = useServices()
  const { theme, language, penOnly } = usePreferences()
  const { save, load } = useTochtenFile()
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col">
      <ScreenHeader parent={HOME_PATH} title={<h1 className="text-lg font-semibold">{words.settings.title}</h1>} />
      <main className="pad-safe-x flex flex-col gap-3 py-3">
        <section className={SECTION}>
          <RadioGroup
            value={theme}
            onChange={(chosen: Theme) => preferences.change({ theme: chosen })}
            aria-label={words.settings.theme}
          >
            <p aria-hidden className="pb-2 text-sm text-text-soft">
              {words.settings.theme}
            </p>
            <div className="flex gap-1 rounded-lg bg-canvas p-1">
              {THEMES.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-md font-medium data-checked:bg-accent data-checked:text-on-accent"
                >
                  {words.settings.themes[one]}
                </Radio>
              ))}
            </div>
          </RadioGroup>
          <div className="flex flex-col gap-1 text-sm text-text-soft">
            <label htmlFor="language">{words.settings.language}</label>
            <select
              id="language"
              value={languageFor(language, navigator.languages)}
              onChange={(event) => preferences.change({ language: languageFor(undefined, [event.target.value]) })}
              className="min-h-11 rounded-lg border border-control bg-canvas px-3 text-base text-text"
            >
              {Object.entries(LANGUAGES).map(([code, { languageName }]) => (
                <option key={code} value={code}>
                  {languageName}
                </option>
              ))}
            </select>
          </div>
        </section>
        <section className={SECTION}>
          <Field className="flex items-center gap-4">
            <div className="flex-1">
              <Label className="font-medium">{words.settings.penOnly}</Label>
              <Description className="text-sm text-text-soft">{words.settings.penOnlyHint}</Description>
            </div>
            <Switch
              checked={penOnly}
              onChange={(on) => preferences.change({ penOnly: on })}
              className="group flex h-11 w-14 shrink-0 items-center"
            >
              <span className="flex h-7 w-12 items-center rounded-full bg-control p-1 group-data-checked:bg-accent">
                <span className="size-5 rounded-full bg-white transition-transform group-data-checked:translate-x-5" />
              </span>
            </Switch>
          </Field>
          <div>
            <PhoneField />
            <p className="pt-1 text-sm text-text-soft">{words.settings.phoneHint}</p>
          </div>
        </section>
        <section className={SECTION}>
          <h2 className="text-sm text-text-soft">{words.settings.data}</h2>
          <Button onClick={save} className="bg-canvas">
            <FileDown className="size-5" aria-hidden />
            {words.settings.saveAll}
          </Button>
          <Button onClick={() => file.current?.click()} className="bg-canvas">
            <FileUp className="size-5" aria-hidden />
            {words.settings.loadFile}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".tochten,.json,.txt,application/json,text/plain"
            hidden
            onChange={(event) => {
              void load(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </section>
        <DataSections />
      </main>
    </div>
  )
}
