import { partBoxOf } from '../../../geometry/pictureBox'
import type { Stroke } from '../../../model/types'
import { THUMBNAIL_PEN } from '../../../render/pen'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { viewBoxText } from '../../svg/viewBoxText'
import { useWords } from '../../words/words'
import { PICTURES } from '../commands'
import { WAYS_PAPER, WAYS_TO_DRAW } from './ways'

const BOX = viewBoxText(partBoxOf('all', WAYS_PAPER, []))

/** The ways to draw a T, each as pictures of its steps with a sentence. */
export const WaysToDraw = () => {
  const { editor } = useWords()
  return (
    <>
      {WAYS_TO_DRAW.map(({ tool, steps }) => (
        <figure key={tool} className="flex flex-col gap-1.5">
          <div className="flex gap-2">
            {steps.map(({ elements, ring }) => (
              <div
                key={elements.length}
                className="relative size-20 rounded-md bg-canvas ring-1 ring-line *:absolute *:inset-0"
              >
                {ring && <Picture elements={ring.faint} colour="var(--line)" />}
                <Picture elements={elements} />
                {ring && (
                  <svg viewBox={BOX} aria-hidden>
                    <circle
                      cx={ring.tap.x}
                      cy={ring.tap.y}
                      r={44}
                      className="fill-accent/50 stroke-accent-text"
                      strokeWidth={10}
                    />
                  </svg>
                )}
              </div>
            ))}
          </div>
          <figcaption className="text-sm">
            <b className="inline-flex items-center gap-1 align-bottom font-medium [&>svg]:size-5">
              {PICTURES[tool]}
              <span>{editor[tool]}</span>
            </b>
            <span className="text-text-soft">{` ${editor.waysToDraw[tool]}`}</span>
          </figcaption>
        </figure>
      ))}
    </>
  )
}

interface PictureProps {
  readonly elements: readonly Stroke[]
  readonly colour?: string
}

const Picture = (drawing: PictureProps) => (
  <div>
    <DrawingPicture {...drawing} canvas={WAYS_PAPER} pen={THUMBNAIL_PEN} />
  </div>
)
