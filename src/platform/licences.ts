import { LICENCES_FILE } from '../constants'

/** What somebody allows with a package that is in the app, or with the app itself. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** As the package names it: an SPDX expression. */
  readonly licence: string
  readonly text: string
}

/** The licences that the build found; undefined where they cannot be fetched. */
export const readLicences = async (): Promise<readonly Licence[] | undefined> => {
  try {
    const answer = await fetch(import.meta.env.BASE_URL + LICENCES_FILE)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
