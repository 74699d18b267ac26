import { use, useState } from 'react'
import { loadChunk } from '../../platform/chunk'
import { download, fileName } from '../../platform/download'
import { newId } from '../../platform/newId'
import type { Kept } from '../../storage/archive'
import type { Snapshot } from '../../storage/aside'
import { fromDisk } from '../../storage/disk'
import { useServices } from '../../store/context'
import { Button } from '../shared/Button'
import { useToast } from '../shared/toastContext'
import { errorText } from '../words/errorText'
import { importFaultText } from '../words/importFaultText'
import { useWords } from '../words/words'

const TEXT = 'text/plain'

/** What was kept from before ink was taken away, and what could not be read. */
export const KeptSection = ({ kept }: { readonly kept: Promise<Kept> }) => {
  const words = useWords()
  const { archive } = useServices()
  const { snapshots, unreadable } = use(kept)
  const [discarded, setDiscarded] = useState<ReadonlySet<string>>(new Set())
  const bringBack = useBringBack()
  const left = unreadable.filter(({ key }) => !discarded.has(key))
  if (snapshots.length === 0 && left.length === 0)
    return <p className="text-sm text-text-soft">{words.kept.nothingKept}</p>
  return (
    <ul className="flex flex-col gap-2">
      {left.map(({ key, text }) => (
        <li key={key} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1 basis-40">{words.kept.unreadable(text.length)}</span>
          <Button
            look="raised"
            onClick={() => download(new Blob([text], { type: TEXT }), fileName(words.kept.unreadableFile, 'txt'))}
          >
            {words.kept.download}
          </Button>
          <Button
            look="raised"
            onClick={() => void archive.discard(key).then(() => setDiscarded(new Set([...discarded, key])))}
          >
            {words.kept.discard}
          </Button>
        </li>
      ))}
      {snapshots.map(({ rev, snapshot }) => (
        <li key={`${rev} ${snapshot.name}`} className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">{snapshot.name}</bdi>
            <span className="text-sm text-text-soft">
              {words.kept.reasons[snapshot.reason]} · {words.kept.moment(snapshot.when)}
            </span>
          </span>
          <Button
            look="raised"
            aria-label={words.kept.bringBackNamed(snapshot.name)}
            onClick={() => void bringBack(snapshot)}
          >
            {words.kept.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Adds a tocht as it was; the one that is there stays. */
const useBringBack = () => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  return async ({ text }: Snapshot): Promise<void> => {
    const importer = await loadChunk(() => import('../../storage/importText')).catch((error: unknown) => {
      toast({ error: true, text: errorText(error, words) })
    })
    if (!importer) return
    const read = importer.readTocht(text)
    if (!read.ok) {
      toast({ error: true, text: importFaultText(read.fault, words) })
      return
    }
    store.dispatch({ type: 'addTocht', ...fromDisk(read.value, newId, false) })
    toast({ text: words.settings.added(1) })
  }
}
