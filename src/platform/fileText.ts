import { FILE_START, MOST_TEXT } from '../constants'
import { startsTochtList } from '../storage/outside/tochtPieces'

/** The text of a file; undefined where it cannot be read, or is so large that it could not be loaded. */
export const fileText = async (file: File): Promise<string | undefined> => {
  try {
    return (await mayBeLoaded(file)) ? await file.text() : undefined
  } catch {
    // It is gone, or longer than any text that this browser holds.
    return undefined
  }
}

/** A letter takes at most four bytes: what is longer than that is not even read, but for a file of everything. */
const mayBeLoaded = async (file: File): Promise<boolean> =>
  file.size <= 4 * MOST_TEXT || startsTochtList(await file.slice(0, FILE_START).text())
