import { cumulativeDistances } from '../../model/legs'
import { canvasOf } from '../../model/lookups'
import { sheetOf } from '../../model/sheet/readSheet'
import { THUMBNAIL_PEN } from '../../render/pen'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { distancesText } from './distancesText'
import { PlaceFacts } from './PlaceFacts'
import { isLastRow } from './stepsFrom'
import type { WalkPlace } from './useWalkPlace'

/** The facts of the current place, the distances walked and remaining, and a small preview of the next drawing. */
export const LeadFacts = ({ place }: { readonly place: WalkPlace }) => {
  const allWords = useWords()
  const { field: words } = allWords
  const { whole, drawingIndex } = place
  const { tocht, drawings } = whole
  const options = sheetOf(tocht)
  const { total, remaining } = cumulativeDistances(drawings, options).drawings[drawingIndex] ?? {}
  const distances = distancesText(allWords, [total, words.walked], [remaining, words.remaining])
  const next = isLastRow(place) ? drawings[drawingIndex + 1] : undefined
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <PlaceFacts place={place} />
        {distances !== '' && <p className="font-medium tabular-nums">{distances}</p>}
      </div>
      {next && (
        <figure className="w-20 shrink-0 short:w-14 text-center text-xs text-text-soft">
          <span className="block h-20 short:h-14">
            <DrawingPicture elements={next.elements} canvas={canvasOf(tocht)} pen={THUMBNAIL_PEN} part="card" />
          </span>
          <figcaption className="tabular-nums">{words.comesNext(drawingIndex + 2)}</figcaption>
        </figure>
      )}
    </div>
  )
}
