import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigate, type Location } from 'react-router-dom'
import type { DrawingId } from '../model/types'
import { keepLastTocht } from '../storage/settings/lastTocht'
import { useTochten } from '../store/context'
import type { AddressIds } from '../ui/paths'
import { noteOpened } from '../ui/shared/lastOpened'
import { useToast } from '../ui/shared/toastContext'
import { useWordsLater } from '../ui/words/useWordsLater'
import { parseIndex } from './params'

interface Props {
  /** What the address meant when it was entered. */
  readonly ids: AddressIds
}

/** Keeps the address in step with what it meant, and tells of a drawing's new number, when another tab moves things. */
export const AddressKeeper = ({ ids }: Props) => {
  const { tocht, drawing } = ids
  const tochtIndex = useTochten(({ order }) => order.indexOf(tocht))
  const index = useTochten(({ tochten }) =>
    drawing === undefined ? undefined : (tochten[tocht]?.drawings.indexOf(drawing) ?? -1),
  )
  useAddress(ids, index === undefined ? [tochtIndex] : [tochtIndex, index])
  useNewNumber(drawing, index)
  useEffect(() => keepLastTocht(tocht), [tocht])
  useEffect(() => noteOpened(ids), [ids])
  return null
}

/** @param indexes in the order of the address; of what is deleted, which is nowhere, the address stays as it is */
const useAddress = (ids: AddressIds, indexes: readonly number[]): void => {
  const { pathname, state }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const here = useHref(pathname)
  useEffect(() => {
    // Who is on the way to another screen is not brought back.
    if (location.pathname !== here) return
    const path = withIndexes(pathname, indexes)
    if (indexes.includes(-1) || (path === pathname && state === ids)) return
    // As the browser has it by now: a link that arrived is taken out of the address without the router.
    const { search, hash } = location
    void navigate({ pathname: path, search, hash }, { replace: true, state: ids })
  })
}

/** The same address with other indexes; as it is where it says the same. One that is left out is 0. */
const withIndexes = (pathname: string, indexes: readonly number[]): string => {
  const [, screen = '', ...texts] = pathname.split('/')
  return indexes.every((index, place) => parseIndex(texts[place] || '0') === index)
    ? pathname
    : `/${screen}/${indexes.join('/')}`
}

const useNewNumber = (drawing: DrawingId | undefined, index = -1): void => {
  const words = useWordsLater()
  const toast = useToast()
  const last = useRef({ drawing, index })
  useEffect(() => {
    if (index < 0) return
    const before = last.current
    last.current = { drawing, index }
    if (words && before.drawing === drawing && before.index >= 0 && before.index !== index)
      toast({ text: words.renumbered(before.index + 1, index + 1) })
  }, [drawing, index, toast, words])
}
