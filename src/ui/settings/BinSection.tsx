import { DialogTitle } from '@headlessui/react'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Tocht } from '../../model/types'
import { useServices, useTochten } from '../../store/context'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { useToast } from '../shared/toasts/toastContext'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'

/** Deleted tochten that can still be put back. */
export const BinSection = () => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const bin = useTochten((state) => state.bin)
  const tochten = useTochten((state) => state.tochten)
  const [asking, setAsking] = useState(false)
  const deleted = Object.keys(bin)
    .toReversed()
    .flatMap((id) => tochten[id] ?? [])
  if (deleted.length === 0) return <p className="text-sm text-text-soft">{words.storage.binEmpty}</p>

  const nameOf = ({ name }: Tocht): string => shownName(name, -1, words)
  const putBack = (tocht: Tocht) => {
    store.dispatch({ type: 'putTochtBack', tocht: tocht.id })
    toast({ text: words.storage.isBack(nameOf(tocht)) })
  }
  const empty = () => {
    setAsking(false)
    store.dispatch({ type: 'emptyBin', tochten: deleted.map(({ id }) => id) })
  }
  return (
    <>
      <ul className="flex flex-col gap-2">
        {deleted.map((tocht) => (
          <li key={tocht.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <bdi className="line-clamp-2 font-medium wrap-anywhere">{nameOf(tocht)}</bdi>
              <span className="text-sm text-text-soft">{words.home.drawings(tocht.drawings.length)}</span>
            </span>
            <Button look="raised" aria-label={words.storage.putBackNamed(nameOf(tocht))} onClick={() => putBack(tocht)}>
              <Undo2 className="size-5" aria-hidden />
              <span>{words.storage.putBack}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button look="danger" onClick={() => setAsking(true)}>
        <Trash2 className="size-5" aria-hidden />
        <span>{words.storage.emptyBin}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          question={words.storage.emptyBinSure(deleted.length)}
          answer={words.storage.emptyBin}
          onConfirm={empty}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface Props {
  readonly question: string
  readonly answer: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation, only before actions that cannot be undone. */
const ConfirmDialog = ({ question, answer, onConfirm, onClose }: Props) => {
  const words = useWords()
  return (
    <PanelDialog onClose={onClose}>
      <DialogTitle className="font-medium">{question}</DialogTitle>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="danger" onClick={onConfirm}>
          {answer}
        </Button>
      </div>
    </PanelDialog>
  )
}
