import { usePreferences } from '../../../store/context'
import { useWords } from '../../words/words'

/** Says when all tochten were last saved as a file, because a browser may delete everything that it stores. */
export const BackupText = () => {
  const words = useWords().backup
  const { lastBackup } = usePreferences()
  return <p className="text-sm text-text-soft">{lastBackup === undefined ? words.none : words.last(lastBackup)}</p>
}
