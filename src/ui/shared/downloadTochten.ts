import type { State } from '../../model/types'
import { download } from '../../platform/files/download'
import { allTochtenText } from '../../storage/format'

/** The file with all tochten. */
export const DATA_FILE_NAME = 'tochten.json'

/** Saves all tochten but those in the bin as one file, which "Load a file" reads. */
export const downloadTochten = (state: State): void =>
  download(new Blob([allTochtenText(state)], { type: 'application/json' }), DATA_FILE_NAME)
