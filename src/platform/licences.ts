import { LICENCES_FILE } from '../constants'

/** The licence of the app or of a package in it. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** An SPDX expression, as the package states it. */
  readonly licence: string
  readonly text: string
}

/** Reads the licences that the build collected; `undefined` if they cannot be fetched. */
export const readLicences = async (): Promise<readonly Licence[] | undefined> => {
  try {
    const answer = await fetch(import.meta.env.BASE_URL + LICENCES_FILE)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
