import type { Rolldown } from 'vite'
import { FIRST_TABLE, TABLE } from './filesOf.ts'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...all: never[]) => unknown>>[1]

/**
 * What nothing but the drawing table is made of; and the pictures on buttons, whose package imports them all, so that
 * nobody knows from it which are used where.
 */
const APART =
  /\/src\/(?:gesture|ui\/canvas|ui\/freeDraw|ui\/firstTable)\/(?!useSize|ToolPicture|opened)|\/icons\/[\w-]+\.mjs$/

/** What the table always needs all the same: those of its pictures that other screens have, too, and how words count. */
const ALWAYS = /\/icons\/(?:undo-2|redo-2|chevron-left|chevron-right)\.mjs$|\/ui\/words\/counting\.ts$/

/**
 * What the first table shares with every start. Nothing of it may lie beside React, or the table would have to wait for
 * that.
 */
export const inkChunk = (id: string, context: Context): string | null =>
  !APART.test(id) && !id.endsWith(FIRST_TABLE) && isImportedBy(id, context, isFirstTable) ? 'ink' : null

/** What else the first table is made of. */
export const firstTableChunk = (id: string, context: Context): string | null =>
  isImportedBy(id, context, isFirstTable) ? 'firstTable' : null

/**
 * Puts what the drawing table shares with other screens beside what every start needs, in one file: a score of small
 * ones compress three kilobytes worse, and are as many requests.
 */
export const startChunk = (id: string, context: Context): string | null =>
  ALWAYS.test(id) || (!APART.test(id) && isImportedBy(id, context, isOfStart)) ? 'start' : null

type Module = NonNullable<ReturnType<Context['getModuleInfo']>>

const isFirstTable = ({ id }: Module): boolean => id.endsWith(FIRST_TABLE)

/** The table, and the start itself. */
const isOfStart = ({ id, isEntry }: Module): boolean => (isEntry && !id.endsWith(FIRST_TABLE)) || id.endsWith(TABLE)

/** What several screens share and is small: a request for each would take longer than all of it together. */
export const SMALL_PARTS =
  /\/src\/(?:model|platform)\/|\/ui\/shared\/(?:Link|isPlainClick|TextField|TochtTitle|TypePicture)\.|\/icons\/[\w-]+\.mjs$/

/** Whether one of these modules imports another at once, or is it. */
const isImportedBy = (
  id: string,
  context: Context,
  wanted: (module: Module) => boolean,
  seen = new Set<string>(),
): boolean => {
  if (seen.has(id)) return false
  seen.add(id)
  const module = context.getModuleInfo(id)
  if (!module) return false
  return wanted(module) || module.importers.some((importer) => isImportedBy(importer, context, wanted, seen))
}
