import { inkInPieces } from './migrations/inkInPieces'
import type { WrittenRecords } from './recordKeys'

/**
 * Each entry migrates records to the next schema, the first from schema 1 to 2. Where the head was lost, all of them
 * run, so each leaves records alone that it has migrated before.
 */
export const MIGRATIONS: readonly ((records: WrittenRecords) => WrittenRecords)[] = [inkInPieces]

/** Migrates the records of an older build to the present schema. */
export const migrate = (records: WrittenRecords, schema: number): WrittenRecords =>
  MIGRATIONS.slice(schema - 1).reduce((migrated, migration) => migration(migrated), records)
