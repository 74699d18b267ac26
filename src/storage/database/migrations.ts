import { inkInPieces } from './migrations/inkInPieces'
import type { Records } from './recordKeys'

/** What brings the records of one schema into the form of the next; the first is from schema 1 to 2. */
const MIGRATIONS: readonly ((records: Records) => Records)[] = [inkInPieces]

/** The records of an older build in the present form. */
export const migrate = (records: Records, schema: number): Records =>
  MIGRATIONS.slice(schema - 1).reduce((migrated, migration) => migration(migrated), records)
