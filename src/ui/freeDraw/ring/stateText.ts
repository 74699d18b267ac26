import { armState, type Junction, type JunctionTarget } from '../../../model/junction'
import type { Words } from '../../words/en'

/** The name and the state of a target; the roundabout is only on or off. */
export const targetWords = (
  words: Words['ring'],
  junction: Junction,
  target: Exclude<JunctionTarget, 'roundabout'>,
): { readonly name: string; readonly state: string } => {
  if (target === 'staggered') return { name: words.staggered, state: words.staggerings[junction.staggered] }
  if (target === 'fromBelow')
    return { name: words.fromBelow, state: words.arms[junction.entryUnpaved ? 'unpaved' : 'paved'] }
  return { name: words.directions[target], state: words.arms[armState(junction, target)] }
}

/** The state of a target with its name, for screen readers. */
export const stateText = (words: Words['ring'], junction: Junction, target: JunctionTarget): string => {
  if (target === 'roundabout') return junction.roundabout ? words.roundabout : words.noRoundabout
  const { name, state } = targetWords(words, junction, target)
  return `${name}: ${state}`
}
