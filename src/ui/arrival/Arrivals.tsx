import { useCallback, useEffect, useState } from 'react'
import { ARRIVAL_PAUSE_MS } from '../../constants'
import type { WholeTocht } from '../../model/types'
import { listenForArrivals, type Arrival } from '../../platform/arrivals'
import { whenNoPointerIsDown } from '../../platform/pointersDown'
import { saveUnreadable } from '../../storage/database/earlierVersions'
import { useServices } from '../../store/context'
import { useToast } from '../shared/toasts/toastContext'
import { useWords } from '../words/words'
import { ArrivedDialog } from './ArrivedDialog'
import { readArrival } from './readArrival'

const READING =
  'pointer-events-none fixed inset-x-0 bottom-20 z-50 mx-auto w-fit rounded-lg border border-line bg-desk px-4 py-3 shadow-lg'

/** Shows received tochten, one dialog after another, and asks whether to add them. */
export const Arrivals = () => {
  const words = useWords()
  const toast = useToast()
  const { database } = useServices()
  const [reading, setReading] = useState(false)
  const [waiting, setWaiting] = useState<readonly (readonly WholeTocht[])[]>([])
  const next = useCallback(() => setWaiting((all) => all.slice(1)), [])
  useEffect(() => {
    const take = async (arrival: Arrival) => {
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
    return listenForArrivals((arrival) => void take(arrival))
  }, [database, words, toast])
  const [first] = waiting
  return (
    <>
      {reading && (
        <p role="status" className={READING}>
          {words.settings.reading}
        </p>
      )}
      {first && <ArrivedDialog key={first[0]?.tocht.id} wholes={first} onDone={next} />}
    </>
  )
}
