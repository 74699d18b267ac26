import { parseMetres } from './metres'

/**
 * Reads the distances of a pasted column, one per line; an empty line gives `undefined`. Of several columns, only the
 * first is read.
 *
 * @returns `undefined` for a text of one line, 'wrong' when a line is not a distance
 */
export const pastedDistances = (text: string): readonly (number | undefined)[] | 'wrong' | undefined => {
  const lines = text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t', 1)[0]?.trim() ?? '')
  if (lines.length < 2) return undefined
  const read = lines.map((line) => (line === '' ? undefined : (parseMetres(line) ?? 'wrong')))
  return read.includes('wrong') ? 'wrong' : (read as readonly (number | undefined)[])
}
