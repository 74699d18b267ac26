import type { WholeTocht } from '../../../model/adopt'
import { linkOf } from '../../../storage/outside/link'

/** A link, or why there is none. */
export type MadeLink =
  | { readonly kind: 'made'; readonly link: string }
  | { readonly kind: 'tooLong' }
  /** Browsers from before May 2020 do not compress. */
  | { readonly kind: 'unable' }

/** Makes the link that opens this app, wherever it is hosted, with a copy of the tocht. */
export const makeLink = async (whole: WholeTocht): Promise<MadeLink> => {
  const address = new URL(import.meta.env.BASE_URL, location.origin).href
  try {
    const link = await linkOf(address, whole)
    return link === undefined ? { kind: 'tooLong' } : { kind: 'made', link }
  } catch {
    return { kind: 'unable' }
  }
}
