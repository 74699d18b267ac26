import type { WalkSummary } from '../../../route/routeSummary'
import { useWords } from '../../words/words'
import { roundedLength } from './roundedLength'
import { RouteOutline } from './RouteOutline'

interface Props {
  readonly walks: readonly WalkSummary[]
  readonly chosen: number | undefined
  readonly onChoose: (track: number) => void
}

/** The choice between the walks of a file. None is chosen at first: only the leader knows which was walked. */
export const TrackChoice = ({ walks, chosen, onChoose }: Props) => {
  const {
    distanceText,
    routeScreen: { route: words },
  } = useWords()
  return (
    <div role="radiogroup" aria-label={words.tracks} aria-describedby="tracks-hint" className="flex flex-col gap-2">
      <p aria-hidden className="font-medium">
        {words.tracks}
      </p>
      <p id="tracks-hint" className="text-sm text-text-soft">
        {words.tracksHint}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {walks.map(({ name, length, outline, isAll }, index) => {
          const distance = distanceText(roundedLength(length))
          const label = isAll ? words.allTracks : words.track(index + 1, name.trim())
          const key = `track-${index}`
          return (
            <label
              key={key}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg bg-canvas p-3 has-checked:ring-2 has-checked:ring-accent"
            >
              <input
                type="radio"
                name="route-track"
                checked={chosen === index}
                // One tab stop for the group; the arrow keys move within it.
                tabIndex={(chosen ?? 0) === index ? 0 : -1}
                onChange={() => onChoose(index)}
                aria-label={label}
                aria-describedby={key}
                className="size-5 shrink-0 accent-accent"
              />
              <RouteOutline outline={outline} />
              <span className="min-w-0 flex-1 leading-snug">
                <bdi aria-hidden className="block font-medium wrap-anywhere">
                  {label}
                </bdi>
                <span id={key} className="block text-sm text-text-soft tabular-nums">
                  {isAll ? words.allTracksHint(distance) : distance}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </div>
  )
}
