import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { must } from './must'

/** The build that the tests serve. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
export const SCRIPTS = 'static/js'

/**
 * The path of a part of the build.
 * @param name of its module
 */
export const partOf = (name: string): string =>
  `${SCRIPTS}/${must(readdirSync(join(DIST, SCRIPTS)).find((file) => file.startsWith(`${name}-`)))}`
