import { MOST_TEXT } from '../../constants'
import { startsTochtList } from '../../storage/outside/importLimits'

/** Bytes that show whether a very large file can be a file of all tochten. */
const FILE_START = 100

/** The text of a file; `undefined` if it cannot be read or is too large to be imported. */
export const readFileText = async (file: File): Promise<string | undefined> => {
  try {
    return (await mayBeLoaded(file)) ? await file.text() : undefined
  } catch {
    // The file is gone, or longer than any string of this browser.
    return undefined
  }
}

/** A character takes at most four bytes. A larger file is read only if it is a list of tochten. */
const mayBeLoaded = async (file: File): Promise<boolean> =>
  file.size <= 4 * MOST_TEXT || startsTochtList(await file.slice(0, FILE_START).text())
