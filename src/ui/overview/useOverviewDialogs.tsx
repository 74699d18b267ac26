import { useState, type ReactNode } from 'react'
import type { DrawingId, WholeTocht } from '../../model/types'
import { DetailsDialog } from '../shared/details/DetailsDialog'
import { PreviewDialog } from './preview/PreviewDialog'
import { focusTile } from './tiles/tiles'
import type { DrawingActions } from './useDrawingActions'

interface OverviewDialogs {
  readonly preview: (drawing: DrawingId) => void
  /** Opens the notes and distances of all drawings. */
  readonly details: () => void
  readonly layer: ReactNode
}

/** The dialogs over the overview: the preview of a drawing, and the list of notes and distances. */
export const useOverviewDialogs = (whole: WholeTocht, tochtIndex: number, actions: DrawingActions): OverviewDialogs => {
  const [previewed, setPreviewed] = useState<DrawingId>()
  /** Set while the notes and distances are shown, with the drawing at which they open. */
  const [shownDetails, setShownDetails] = useState<{ readonly from?: DrawingId }>()
  const drawingIndex = whole.drawings.findIndex(({ id }) => id === previewed)
  const shown = whole.drawings[drawingIndex]

  const closePreview = () => {
    setPreviewed(undefined)
    focusLater(previewed)
  }
  const closeDetails = () => {
    setShownDetails(undefined)
    focusLater(shownDetails?.from)
  }
  const detailsFrom = (from: DrawingId) => {
    setPreviewed(undefined)
    setShownDetails({ from })
  }

  const layer = (
    <>
      {shown && (
        <PreviewDialog
          tocht={whole.tocht}
          tochtIndex={tochtIndex}
          drawing={shown}
          previous={whole.drawings[drawingIndex - 1]}
          actions={actions}
          onShow={setPreviewed}
          onDetails={() => detailsFrom(shown.id)}
          onClose={closePreview}
        />
      )}
      {shownDetails && <DetailsDialog whole={whole} from={shownDetails.from} onClose={closeDetails} />}
    </>
  )
  return { preview: setPreviewed, details: () => setShownDetails({}), layer }
}

/** Focuses a tile after the dialog has returned the focus to its opener, which may belong to another drawing. */
const focusLater = (drawing: DrawingId | undefined) => {
  if (drawing !== undefined) setTimeout(() => focusTile(drawing))
}
