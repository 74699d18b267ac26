import type { CodeSplittingGroup } from 'rolldown'

import { TABLE } from './filesOf.ts'

type Context = Parameters<Extract<CodeSplittingGroup['name'], (...all: never[]) => unknown>>[1]

/**
 * What nothing but the drawing table is made of; and the pictures on buttons, whose package imports them all, so that
 * nobody knows from it which are used where.
 */
const APART = /\/src\/(?:gesture|ui\/canvas|ui\/freeDraw)\/(?!useSize|ToolPicture)|\/icons\/[\w-]+\.mjs$/

/** What the table always needs all the same: those of its pictures that other screens have, too, and how words count. */
const ALWAYS = /\/icons\/(?:undo-2|redo-2|chevron-left|chevron-right)\.mjs$|\/ui\/words\/counting\.ts$/

/**
 * Puts what the drawing table shares with other screens beside what every start needs, in one file: a score of small
 * ones compress three kilobytes worse, and are as many requests.
 */
export const startChunk = (id: string, context: Context): string | null =>
  ALWAYS.test(id) || (!APART.test(id) && isOfStart(id, context, new Set())) ? 'start' : null

/** What several screens share and is small: a request for each would take longer than all of it together. */
export const SMALL_PARTS =
  /\/src\/(?:model|platform)\/|\/ui\/shared\/(?:Link|isPlainClick|TextField|TochtTitle|TypePicture)\.|\/icons\/[\w-]+\.mjs$/

/** Whether the table, or the start itself, imports a module at once. */
const isOfStart = (id: string, context: Context, seen: Set<string>): boolean => {
  if (seen.has(id)) return false
  seen.add(id)
  const module = context.getModuleInfo(id)
  if (!module) return false
  if (module.isEntry || id.endsWith(TABLE)) return true
  return module.importers.some((importer) => isOfStart(importer, context, seen))
}
