import type { DrawingElement } from '../../model/types'
import { whenNoPointerIsDown } from '../../platform/pointersDown'
import { useDescription } from '../words/useDescription'

/** Delay after the last stroke before a drawing is described, in milliseconds; never during a stroke. */
const DESCRIBE_AFTER_MS = 500

interface Props {
  readonly id: string
  readonly elements: readonly DrawingElement[]
}

/**
 * Describes the drawing to screen readers, some time after the last stroke, since reading the ink is slow. It is a
 * component of its own, so that a new description renders nothing else.
 */
export const CanvasDescription = ({ id, elements }: Props) => (
  <p id={id} hidden>
    {useDescription(elements, atRest)}
  </p>
)

const atRest = (run: () => void): (() => void) => whenNoPointerIsDown(run, DESCRIBE_AFTER_MS)
