import { LONGEST_NOTE } from '../../constants'
import { shortened } from '../../model/texts/characters'
import type { FieldCheck } from '../../model/details'
import { sightOf } from '../../model/fieldCheck'
import type { Drawing } from '../../model/types'

/** A field check of the drawing as it is now. */
export const checkOfSight = (
  { ok, note = '' }: { readonly ok: boolean; readonly note?: string },
  drawing: Drawing,
  previous: Drawing | undefined,
): FieldCheck => ({
  ok,
  ...(note.trim() !== '' && { note: shortened(note.trim(), LONGEST_NOTE) }),
  at: Date.now(),
  ...sightOf(drawing, previous),
})
