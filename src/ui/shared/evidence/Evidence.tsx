import { X } from 'lucide-react'
import { useId } from 'react'
import { isFromOsm } from '../../../model/routeDoubts'
import type { DrawingId, Tocht } from '../../../model/types'
import { DoubtReasons } from '../../route/look/DoubtReasons'
import { useWords } from '../../words/words'
import { IconButton } from '../buttons/IconButton'
import { RealRoads } from './RealRoads'
import { useKeptRoads } from './useKeptRoads'

interface Props {
  readonly tocht: Tocht
  readonly drawing: DrawingId
  /** The reasons for the doubt, even if it has ended since. */
  readonly doubts: readonly string[]
  readonly onClose: () => void
}

/** The real roads of a doubtful drawing and the reasons for the doubt, for the editor. */
export const Evidence = ({ tocht, drawing, doubts, onClose }: Props) => {
  const id = useId()
  const { routeScreen: words, route, close } = useWords()
  const around = useKeptRoads(tocht.id).kept?.around.get(drawing)
  return (
    <section aria-labelledby={id} className="relative flex size-full gap-3 beside:flex-col beside:gap-2">
      <h2
        id={id}
        className="sr-only beside:not-sr-only beside:min-h-11 beside:content-center beside:pr-11 beside:text-sm beside:font-medium"
      >
        {words.evidence}
      </h2>
      {around && (
        <div className="aspect-square h-full shrink-0 rounded-lg bg-canvas beside:h-auto beside:w-full">
          <RealRoads around={around} label={words.real} />
        </div>
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-1 overflow-y-auto text-sm">
        <DoubtReasons doubts={doubts} />
        {around && isFromOsm(tocht) && <p className="text-xs text-text-soft">{route.credit}</p>}
      </div>
      <IconButton label={close} className="beside:absolute beside:top-0 beside:right-0" onClick={onClose}>
        <X />
      </IconButton>
    </section>
  )
}
