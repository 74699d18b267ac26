import { LINK_MARK } from '../../constants'

/** Messengers and redirects encode the `#` as `%23`, some of them twice. */
const MARK = new RegExp(LINK_MARK.replace('#', '(?:#|%(?:25)*23)').replace('.', String.raw`\.`))

/** Where a text contains the mark of a link, whether its `#` is encoded or not. */
export const findLinkMark = (text: string): { readonly from: number; readonly to: number } | undefined => {
  const found = MARK.exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : undefined
}
