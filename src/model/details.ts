import { LONGEST_NOTE } from '../constants'
import { shortened } from './characters'
import type { Drawing } from './types'

/** What is known of a drawing besides its ink. */
export type DrawingDetails = Pick<Drawing, 'note' | 'distance'>

/** Details as they are kept: what is empty is absent, what is too long is cut. */
export const filledDetails = (note: string | undefined, distance: number | undefined): DrawingDetails => ({
  ...(note === undefined || note.trim() === '' ? {} : { note: shortened(note.trim(), LONGEST_NOTE) }),
  ...(distance === undefined ? {} : { distance }),
})

export const hasDetails = ({ note, distance }: DrawingDetails): boolean => note !== undefined || distance !== undefined

/** The way through all drawings, in metres; undefined where none says how far it is. */
export const totalDistance = (drawings: readonly DrawingDetails[]): number | undefined => {
  const known = drawings.flatMap(({ distance }) => distance ?? [])
  return known.length > 0 ? known.reduce((sum, metres) => sum + metres, 0) : undefined
}
