import { armState, type Junction } from '../../../model/junction'
import type { Words } from '../../words/en'
import type { RingTarget } from './ringTarget'

/** The state of a target with its name, for screen readers. */
export const stateText = (words: Words['ring'], junction: Junction, target: RingTarget): string => {
  if (target === 'roundabout') return junction.roundabout ? words.roundabout : words.noRoundabout
  if (target === 'staggered') return `${words.staggered}: ${words.staggerings[junction.staggered]}`
  if (target === 'fromBelow') return `${words.fromBelow}: ${words.arms[junction.entryUnpaved ? 'unpaved' : 'paved']}`
  return `${words.directions[target]}: ${words.arms[armState(junction, target)]}`
}
