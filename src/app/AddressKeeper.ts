import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigate, type Location } from 'react-router-dom'
import type { DrawingId } from '../model/types'
import { saveLastTocht } from '../storage/settings/lastTocht'
import { useTochten } from '../store/context'
import type { AddressIds } from '../ui/paths'
import { noteOpened } from '../ui/shared/lastOpened'
import { useToast } from '../ui/shared/toasts/toastContext'
import { useWords } from '../ui/words/words'
import { parseIndex } from './params'

interface Props {
  /** The ids to which the address referred when it was entered. */
  readonly ids: AddressIds
}

/**
 * Keeps the address up to date when another tab moves drawings or tochten, and reports a new drawing number. Also
 * remembers which tocht and which drawing were opened last.
 */
export const AddressKeeper = ({ ids }: Props) => {
  const { tocht, drawing } = ids
  const tochtIndex = useTochten(({ order }) => order.indexOf(tocht))
  const drawingIndex = useTochten(({ tochten }) =>
    drawing === undefined ? undefined : (tochten[tocht]?.drawings.indexOf(drawing) ?? -1),
  )
  useAddress(ids, drawingIndex === undefined ? [tochtIndex] : [tochtIndex, drawingIndex])
  useNewNumber(drawing, drawingIndex)
  useEffect(() => saveLastTocht(tocht), [tocht])
  useEffect(() => noteOpened(ids), [ids])
  return null
}

/** @param indexes in the order of the address; -1 for a deleted tocht or drawing, which leaves the address unchanged */
const useAddress = (ids: AddressIds, indexes: readonly number[]): void => {
  const { pathname, state }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const here = useHref(pathname)
  useEffect(() => {
    // Do not bring back a user who is leaving for another screen.
    if (location.pathname !== here) return
    const path = withIndexes(pathname, indexes)
    if (indexes.includes(-1) || (path === pathname && state === ids)) return
    // Reads the address from the browser, because a received link is removed from it without the router.
    const { search, hash } = location
    void navigate({ pathname: path, search, hash }, { replace: true, state: ids })
  })
}

/** Replaces the indexes of an address; returns the same string if none changes. A missing index counts as 0. */
const withIndexes = (pathname: string, indexes: readonly number[]): string => {
  const [, screen = '', ...texts] = pathname.split('/')
  return indexes.every((index, at) => parseIndex(texts[at] || '0') === index)
    ? pathname
    : `/${screen}/${indexes.join('/')}`
}

const useNewNumber = (drawing: DrawingId | undefined, drawingIndex = -1): void => {
  const words = useWords()
  const toast = useToast()
  const last = useRef({ drawing, drawingIndex })
  useEffect(() => {
    if (drawingIndex < 0) return
    const before = last.current
    last.current = { drawing, drawingIndex }
    if (before.drawing === drawing && before.drawingIndex >= 0 && before.drawingIndex !== drawingIndex)
      toast({ text: words.renumbered(before.drawingIndex + 1, drawingIndex + 1) })
  }, [drawing, drawingIndex, toast, words])
}
