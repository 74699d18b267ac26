import { inkInPieces } from './migrations/inkInPieces'
import type { Records } from './recordKeys'

/** Each entry migrates records to the next schema; the first from schema 1 to 2. */
const MIGRATIONS: readonly ((records: Records) => Records)[] = [inkInPieces]

/** Migrates the records of an older build to the present schema. */
export const migrate = (records: Records, schema: number): Records =>
  MIGRATIONS.slice(schema - 1).reduce((migrated, migration) => migration(migrated), records)
