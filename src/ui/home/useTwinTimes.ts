import { useEffect, useState } from 'react'
import type { Tocht, TochtId } from '../../model/types'
import { readChangeTimes, type ChangeTimes } from '../../storage/database/changeTimes'
import { useServices } from '../../store/context'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'

/** When tochten of equal names were last changed, so that a leader knows which is which; nothing for all others. */
export const useTwinTimes = (tochten: readonly Tocht[]): ChangeTimes => {
  const words = useWords()
  const { database } = useServices()
  const [times, setTimes] = useState<ChangeTimes>({})
  const twins = twinsIn(tochten.map(({ id, name }, index) => [id, shownName(name, index, words).trim()])).join(' ')
  useEffect(() => {
    if (twins === '') return undefined
    const aborted = new AbortController()
    const read = async (): Promise<void> => {
      const found = await readChangeTimes(database, twins.split(' '))
      if (!aborted.signal.aborted) setTimes(found)
    }
    void read()
    return () => aborted.abort()
  }, [database, twins])
  return twins === '' ? {} : times
}

const twinsIn = (names: readonly (readonly [id: TochtId, name: string])[]): readonly TochtId[] =>
  names.filter(([id, name]) => names.some(([other, same]) => other !== id && same === name)).map(([id]) => id)
