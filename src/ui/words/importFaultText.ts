import { LOCATION_LEVELS, type ImportFault, type FaultLocation } from '../../storage/outside/importFault'
import type { Words } from './en'

/** Says what is wrong with a text and where, and that nothing was changed. */
export const importFaultText = (fault: ImportFault, words: Words): string =>
  `${importFaultReason(fault, words)} ${words.importFault.unchanged}`

/** Says what is wrong with a text, and where. */
export const importFaultReason = (fault: ImportFault, words: Words): string => capitalised(reason(fault, words))

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const reason = (fault: ImportFault, { importFault: words }: Words): string => {
  switch (fault.kind) {
    case 'empty':
      return words.empty
    case 'tooLong':
      return words.tooLong(fault.most)
    case 'notJson':
      return words.notJson(fault.line, fault.column)
    case 'tooDeep':
      return words.tooDeep
    case 'brokenLink':
      return words.brokenLink
    case 'notTocht':
      return words.notTocht
    case 'noTocht':
      return words.noTocht
    case 'manyTochten':
      return words.manyTochten(fault.count)
    case 'tooMany':
      return `${locationText(fault.location, words.locations)}${words.tooMany(fault.most, words.counted[fault.what])}`
    case 'wrong': {
      const found = fault.found === '' ? words.missing : words.found(fault.found)
      return `${locationText(fault.location, words.locations)}${fault.location.field ?? words.it} ${words.expected[fault.expected]}, ${found}.`
    }
  }
}

/** "Drawing 4, stroke 3, point 8: " */
const locationText = (location: FaultLocation, words: Words['importFault']['locations']): string => {
  const parts = LOCATION_LEVELS.filter((level) => location[level] !== undefined)
    .map((level) => `${words[level]} ${location[level]}`)
    .join(', ')
  return parts === '' ? '' : `${parts}: `
}
