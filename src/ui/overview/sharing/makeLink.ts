import type { WholeTocht } from '../../../model/types'
import { appAddress } from '../../../platform/appAddress'
import { linkOf } from '../../../storage/outside/link'

/** A link, or the reason why there is none. */
export type MadeLink =
  | { readonly kind: 'made'; readonly link: string }
  | { readonly kind: 'tooLong' }
  /** Browsers from before May 2023 may lack compression streams, which links need. */
  | { readonly kind: 'unable' }

/** Creates a link to this app, wherever it is hosted, that contains a copy of the tocht. */
export const makeLink = async (whole: WholeTocht): Promise<MadeLink> => {
  try {
    const link = await linkOf(appAddress(), whole)
    return link === undefined ? { kind: 'tooLong' } : { kind: 'made', link }
  } catch {
    return { kind: 'unable' }
  }
}
