import { LONGEST_REMARK } from '../../constants'
import { cleanNote, type FieldCheck } from '../../model/details'
import { sightOf } from '../../model/fieldCheck'
import type { Drawing } from '../../model/types'

/** A field check of the drawing as it is now. */
export const checkOfSight = (
  { ok, note = '' }: { readonly ok: boolean; readonly note?: string },
  drawing: Drawing,
  previous: Drawing | undefined,
): FieldCheck => {
  const kept = cleanNote(note, LONGEST_REMARK)
  return { ok, ...(kept !== undefined && { note: kept }), at: Date.now(), ...sightOf(drawing, previous) }
}
