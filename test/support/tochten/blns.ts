import { existsSync, readFileSync } from 'node:fs'
import { HOSTILE_NAMES } from '../project/besides.mjs'

export const hostileNames = (): readonly string[] =>
  existsSync(HOSTILE_NAMES) ? (JSON.parse(readFileSync(HOSTILE_NAMES, 'utf8')) as string[]) : []
