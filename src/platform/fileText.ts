import { MOST_TEXT } from '../constants'

/** The text of a file; undefined where it cannot be read, or is so large that it could not be loaded. */
export const fileText = async (file: File): Promise<string | undefined> =>
  // A letter takes at most four bytes: what is longer than that is not even read.
  file.size > 4 * MOST_TEXT ? undefined : file.text().catch(() => undefined)
