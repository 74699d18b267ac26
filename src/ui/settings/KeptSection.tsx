import { use, useMemo } from 'react'
import { download } from '../../platform/files/download'
import { fileName } from '../../platform/files/fileName'
import { countDrawings } from '../../storage/countDrawings'
import { discardKept, type Kept } from '../../storage/database/archive'
import { useServices } from '../../store/context'
import { Button } from '../shared/buttons/Button'
import { useToast } from '../shared/toasts/toastContext'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'
import { useAddTochten } from './useAddTochten'
import type { Archive } from './useArchive'

const TEXT = 'text/plain'

/** Snapshots from before ink was removed, and unreadable data. Shows a message when the database did not answer. */
export const KeptSection = ({ archive }: { readonly archive: Archive }) => {
  const words = useWords()
  const kept = use(archive)
  return kept ? <KeptList {...kept} /> : <p role="alert">{words.kept.notRead}</p>
}

const KeptList = ({ snapshots, unreadable }: Kept) => {
  const words = useWords()
  const toast = useToast()
  const { database } = useServices()
  const addTochten = useAddTochten()
  const discard = (key: string) =>
    discardKept(database, key).catch(() => toast({ error: true, text: words.kept.notDiscarded }))
  if (snapshots.length === 0 && unreadable.length === 0)
    return <p className="text-sm text-text-soft">{words.kept.nothingKept}</p>
  return (
    <ul className="flex flex-col gap-2">
      {unreadable.map(({ key, text }) => (
        <li key={key} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1 basis-40">{words.kept.unreadable(text.length)}</span>
          <Button
            look="raised"
            onClick={() => download(new Blob([text], { type: TEXT }), fileName(words.kept.unreadableName, 'txt'))}
          >
            {words.kept.download}
          </Button>
          <Button look="raised" onClick={() => void discard(key)}>
            {words.kept.discard}
          </Button>
        </li>
      ))}
      {snapshots.map(({ key, snapshot }) => (
        <li key={key} className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            <bdi className="line-clamp-2 font-medium wrap-anywhere">{shownName(snapshot.name, -1, words)}</bdi>
            <span id={key} className="text-sm text-text-soft">
              <span>{`${words.kept.reasons[snapshot.reason]} · ${words.kept.exactly(snapshot.when)}`}</span>
              <Holds text={snapshot.text} />
            </span>
          </span>
          <Button
            look="raised"
            aria-label={words.kept.bringBackNamed(shownName(snapshot.name, -1, words))}
            aria-describedby={key}
            onClick={() => void addTochten('snapshot', snapshot.text)}
          >
            {words.kept.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The number of drawings in a snapshot; nothing if this build cannot read the text of the snapshot. */
const Holds = ({ text }: { readonly text: string }) => {
  const words = useWords()
  const count = useMemo(() => countDrawings(text), [text])
  return count === undefined ? null : <span>{` · ${words.home.drawings(count)}`}</span>
}
