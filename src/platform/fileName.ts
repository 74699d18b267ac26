import { LONGEST_FILE_NAME } from '../constants'
import { charactersOf } from '../model/characters'

/** What no path may have, or nobody sees, but for what holds the parts of an emoji together. */
const FORBIDDEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu
const EDGES = /^[\s.]+|[\s.]+$/g
/** Names that Windows keeps for devices, whatever follows the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i

/** A name that every file system takes, cut to a length that leaves room for the extension. */
export const fileName = (name: string, extension: string): string => {
  const clean = name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').replace(EDGES, '')
  const short = shorten(DEVICE.test(clean) ? `_${clean}` : clean)
  // Nothing is left of a name without letters, nor of one whose first letter bears a hundred marks.
  return `${short === '' ? 'tocht' : short}.${extension}`
}

const encoder = new TextEncoder()

const shorten = (name: string): string => {
  const letters = [...charactersOf(name, LONGEST_FILE_NAME)]
  while (encoder.encode(letters.join('')).length > LONGEST_FILE_NAME) letters.pop()
  return letters.join('').replace(EDGES, '')
}
