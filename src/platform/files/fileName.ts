import { charactersOf } from '../../model/texts/characters'

/** Longest file name without extension, in bytes of UTF-8. */
export const LONGEST_FILE_NAME = 120

/** Characters that are invalid in a path or invisible, except the joiners within an emoji. */
const FORBIDDEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu
const EDGES = /^[\s.]+|[\s.]+$/g
/** Device names that Windows reserves, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i

/** A name that is valid in every file system, short enough for the extension. */
export const fileName = (name: string, extension: string): string => {
  const clean = name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').replace(EDGES, '')
  const short = shorten(DEVICE.test(clean) ? `_${clean}` : clean)
  // Nothing is left of a name without letters, or of a first letter with a hundred combining marks.
  return `${short === '' ? 'tocht' : short}.${extension}`
}

const encoder = new TextEncoder()

const shorten = (name: string): string => {
  const letters = [...charactersOf(name, LONGEST_FILE_NAME)]
  while (encoder.encode(letters.join('')).length > LONGEST_FILE_NAME) letters.pop()
  return letters.join('').replace(EDGES, '')
}
