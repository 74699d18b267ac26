import { DESCRIBE_AFTER_MS } from '../../constants'
import type { DrawingElement } from '../../model/types'
import { whenAtRest } from '../../platform/rest'
import { useDescription } from '../words/useDescription'

interface Props {
  readonly id: string
  readonly elements: readonly DrawingElement[]
}

/** What is drawn, said some time after the last stroke: to read it must hold up none. A change renders nothing else. */
export const CanvasDescription = ({ id, elements }: Props) => (
  <p id={id} hidden>
    {useDescription(elements, atRest)}
  </p>
)

const atRest = (run: () => void): (() => void) => whenAtRest(run, DESCRIBE_AFTER_MS)
