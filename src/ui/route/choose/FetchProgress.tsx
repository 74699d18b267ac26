import { Button } from '../../shared/buttons/Button'
import type { RouteWords } from '../../words/route/routeEn'
import { useWords } from '../../words/words'
import type { Asking } from './fetchRoads'

interface Props {
  readonly asking: Asking
  readonly onCancel: () => void
}

/** Which server is asked now, and how much of its answer has arrived. Overpass servers do not say how much there will be. */
export const FetchProgress = ({ asking, onCancel }: Props) => {
  const {
    cancel,
    routeScreen: { roads: words },
  } = useWords()
  const text = askingText(asking, words)
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p role="status" className="wrap-anywhere">
          {text}
        </p>
        {/* The border of the browser: with that of the style sheet, a bar without a value would stand still. */}
        <progress aria-label={text} className="w-full [border:revert] accent-accent" />
        {/* No part of the status: a screen reader would read out each change. */}
        <p className="min-h-5 text-sm text-text-soft tabular-nums">
          {'bytes' in asking && asking.bytes > 0 && words.received(asking.bytes)}
        </p>
      </div>
      <Button look="raised" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}

const askingText = (asking: Asking, words: RouteWords['roads']): string => {
  if ('wait' in asking) return words.askingAgain(asking.host, asking.wait)
  return asking.before === undefined ? words.asking(asking.host) : words.askingNext(asking.before, asking.host)
}
