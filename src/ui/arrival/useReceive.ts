import { useNavigate } from 'react-router-dom'
import { HOME_SCOPE } from '../../model/changes/actions'
import type { MergeChoices } from '../../model/exchange/exchangeTypes'
import { unchosen } from '../../model/exchange/pairs'
import { receivedTocht } from '../../model/exchange/receivedTocht'
import type { TochtId, WholeTocht } from '../../model/types'
import { useServices } from '../../store/context'
import { HOME_PATH, overviewPath } from '../paths'
import { useToast } from '../shared/toasts/toastContext'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'
import { isUpdate, type Known, type Received } from './received'

interface Receive {
  /** Adds tochten after the existing ones. Then shows the overview of a single one, or the home screen. */
  readonly add: (wholes: readonly WholeTocht[]) => void
  readonly open: (tocht: TochtId) => void
  /** Merges a received tocht into the one that is here, in one Undo step, and shows it. */
  readonly update: (known: Known, theirs: WholeTocht, choices: MergeChoices) => void
  /** Does the same for each tocht of a file; the choices and `asNew` name received tochten. */
  readonly updateAll: (
    received: readonly Received[],
    choices: Readonly<Record<TochtId, MergeChoices>>,
    asNew: ReadonlySet<TochtId>,
  ) => void
}

/** Adds or merges received tochten, and says what happened. */
export const useReceive = (): Receive => {
  const words = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const { store } = useServices()
  const nameOf = (id: TochtId): string => {
    const { order, tochten } = store.getState()
    return shownName(tochten[id]?.name ?? '', order.indexOf(id), words)
  }
  const open = (id: TochtId): void => {
    const { order, tochten } = store.getState()
    const tocht = tochten[id]
    if (tocht) void navigate(overviewPath(order.indexOf(id), tocht.style))
  }
  const addOne = (whole: WholeTocht): void =>
    void store.dispatch({ type: 'addTocht', ...receivedTocht(store.getState(), whole) })
  const merge = ({ mine }: Known, theirs: WholeTocht, choices: MergeChoices): void =>
    void store.dispatch({ type: 'mergeTocht', tocht: mine.tocht.id, theirs, choices })
  return {
    open,
    add: (wholes) => {
      wholes.forEach(addOne)
      const [only, ...others] = wholes.map(({ tocht }) => tocht)
      if (!only || others.length > 0) {
        toast({ text: words.settings.added(wholes.length) })
        void navigate(HOME_PATH)
        return
      }
      toast({ text: words.arrived.added(nameOf(only.id)), undo: { scope: HOME_SCOPE, label: words.undoIt } })
      open(only.id)
    },
    update: (known, theirs, choices) => {
      const { id } = known.mine.tocht
      merge(known, theirs, choices)
      const text = words.known.updated(nameOf(id), drawingsTaken(known, choices))
      toast({ text, undo: { scope: id, label: words.undoIt } })
      open(id)
    },
    updateAll: (received, choices, asNew) => {
      const isMerged = ({ theirs, known }: Received): boolean => known !== undefined && !asNew.has(theirs.tocht.id)
      for (const one of received) {
        const { theirs, known } = one
        if (!known || asNew.has(theirs.tocht.id)) addOne(theirs)
        else if (isUpdate(known)) merge(known, theirs, choices[theirs.tocht.id] ?? {})
      }
      const merged = received.filter(isMerged)
      const updated = merged.filter(({ known }) => known && isUpdate(known)).length
      toast({ text: words.known.updatedFile(updated, received.length - merged.length) })
      void navigate(HOME_PATH)
    },
  }
}

/** The number of drawings that were taken over or added. */
const drawingsTaken = ({ comparison }: Known, choices: MergeChoices): number =>
  comparison.drawings.filter(({ kind, exchangeId, before, after }) => {
    if (kind !== 'both' || !before || !after) return true
    return (choices[exchangeId] ?? unchosen(before, after)) !== 'mine'
  }).length
