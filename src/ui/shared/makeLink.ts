import type { WholeTocht } from '../../model/types'
import { appAddress } from '../../platform/appAddress'
import { linkOf } from '../../storage/outside/link'

/** A link, or the reason why there is none. */
export type MadeLink =
  | { readonly kind: 'made'; readonly link: string; readonly leavesOutChecks: boolean }
  | { readonly kind: 'tooLong' }
  /** Browsers from before May 2023 may lack compression streams, which links need. */
  | { readonly kind: 'unable' }

/** Creates a link to this app, wherever it is hosted, that contains a copy of the tocht. */
export const makeLink = async (whole: WholeTocht): Promise<MadeLink> => {
  try {
    const link = await linkOf(appAddress(), whole)
    if (link === undefined) return { kind: 'tooLong' }
    return {
      kind: 'made',
      link,
      leavesOutChecks: isChecked(whole) && link === (await linkOf(appAddress(), unchecked(whole))),
    }
  } catch {
    return { kind: 'unable' }
  }
}

const isChecked = ({ drawings }: WholeTocht): boolean => drawings.some(({ check }) => check !== undefined)

const unchecked = ({ tocht, drawings }: WholeTocht): WholeTocht => ({
  tocht,
  drawings: drawings.map(({ check: _left, ...drawing }) => drawing),
})
