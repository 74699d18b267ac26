import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cumulativeDistances } from '../../model/legs'
import { canvasOf } from '../../model/lookups'
import { sheetOf } from '../../model/sheet/readSheet'
import { THUMBNAIL_PEN } from '../../render/pen'
import type { LeftPlace } from '../../storage/database/leftPlaces'
import type { DrawingIds } from '../paths'
import { Button } from '../shared/buttons/Button'
import { hasKeysOfItsOwn, hasModifier } from '../shared/keys/shortcuts'
import { LeaveGone } from '../shared/notices/LeaveGone'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { AwakeText } from './AwakeText'
import { CallLinks } from './CallLinks'
import { distancesText } from './distancesText'
import { FieldFrame } from './FieldFrame'
import { neighboursOf, type Neighbours, isLastRow } from './neighboursOf'
import { PlaceFacts } from './PlaceFacts'
import { PlacePicture } from './PlacePicture'
import { useWalkPlace, type WalkPlace } from './useWalkPlace'

interface Props {
  readonly ids: DrawingIds
  readonly left: LeftPlace | undefined
}

/** Leads a walk, one drawing or fish-bone row at a time. */
export const LeadScreen = ({ ids, left }: Props) => {
  const words = useWords().field
  const place = useWalkPlace('lead', ids, left)
  const { previous, next }: Partial<Neighbours> = place ? neighboursOf(place) : {}
  useTurningKeys(previous, next)
  if (!place) return <LeaveGone tocht={ids.tocht} />

  const { whole, tochtIndex, drawingIndex } = place
  return (
    <FieldFrame
      tocht={whole.tocht}
      tochtIndex={tochtIndex}
      title={words.title(drawingIndex + 1, whole.drawings.length)}
      picture={<PlacePicture place={place} onPrevious={previous} onNext={next} />}
      buttons={
        <div className="flex flex-col gap-2">
          <CallLinks />
          <div className="grid grid-cols-[1fr_2fr] gap-2">
            <Button onClick={previous} disabled={!previous} className="min-h-18">
              {words.previous}
            </Button>
            <Button look="solid" onClick={next} disabled={!next} className="min-h-18 text-lg">
              {words.next}
            </Button>
          </div>
        </div>
      }
    >
      <LeadFacts place={place} />
      <AwakeText />
    </FieldFrame>
  )
}

const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp'])
const ON = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' '])

/** Goes to the previous or next place with the keys that presenters and foot pedals send. */
const useTurningKeys = (previous: (() => void) | undefined, next: (() => void) | undefined): void => {
  /** Whether the focus was moved by keyboard. */
  const reached = useRef(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (hasModifier(event) || hasKeysOfItsOwn(event)) return
    if (key === 'Tab') reached.current = true
    // Pedals send Space, too. So Space activates a button reached by Tab, but not one last pressed by a finger.
    if (key === ' ' && reached.current && target instanceof Element && target.closest('a, button, summary')) return
    if (!BACK.has(key) && !ON.has(key)) return
    event.preventDefault()
    if (BACK.has(key)) previous?.()
    else next?.()
  })
  // Listens before the first paint, so that a pedal that is pressed at once counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    const onPress = (): void => {
      reached.current = false
    }
    // Chromium keeps a button active after a finger leaves it, and would press the button at the next key up.
    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key === ' ' && !reached.current && !hasKeysOfItsOwn(event)) event.preventDefault()
    }
    addEventListener('keydown', listener)
    addEventListener('keyup', onKeyUp)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', listener)
      removeEventListener('keyup', onKeyUp)
      removeEventListener('pointerdown', onPress)
    }
  }, [])
}

/**
 * The facts of the current place, the distances walked and remaining, and a small preview of the next drawing. After the
 * last one a new walk can begin: the place of an earlier one is kept.
 */
const LeadFacts = ({ place }: { readonly place: WalkPlace }) => {
  const allWords = useWords()
  const { field: words } = allWords
  const { whole, drawingIndex } = place
  const { tocht, drawings } = whole
  const options = sheetOf(tocht)
  const { total, remaining } = cumulativeDistances(drawings, options).drawings[drawingIndex] ?? {}
  const distances = distancesText(allWords, [total, words.walked], [remaining, words.remaining])
  const isLast = isLastRow(place)
  const next = isLast ? drawings[drawingIndex + 1] : undefined
  const isAtEnd = isLast && !next
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <PlaceFacts place={place} />
        {distances !== '' && <p className="font-medium tabular-nums">{distances}</p>}
      </div>
      {next && (
        <figure className="w-20 shrink-0 short:w-14 text-center text-xs text-text-soft">
          <span className="block h-20 short:h-14 opacity-65 forced-colors:opacity-100">
            <DrawingPicture elements={next.elements} canvas={canvasOf(tocht)} pen={THUMBNAIL_PEN} part="card" />
          </span>
          <figcaption className="tabular-nums">{words.comesNext(drawingIndex + 2)}</figcaption>
        </figure>
      )}
      {isAtEnd && (drawingIndex > 0 || place.passed > 0) && (
        <Button look="raised" onClick={place.begin}>
          {words.beginAgain}
        </Button>
      )}
    </div>
  )
}
