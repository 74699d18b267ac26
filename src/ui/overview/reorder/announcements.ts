import type { Announcements, Over } from '@dnd-kit/core'
import type { DrawingId } from '../../../model/types'
import type { Words } from '../../words/en'

/** Announcements for screen readers during a drag, with printed numbers. */
export const announcementsFor = (
  words: Words['overview']['drag'],
  order: readonly DrawingId[],
  selected: ReadonlySet<DrawingId> | undefined,
): Announcements => {
  const numberOf = ({ id }: Pick<Over, 'id'>): number => order.indexOf(String(id)) + 1
  const lifted = (active: Pick<Over, 'id'>) =>
    words.lifted(numberOf(active), selected?.has(String(active.id)) ? selected.size : 1)
  return {
    onDragStart: ({ active }) => lifted(active),
    // At first a lifted drawing is over its own place. Repeats the text, because the same text is not announced again.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      return over.id === active.id ? lifted(active) : words.over(numberOf(over))
    },
    // A move is reported by its own message, with Undo.
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? undefined : words.left(numberOf(active))),
    onDragCancel: ({ active }) => words.left(numberOf(active)),
  }
}
