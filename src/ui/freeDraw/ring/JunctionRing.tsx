import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { STRAIGHT_ON } from '../../../model/junction'
import type { DrawingId } from '../../../model/types'
import { lastAt } from '../../../model/undo/history'
import { useHistory, useServices } from '../../../store/context'
import { useWords } from '../../words/words'
import { COMMANDS, type Travel } from '../commands'
import { HelpButton } from '../toolBar/HelpButton'
import { HistoryButtons } from '../toolBar/HistoryButtons'
import { IconMenu } from '../toolBar/IconMenu'
import { NeighbourButtons } from '../toolBar/NeighbourButtons'
import { ToolButton } from '../toolBar/ToolButton'
import { afterTap, type RingTarget } from './ringTarget'
import { RingTargets } from './RingTargets'
import { stateText } from './stateText'
import type { Press } from './usePress'
import { useRing, type RingOptions } from './useRing'
import { useRingKeys } from './useRingKeys'

interface Props extends RingOptions {
  readonly onClose: () => void
  readonly onHelp: () => void
  readonly travel: Travel
  readonly icon: ComponentProps<typeof IconMenu>
}

/** The last tap. */
interface Tapped {
  readonly target: RingTarget
  readonly drawing: DrawingId
  /** Identifies the last undo step of the drawing after the tap. */
  readonly at: number | undefined
}

/**
 * Two rows on a phone, where the roads fan out around the way in; most phones have no room for Help. The classes below
 * change this for other screens.
 */
const RING_SHAPE =
  'peer absolute inset-0 pad-safe-bottom grid auto-rows-[44px] grid-cols-8 px-1 pt-1 [grid-template-areas:"jn_rb_st_hl_so_hr_un_re"_"pr_ic_le_sl_fb_sr_ri_ne"]'
/** Three rows on a narrow phone, as high as the tools there. */
const NARROW =
  'max-[22rem]:justify-center max-[22rem]:grid-cols-[repeat(7,44px)] max-[22rem]:[grid-template-areas:"jn_rb_st_he_ic_un_re"_"._._hl_so_hr_._."_"pr_le_sl_fb_sr_ri_ne"]'
const WIDE_PHONE =
  'min-[25.5rem]:grid-cols-9 min-[25.5rem]:[grid-template-areas:"jn_rb_st_he_hl_so_hr_un_re"_"pr_ic_._le_sl_fb_sr_ri_ne"]'
const ONE_ROW =
  'row:justify-center row:[grid-template-columns:repeat(4,44px)_minmax(0,24px)_repeat(8,44px)_minmax(0,24px)_repeat(4,44px)] row:[grid-template-areas:"jn_rb_st_ic_._sl_le_hl_so_hr_ri_sr_fb_._un_re_pr_ne"]'
/** On a phone in landscape the ring is wider than the tools, if the paper leaves room. */
const PHONE_LANDSCAPE =
  'beside:max-lg:right-auto beside:max-lg:content-center-safe beside:max-lg:overflow-y-auto beside:max-lg:pad-safe-x beside:max-lg:grid-cols-[repeat(3,44px)] beside:max-lg:[grid-template-areas:"jn_st_he"_"hl_so_hr"_"le_rb_ri"_"sl_fb_sr"_"un_ic_re"_"pr_._ne"]'
const COLUMN =
  'lg:pad-safe-x lg:content-center lg:gap-0.5 lg:grid-cols-[repeat(6,minmax(0,1fr))] lg:[grid-template-areas:"jn_jn_jn_jn_jn_jn"_"hl_hl_so_so_hr_hr"_"le_le_rb_rb_ri_ri"_"sl_sl_fb_fb_sr_sr"_"st_st_st_st_st_st"_"ic_ic_ic_ic_ic_ic"_"un_un_un_re_re_re"_"pr_pr_pr_ne_ne_ne"]'

/** All roads of a junction as targets, shown instead of the tools. */
export const JunctionRing = ({ onClose, onHelp, travel, icon, ...options }: Props) => {
  const words = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const { store } = useServices()
  const { id } = options.drawing
  const at = useHistory((history) => lastAt(history, id))
  const [tapped, setTapped] = useState<Tapped>()
  // After an undo or redo the tap is forgotten: `InkAnnouncer` then announces the drawing.
  if (tapped && (tapped.drawing !== id || tapped.at !== at)) setTapped(undefined)
  const { junction, doubts, preview, endPreview, take } = useRing(options)
  const tap = (target: RingTarget, isLong: boolean) => {
    if (take(afterTap(junction, target, isLong))) setTapped({ target, drawing: id, at: lastAt(store.getHistory(), id) })
  }
  /** The drawing on which a press began; another drawing may open before the release. */
  const restsOn = useRef<DrawingId>(undefined)
  const pressOf = (target: RingTarget): Press => ({
    onRest: (isLong) => {
      restsOn.current = id
      preview(afterTap(junction, target, isLong))
    },
    onCancel: () => {
      restsOn.current = undefined
      endPreview()
    },
    onPress: (isLong) => {
      const meant = restsOn.current ?? id
      restsOn.current = undefined
      if (meant === id) tap(target, isLong)
      else endPreview()
    },
  })
  useRingKeys(bar, tap)
  // Focuses the ring, so that its keys work.
  useEffect(() => bar.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={bar}
      data-ring
      className={`${RING_SHAPE} ${NARROW} ${WIDE_PHONE} ${ONE_ROW} ${PHONE_LANDSCAPE} ${COLUMN}`}
    >
      <ToolButton command="junction" on onClick={onClose} style={{ gridArea: 'jn' }}>
        {COMMANDS.junction.picture}
      </ToolButton>
      <HelpButton onHelp={onHelp} className="[grid-area:he] min-[22rem]:max-[25.5rem]:hidden row:hidden" />
      <IconMenu {...icon} style={{ gridArea: 'ic' }} />
      <RingTargets junction={junction} doubts={doubts} pressOf={pressOf} />
      <div className="contents [&>:first-child]:[grid-area:un] [&>:last-child]:[grid-area:re]">
        <HistoryButtons drawing={travel.drawing} onUndo={travel.onUndo} onRedo={travel.onRedo} />
      </div>
      <div className="contents [&>:first-child]:[grid-area:pr] [&>:last-child]:[grid-area:ne]">
        <NeighbourButtons onPrevious={travel.onPrevious} onNext={travel.onNext} />
      </div>
      <p aria-live="polite" className="sr-only">
        {tapped && stateText(words.ring, junction, tapped.target)}
      </p>
    </div>
  )
}

/** The selector of the target straight on, which is the most frequent exit. */
const FIRST = `[data-direction="${STRAIGHT_ON}"]`
