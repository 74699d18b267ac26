import { isExample } from './examples'
import { isBlank, listedTochten } from './lookups'
import type { State } from './types'

/** The drawings of a tocht from which the advice to make a backup is worth a message. */
const ADVISED_DRAWINGS = 5

/** Whether something was drawn that a backup would keep; an example is there again at a press. */
export const hasOwnInk = (state: State): boolean =>
  listedTochten(state).some((tocht) => !isExample(tocht.id) && !isBlank(state, tocht))

/** What is remembered on this device about backups. */
interface BackupMemory {
  /** When all tochten were last saved as a file; `undefined` if never. */
  readonly lastBackup: number | undefined
  /** Whether the advice was given. */
  readonly backupAdvised: boolean
}

/** Whether to advise a backup, where the browser may delete everything: once ever, and only if none was made. */
export const isBackupAdvisable = (state: State, { lastBackup, backupAdvised }: BackupMemory): boolean =>
  !backupAdvised &&
  lastBackup === undefined &&
  listedTochten(state).some(({ id, drawings }) => !isExample(id) && drawings.length >= ADVISED_DRAWINGS)
