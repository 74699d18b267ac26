import { X } from 'lucide-react'
import { isFromOsm } from '../../../model/routeDoubts'
import type { DrawingId, Tocht } from '../../../model/types'
import { IconButton } from '../../shared/buttons/IconButton'
import { useRouteWords } from '../../words/route/routeWords'
import { useEditorWords, useWords } from '../../words/words'
import { DoubtReasons } from './DoubtReasons'
import { RealRoads } from './RealRoads'
import { useKeptRoads } from './useKeptRoads'
import '../../style/screens.css'

interface Props {
  readonly tocht: Tocht
  readonly drawing: DrawingId
  /** The reasons for the doubt, even if it has ended since. */
  readonly doubts: readonly string[]
  readonly onClose: () => void
}

/** The real roads of a doubtful drawing and the reasons for the doubt, for the editor. */
export const Evidence = ({ tocht, drawing, doubts, onClose }: Props) => {
  const words = useRouteWords()
  const { route } = useWords()
  const around = useKeptRoads(tocht.id).kept?.around.get(drawing)
  return (
    <section aria-label={words.evidence} className="flex size-full gap-3 beside:flex-col">
      {around && (
        <div className="aspect-square h-full shrink-0 rounded-lg bg-canvas p-1 beside:h-auto beside:w-full">
          <RealRoads around={around} label={words.real} />
        </div>
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-1 overflow-y-auto text-sm beside:flex-none">
        <DoubtReasons doubts={doubts} />
        {around && isFromOsm(tocht) && <p className="text-xs text-text-soft">{route.credit}</p>}
      </div>
      <IconButton label={useEditorWords().close} className="beside:order-first beside:self-end" onClick={onClose}>
        <X />
      </IconButton>
    </section>
  )
}
