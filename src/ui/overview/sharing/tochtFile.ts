import { FILE_EXTENSION, FILE_TYPE } from '../../../constants'
import type { WholeTocht } from '../../../model/adopt'
import { fileName } from '../../../platform/files/fileName'
import { tochtFileText } from '../../../storage/outside/importLimits'

/** A tocht as a file of our own type, which an installed app opens. */
export const tochtFile = (whole: WholeTocht): File =>
  new File([tochtFileText(whole)], fileName(whole.tocht.name, FILE_EXTENSION), { type: FILE_TYPE })

/** The same for sharing: Chromium allows only types that it knows, such as plain text. */
export const fileToShare = (whole: WholeTocht): File =>
  new File([tochtFileText(whole)], fileName(whole.tocht.name, `${FILE_EXTENSION}.txt`), { type: 'text/plain' })

/** Browsers decide by type alone whether they can share a file. */
export const EXAMPLE_TO_SHARE = new File([], 'tocht.txt', { type: 'text/plain' })
