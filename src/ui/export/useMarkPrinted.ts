import { sheetOf } from '../../model/sheet/readSheet'
import type { TochtId } from '../../model/types'
import { useServices } from '../../store/context'

/** Records which version of a tocht was printed or saved. */
export const useMarkPrinted = (id: TochtId): ((code: string) => void) => {
  const { store } = useServices()
  return (code) => {
    const tocht = store.getState().tochten[id]
    if (tocht && sheetOf(tocht).printed !== code) store.dispatch({ type: 'markPrinted', tocht: id, code })
  }
}
