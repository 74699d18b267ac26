import { Radio, RadioGroup } from '@headlessui/react'
import { ShieldCheck, ShieldAlert, FileDown } from 'lucide-react'
import { Suspense, useState, useId, type ReactNode, use } from 'react'
import { isStandalone } from '../../platform/install'
import { readStorageSpace, askForProtection, type StorageSpace } from '../../platform/storageSpace'
import { LANGUAGES, languageFor, type Language } from '../../storage/settings/languages'
import { THEMES, type Theme } from '../../storage/settings/preferences'
import { usePreferences, useServices } from '../../store/context'
import { HOME_PATH } from '../paths'
import { Button } from '../shared/buttons/Button'
import { FileButton } from '../shared/buttons/FileButton'
import { InstallButton } from '../shared/buttons/InstallButton'
import { Choice } from '../shared/fields/Choice'
import { PhoneField } from '../shared/fields/PhoneField'
import { BackupText } from '../shared/notices/BackupText'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useTellFailure } from '../shared/toasts/useTellFailure'
import { LANGUAGE_NAMES, useWords, WORDS_OF } from '../words/words'
import { BinSection } from './BinSection'
import { PenSetting, RingSetting } from './drawingSettings'
import { EarlierVersions } from './EarlierVersions'
import { LicencesSetting } from './LicencesSetting'
import { useEarlier } from './useEarlier'
import { useTochtenFile } from './useTochtenFile'

/** The preferences for this device, and the data that is stored on it. */
export const SettingsScreen = () => {
  const words = useWords().settings
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col">
      <div className="sticky top-0 z-20 bg-canvas">
        <ScreenHeader parent={HOME_PATH} title={<h1 className="text-lg font-semibold">{words.title}</h1>} />
      </div>
      <main className="pad-safe-x pad-safe-bottom flex flex-col gap-3 py-3">
        <Section title={words.look}>
          <ThemeSetting />
          <LanguageSetting />
        </Section>
        <Section title={words.drawing}>
          <PenSetting />
          <RingSetting />
        </Section>
        <Section title={words.sheet}>
          <PhoneSetting />
        </Section>
        <Section title={words.data}>
          <TochtenFileSetting />
        </Section>
        <DataSections />
        <Section title={words.app}>
          <InstallSetting />
        </Section>
        <Section title={words.licences}>
          <LicencesSetting />
        </Section>
      </main>
    </div>
  )
}

/** Other data on this device, and how safely it is stored. */
const DataSections = () => {
  const words = useWords()
  const earlier = useEarlier()
  const [space] = useState(readStorageSpace)
  return (
    <>
      <Section title={words.storage.bin}>
        <BinSection />
      </Section>
      <Section title={words.storage.earlier}>
        <p className="text-sm text-text-soft">{words.storage.earlierHint}</p>
        <Suspense>
          <EarlierVersions earlier={earlier} />
        </Suspense>
      </Section>
      <Section title={words.storage.storage}>
        <Suspense>
          <StorageSection space={space} />
        </Suspense>
      </Section>
    </>
  )
}

const InstallSetting = () => {
  const words = useWords()
  if (isStandalone()) return <p>{words.install.done}</p>
  return (
    <>
      <p className="text-sm text-text-soft">{words.intro.narrow}</p>
      <InstallButton />
    </>
  )
}

const LanguageSetting = () => {
  const words = useWords()
  const { preferences } = useServices()
  const { language } = usePreferences()
  const tellFailure = useTellFailure()
  const choose = async (next: Language) => {
    try {
      await WORDS_OF[next]()
      preferences.change({ language: next })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Choice
      label={words.settings.language}
      options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one], one] as const)}
      value={languageFor(language, navigator.languages)}
      onChoose={(next) => void choose(next)}
    />
  )
}

const PhoneSetting = () => (
  <div>
    <PhoneField />
    <p className="pt-1 text-sm text-text-soft">{useWords().settings.phoneHint}</p>
  </div>
)

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A group of settings. */
const Section = ({ title, children }: Props) => {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 rounded-xl bg-panel p-4">
      <h2 id={heading} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The storage used on this device, and whether the browser may clear it. */
const StorageSection = ({ space }: { readonly space: Promise<StorageSpace> }): ReactNode => {
  const words = useWords()
  const { used, isProtected } = use(space)
  const [granted, setGranted] = useState<boolean>()
  const safe = isProtected || granted === true
  const Sign = safe ? ShieldCheck : ShieldAlert
  return (
    <div className="flex flex-col gap-2">
      {used !== undefined && <p>{words.storage.used(used)}</p>}
      <p className="flex items-start gap-2 text-sm text-text-soft" role="status">
        <Sign className="size-5 shrink-0" aria-hidden />
        <span>{safe ? words.storage.isProtected : words.storage.notProtected(granted === false)}</span>
      </p>
      {!safe && (
        <Button look="raised" onClick={() => void askForProtection().then(setGranted)}>
          {words.storage.protect}
        </Button>
      )}
    </div>
  )
}

const ThemeSetting = () => {
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

/** Saves and loads all tochten as one file. */
const TochtenFileSetting = () => {
  const words = useWords().settings
  const { save, load, reading, unread } = useTochtenFile()
  return (
    <>
      <Button look="raised" onClick={save}>
        <FileDown className="size-5 shrink-0" aria-hidden />
        <span>{words.saveAll}</span>
      </Button>
      <BackupText />
      <FileButton label={words.loadFile} disabled={reading} onFile={(file) => void load(file)} />
      {reading && <p role="status">{words.reading}</p>}
      {unread !== undefined && (
        <p role="alert" className="text-sm wrap-anywhere whitespace-pre-line text-danger">
          {unread}
        </p>
      )}
    </>
  )
}
