import { EMERGENCY_NUMBER } from '../../constants'
import { phoneNumbersIn } from '../../model/texts/phoneNumbers'
import type { TextLine, TextRun, Typeface } from './sheetText'

/** The line with the emergency number in bold; the same digits in a longer number stay as they are. */
export const withBoldEmergency = (line: TextLine, typeface: Typeface): TextLine => ({
  ...line,
  runs: line.runs.flatMap((run) => (run.outline ? run : partedRuns(run.text, typeface))),
})

/** Each part includes the space after it, since SVG drops a space at the beginning of a text. */
const partedRuns = (text: string, typeface: Typeface): readonly TextRun[] => {
  const numbers = phoneNumbersIn(text).filter(({ dialled }) => dialled === EMERGENCY_NUMBER)
  const ends = numbers.map(({ from }) => from + EMERGENCY_NUMBER.length)
  const bounds = [...numbers.map(({ from }) => from), ...ends.map((end) => (text[end] === ' ' ? end + 1 : end))]
  const starts = [...new Set([0, ...bounds, text.length])].toSorted((one, other) => one - other)
  return starts.slice(0, -1).map((from, index) => {
    const own = text.slice(from, starts[index + 1])
    return { text: own, width: typeface.widthOf(own), isBold: numbers.some((number) => number.from === from) }
  })
}
