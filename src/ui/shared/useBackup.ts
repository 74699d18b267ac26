import { markSent } from '../../model/exchange/markSent'
import { wholeIn } from '../../model/lookups'
import { download } from '../../platform/files/download'
import { allTochtenText } from '../../storage/format'
import { useServices } from '../../store/context'

/** The file with all tochten. */
export const DATA_FILE_NAME = 'tochten.json'

/** Saves all tochten but those in the bin as one file, which "Load a file" reads, and remembers when. */
export const useBackup = (): (() => void) => {
  const { store, preferences } = useServices()
  return () => {
    const state = store.getState()
    downloadData(allTochtenText(state))
    for (const id of state.order) {
      const whole = wholeIn(state, id)
      if (whole) store.dispatch(markSent(whole))
    }
    preferences.change({ lastBackup: Date.now() })
  }
}

/** Saves the text of all tochten as a file. */
export const downloadData = (text: string): void =>
  download(new Blob([text], { type: 'application/json' }), DATA_FILE_NAME)
