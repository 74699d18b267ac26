import { ZoomIn, ZoomOut } from 'lucide-react'
import { PAGE_ZOOMS } from '../../../constants'
import { IconButton } from '../../shared/buttons/IconButton'
import { useWords } from '../../words/words'

interface Props {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
}

/** Zooms the pages in steps, to see how lines will look on paper. */
export const ZoomButtons = ({ zoom, onZoom }: Props) => {
  const words = useWords().export
  const at = PAGE_ZOOMS.findIndex((one) => one === zoom)
  const [smaller, larger] = [PAGE_ZOOMS[at - 1], PAGE_ZOOMS[at + 1]]
  return (
    <div className="flex">
      <IconButton
        label={words.zoomOut}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        <ZoomOut className="size-5" />
      </IconButton>
      <IconButton
        label={words.zoomIn}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <ZoomIn className="size-5" />
      </IconButton>
    </div>
  )
}
