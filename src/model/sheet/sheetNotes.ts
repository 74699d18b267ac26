import type { StoredSheet } from './sheetOptions'

/** Whether a note at the start or finish says something. Newer versions may store something other than a text. */
export const hasText = (note: unknown): boolean => typeof note === 'string' && note.trim() !== ''

/** Whether a last drawing without a distance is the finish itself, because no other is mentioned. */
export const endsAtLast = (sheet: StoredSheet = {}): boolean => !hasText(sheet.finishNote)
