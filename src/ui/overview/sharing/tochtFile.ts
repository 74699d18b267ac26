import { FILE_EXTENSION, FILE_TYPE } from '../../../constants'
import type { WholeTocht } from '../../../model/types'
import { fileName } from '../../../platform/files/fileName'
import { tochtFileText } from '../../../storage/outside/importLimits'

/** A tocht as a file of our own type, which an installed app opens. */
export const tochtFile = (whole: WholeTocht): File =>
  new File([tochtFileText(whole)], fileName(whole.tocht.name, FILE_EXTENSION), { type: FILE_TYPE })

/** The same file for sharing, as plain text: Chromium shares only types that it knows. */
export const fileToShare = (whole: WholeTocht): File =>
  new File([tochtFileText(whole)], fileName(whole.tocht.name, `${FILE_EXTENSION}.txt`), { type: 'text/plain' })

/** An empty file to ask the browser whether it can share one. Browsers decide by type alone. */
export const EXAMPLE_TO_SHARE = new File([], 'tocht.txt', { type: 'text/plain' })
