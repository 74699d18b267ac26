import { deflateSync } from 'node:zlib'
import { LINK_MARK } from '../../src/constants'

/** The part of a link that carries this text, whether or not it is a tocht. */
export const linkCarrying = (text: string): string => `${LINK_MARK}${deflateSync(text).toString('base64url')}`
