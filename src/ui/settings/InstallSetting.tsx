import { isStandalone } from '../../platform/install'
import { InstallButton } from '../shared/buttons/InstallButton'
import { useWords } from '../words/words'

export const InstallSetting = () => {
  const words = useWords()
  if (isStandalone()) return <p>{words.install.done}</p>
  return (
    <>
      <p className="text-sm text-text-soft">{words.intro.narrow}</p>
      <InstallButton />
    </>
  )
}
