import { LINK_MARK } from '../constants'
import { findLinkMark } from '../storage/outside/findLinkMark'

/**
 * Restores the `#` of a link that was encoded on its way: the link is then not part of the path, which the router would
 * replace.
 */
export const restoreLinkMark = (): void => {
  const { pathname, search, hash } = location
  const address = `${pathname}${search}`
  const mark = findLinkMark(address)
  if (!mark) return
  history.replaceState(history.state, '', `${address.slice(0, mark.from)}${LINK_MARK}${address.slice(mark.to)}${hash}`)
}
