import * as v from 'valibot'
import { ROUTE_FILE_BYTES } from '../../../constants'
import { ROUTE_RULES, type RouteRule } from '../../../route/boxes/chooseBoxes'
import { readRecord, removeRecord, writeRecord } from '../../../storage/routeRecords'
import type { ChosenFile } from './chosenFiles'

/** What is chosen besides the files. */
export interface Choices {
  readonly rule: RouteRule
  /** The index of the chosen walk, if the file has several. */
  readonly track?: number | undefined
  /** Whether "Another way" to the roads is open; `undefined` until that is chosen. */
  readonly isOtherOpen?: boolean | undefined
}

/** The records in which this device keeps what was chosen, until the tocht is made. */
const KEYS = { route: 'chosen-route', roads: 'chosen-roads', choices: 'choices' } as const

const FILE = v.object({ name: v.string(), blob: v.instance(Blob) })
const CHOICES = v.object({
  rule: v.picklist(ROUTE_RULES),
  track: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  isOtherOpen: v.optional(v.boolean()),
})

export interface SavedChoice {
  readonly route: ChosenFile | undefined
  readonly roads: ChosenFile | undefined
  readonly choices: Choices | undefined
}

/** Reads what was chosen before; ignores what another version of the app may have written differently. */
export const readChoice = async (): Promise<SavedChoice> => {
  const [route, roads, choices] = await Promise.all([KEYS.route, KEYS.roads, KEYS.choices].map(readRecord))
  const kept = v.safeParse(CHOICES, choices)
  return { route: fileIn(route), roads: fileIn(roads), choices: kept.success ? kept.output : undefined }
}

const fileIn = (value: unknown): ChosenFile | undefined => {
  const kept = v.safeParse(FILE, value)
  return kept.success ? kept.output : undefined
}

/** Keeps a file in place of the one that was kept; none if it is missing or too large to be read. */
export const saveFile = (which: 'route' | 'roads', file: ChosenFile | undefined): Promise<void> =>
  file && file.blob.size <= ROUTE_FILE_BYTES ? writeRecord(KEYS[which], file) : removeRecord(KEYS[which])

export const saveChoices = (choices: Choices): Promise<void> => writeRecord(KEYS.choices, choices)

/** Forgets everything, once the tocht is made. */
export const forgetChoice = async (): Promise<void> => {
  await Promise.all(Object.values(KEYS).map(removeRecord))
}
