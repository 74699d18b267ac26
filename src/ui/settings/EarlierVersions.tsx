import { use, useMemo } from 'react'
import { download } from '../../platform/files/download'
import { fileName } from '../../platform/files/fileName'
import { countDrawings, discardUnreadable, type Earlier } from '../../storage/database/earlierVersions'
import { useServices } from '../../store/context'
import { Button } from '../shared/buttons/Button'
import { useToast } from '../shared/toasts/toastContext'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'
import { useAddTochten } from './useAddTochten'
import type { EarlierRead } from './useEarlier'

const TEXT = 'text/plain'

/** Earlier versions from before ink was removed, and unreadable data. Shows a message when the database did not answer. */
export const EarlierVersions = ({ earlier }: { readonly earlier: EarlierRead }) => {
  const words = useWords()
  const kept = use(earlier)
  return kept ? <EarlierList {...kept} /> : <p role="alert">{words.storage.notRead}</p>
}

const EarlierList = ({ versions, unreadable }: Earlier) => {
  const words = useWords()
  const toast = useToast()
  const { database } = useServices()
  const addTochten = useAddTochten()
  const discard = (key: string) =>
    discardUnreadable(database, key).catch(() => toast({ error: true, text: words.storage.notDiscarded }))
  if (versions.length === 0 && unreadable.length === 0)
    return <p className="text-sm text-text-soft">{words.storage.nothingKept}</p>
  return (
    <ul className="flex flex-col gap-2">
      {unreadable.map(({ key, text }) => (
        <li key={key} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1 basis-40">{words.storage.unreadable(text.length)}</span>
          <Button
            look="raised"
            onClick={() => download(new Blob([text], { type: TEXT }), fileName(words.storage.unreadableName, 'txt'))}
          >
            {words.storage.download}
          </Button>
          <Button look="raised" onClick={() => void discard(key)}>
            {words.storage.discard}
          </Button>
        </li>
      ))}
      {versions.map(({ key, version }) => (
        <li key={key} className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            <bdi className="line-clamp-2 font-medium wrap-anywhere">{shownName(version.name, -1, words)}</bdi>
            <span id={key} className="text-sm text-text-soft">
              <span>{`${words.storage.reasons[version.reason]} · ${words.storage.exactly(version.when)}`}</span>
              <Holds text={version.text} />
            </span>
          </span>
          <Button
            look="raised"
            aria-label={words.storage.bringBackNamed(shownName(version.name, -1, words))}
            aria-describedby={key}
            onClick={() => void addTochten('earlierVersion', version.text)}
          >
            {words.storage.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The number of drawings in an earlier version; nothing if this build cannot read the text of the earlier version. */
const Holds = ({ text }: { readonly text: string }) => {
  const words = useWords()
  const count = useMemo(() => countDrawings(text), [text])
  return count === undefined ? null : <span>{` · ${words.home.drawings(count)}`}</span>
}
