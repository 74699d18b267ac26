import { useState } from 'react'
import { loadInto } from '../../../model/changes/loadInto'
import { compareTochten } from '../../../model/exchange/compareTochten'
import { exchangeIdOf } from '../../../model/exchange/exchangeIds'
import { countFreeDrawings } from '../../../model/loadedStyle'
import { wholeIn } from '../../../model/lookups'
import { messageOf } from '../../../model/messageOf'
import { FISH_BONE, type Tocht, type WholeTocht } from '../../../model/types'
import { readFileText } from '../../../platform/files/readFileText'
import { newId } from '../../../platform/newId'
import { fromDisk, type DiskTocht } from '../../../storage/format'
import { readText } from '../../../storage/outside/readText'
import { useServices } from '../../../store/context'
import { useArrive } from '../../shared/arriveContext'
import { useToast } from '../../shared/toasts/toastContext'
import { TAKEN_TOAST_MS } from '../../shared/toasts/useUndoRedo'
import { importFaultText } from '../../words/importFaultText'
import { useWords } from '../../words/words'

interface Loading {
  /** Whether loading succeeded. */
  readonly load: (text: string) => Promise<boolean>
  readonly loadFile: (file: File) => Promise<boolean>
  /** The reason why loading failed. */
  readonly fault: string | undefined
  readonly forgetFault: () => void
}

/** Replaces a tocht's drawings in one undo step, or says why it cannot. */
export const useLoad = (tocht: Tocht): Loading => {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const [reading, setReading] = useState(false)
  const replace = useReplace(tocht)

  const load = async (text: string) => {
    // Ignores a second press while a large text is read.
    if (reading) return false
    setReading(true)
    const read = await readText('tocht', text)
      .catch((error: unknown) => setFault(messageOf(error)))
      .finally(() => setReading(false))
    if (!read) return false
    if (!read.ok) {
      setFault(importFaultText(read.fault, words))
      return false
    }
    const [loaded] = read.value.tochten
    if (!loaded) return false
    setFault(undefined)
    replace(loaded)
    return true
  }
  const loadFile = async (file: File) => {
    const text = await readFileText(file)
    if (text !== undefined) return load(text)
    setFault(words.settings.unreadableFile)
    return false
  }
  return { load, loadFile, fault, forgetFault: () => setFault(undefined) }
}

const useReplace = (tocht: Tocht): ((loaded: DiskTocht) => void) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const arrive = useArrive()
  return (loaded) => {
    const theirs = fromDisk(loaded, newId, false)
    const mine = wholeIn(store.getState(), tocht.id)
    const load = loadInto(mine ?? { tocht, drawings: [] }, theirs)
    const { style } = load.as
    store.dispatch(load)
    const free = style === FISH_BONE ? countFreeDrawings(loaded.drawings) : 0
    const news = [
      words.overview.loaded(loaded.drawings.length),
      style === tocht.style ? '' : (words.overview.becameType[style] ?? ''),
      free === 0 ? '' : words.overview.noFishbones(free),
    ]
    const merge = () => {
      store.undo(tocht.id)
      arrive([theirs])
    }
    const hasOwn = mine !== undefined && hasMore(mine, theirs)
    toast({
      ...(hasOwn && { milliseconds: TAKEN_TOAST_MS }),
      text: news.filter((one) => one !== '').join(' '),
      undo: { scope: tocht.id, label: words.undoIt },
      instead: hasOwn ? { label: words.known.mergeInstead, perform: merge } : undefined,
    })
  }
}

/** Whether a text is of this tocht, and lacks something that was drawn, written or found here. */
const hasMore = (mine: WholeTocht, theirs: WholeTocht): boolean => {
  if (exchangeIdOf(mine.tocht) !== theirs.tocht.exchangeId) return false
  const { kind, overruled } = compareTochten(mine, theirs)
  return kind === 'mine' || kind === 'both' || overruled.length > 0
}
