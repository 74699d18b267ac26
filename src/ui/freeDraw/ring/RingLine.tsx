import type { Box } from '../../../geometry/bounds'
import { STAGGERED_PIXELS } from '../../../geometry/junction/ringOnPaper'
import { canStagger } from '../../../model/junction'
import type { Words } from '../../words/en'
import { useWords } from '../../words/words'
import { stateText } from './stateText'
import type { Ring } from './useRing'

interface Props {
  readonly ring: Ring
  /** Whether Curve takes the taps first. */
  readonly isCurve: boolean
  /** The place of the paper, in CSS pixels. */
  readonly paper: Box
}

/** The part of the paper below the ball, and the height in CSS pixels that two lines of text need there. */
const BELOW_BALL = { share: 0.1, pixels: 44 } as const
/** Beside the ball, the text begins at this part of the paper's width. */
const BESIDE_BALL = 0.56
/** Distance of the text from the edge of the paper, in CSS pixels. */
const EDGE = 6

/**
 * Says at the lower edge of the paper what the next tap does, or why the ink has question marks. Beside it the button
 * Staggered stands in the corner where it has a use, and on low paper the text stands beside the ball.
 */
export const RingLine = ({ ring: shown, isCurve, paper }: Props) => {
  const { isOpen, junction } = shown
  const { ring } = useWords()
  const isBelow = !isOpen || BELOW_BALL.share * paper.height >= BELOW_BALL.pixels
  const corner = canStagger(junction) ? 2 * STAGGERED_PIXELS.x + EDGE : EDGE
  const left = paper.x + Math.max(corner, isBelow ? 0 : BESIDE_BALL * paper.width)
  return (
    <p
      className={`pointer-events-none absolute -translate-y-full text-text-soft ${isBelow ? 'text-center text-sm/tight text-balance' : 'text-xs/tight'}`}
      style={{ left, width: paper.x + paper.width - EDGE - left, top: paper.y + paper.height - EDGE }}
    >
      {isCurve ? ring.curveFirst : lineText(ring, shown)}
    </p>
  )
}

const lineText = (words: Words['ring'], { isOpen, junction: { exit, arms, roundabout }, reading }: Ring): string => {
  if (!isOpen) return words.offer
  if (reading && reading.doubts.length > 0) return reading.junction ? words.doubtful : words.notRead
  if (!exit) return roundabout ? words.tapExit : words.tapFirst
  return arms.length === 0 ? words.tapRoads : words.tapAgain
}

/** Announces the last tap to screen readers. */
export const TapAnnouncer = ({ ring: { junction, tapped } }: { readonly ring: Ring }) => {
  const { ring } = useWords()
  return (
    <p aria-live="polite" className="sr-only">
      {tapped !== undefined && stateText(ring, junction, tapped)}
    </p>
  )
}
