import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Files beside the project that do not belong to it and may be absent. */
const DATA = new URL('../../../../shared/data/', import.meta.url)

/** Ink drawn by people outside the project. */
export const REAL_INK = fileURLToPath(new URL('real-ink/', DATA))
/** Strings known to break software. */
export const HOSTILE_NAMES = fileURLToPath(new URL('names/blns.json', DATA))
/** Road maps, and a recorded ride on them. */
export const ROADS = fileURLToPath(new URL('roads/', DATA))
/** Files like those that broke route tools, and what each must give. */
export const ROUTE_CASES = fileURLToPath(new URL('route-cases/', DATA))

/** The tests that are skipped on this machine, each with the reason. */
export const leftOut = () =>
  [
    existsSync(REAL_INK) ? '' : `ink that strangers drew: there is no ${REAL_INK}`,
    existsSync(HOSTILE_NAMES) ? '' : `names that broke other programs: there is no ${HOSTILE_NAMES}`,
    existsSync(ROADS) ? '' : `a recorded ride on real roads: there is no ${ROADS}`,
    existsSync(ROUTE_CASES) ? '' : `files that broke other route tools: there is no ${ROUTE_CASES}`,
    spawnSync('qpdf', ['--version']).error
      ? 'PDFs as qpdf reads them: it is not installed (Debian: apt-get install qpdf)'
      : '',
    process.platform === 'win32' ? 'a browser that is killed: Windows has no process groups to kill' : '',
  ].filter((reason) => reason !== '')
