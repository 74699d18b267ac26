import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { ARRIVAL_PAUSE_MS } from '../../constants'
import type { WholeTocht } from '../../model/types'
import { listenForArrivals, type Arrival } from '../../platform/arrivals'
import { loadChunk } from '../../platform/chunk'
import { whenNoPointerIsDown } from '../../platform/pointersDown'
import { saveUnreadable } from '../../storage/database/earlierVersions'
import { useServices } from '../../store/context'
import { ArriveContext } from '../shared/arriveContext'
import { useToast } from '../shared/toasts/toastContext'
import { useTellFailure } from '../shared/toasts/useTellFailure'
import { useWords } from '../words/words'

const READING =
  'pointer-events-none fixed inset-x-0 bottom-20 z-50 mx-auto w-fit rounded-lg border border-line bg-desk px-4 py-3 shadow-lg'

const ReceivedDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./ReceivedDialog'))).ReceivedDialog,
}))

/** Shows received tochten, one dialog after another, and asks what to do with them. */
export const Arrivals = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords()
  const toast = useToast()
  const tellFailure = useTellFailure()
  const { database } = useServices()
  const [reading, setReading] = useState(false)
  const [waiting, setWaiting] = useState<readonly (readonly WholeTocht[])[]>([])
  const arrive = useCallback((wholes: readonly WholeTocht[]) => setWaiting((all) => [...all, wholes]), [])
  const next = useCallback(() => setWaiting((all) => all.slice(1)), [])
  useEffect(() => {
    const take = async (arrival: Arrival) => {
      const { readArrival } = await loadChunk(() => import('./readArrival'))
      const { arrived, refusals } = await readArrival(arrival, {
        keep: (unread) => saveUnreadable(database, unread),
        words,
        onLong: () => setReading(true),
      })
      setReading(false)
      // Waits for the end of a stroke.
      whenNoPointerIsDown(() => {
        setWaiting((all) => [...all, ...arrived])
        if (refusals.length > 0) toast({ error: true, text: [...new Set(refusals)].join('\n') })
      }, ARRIVAL_PAUSE_MS)
    }
    return listenForArrivals((arrival) => void take(arrival).catch(tellFailure))
  }, [database, words, toast, tellFailure])
  const [first] = waiting
  return (
    <ArriveContext value={arrive}>
      {children}
      {reading && (
        <p role="status" className={READING}>
          {words.settings.reading}
        </p>
      )}
      <Suspense>{first && <ReceivedDialog key={first[0]?.tocht.id} wholes={first} onDone={next} />}</Suspense>
    </ArriveContext>
  )
}
