import { useMemo } from 'react'
import type { WholeTocht } from '../../model/types'
import { useTochten } from '../../store/context'
import { ArrivedDialog } from './ArrivedDialog'
import { KnownDialog } from './KnownDialog'
import { KnownFileDialog } from './KnownFileDialog'
import { receivedIn } from './received'

interface Props {
  readonly wholes: readonly WholeTocht[]
  readonly onDone: () => void
}

/** The dialog for tochten that arrived together: none of them known, one that is known, or several. */
export const ReceivedDialog = ({ wholes, onDone }: Props) => {
  const state = useTochten((all) => all)
  const received = useMemo(() => receivedIn(state, wholes), [state, wholes])
  const [first, ...others] = received
  if (received.every(({ known }) => !known)) return <ArrivedDialog wholes={wholes} onDone={onDone} />
  if (first?.known && others.length === 0)
    return <KnownDialog theirs={first.theirs} known={first.known} onDone={onDone} />
  return <KnownFileDialog received={received} onDone={onDone} />
}
