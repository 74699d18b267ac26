import { HOME_PATH } from '../paths'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useWords } from '../words/words'
import { DataSections } from './DataSections'
import { InstallSetting } from './InstallSetting'
import { LanguageSetting } from './LanguageSetting'
import { LicencesSetting } from './LicencesSetting'
import { PenSetting } from './PenSetting'
import { PhoneSetting } from './PhoneSetting'
import { Section } from './Section'
import { ThemeSetting } from './ThemeSetting'
import { TochtenFileSetting } from './TochtenFileSetting'

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
