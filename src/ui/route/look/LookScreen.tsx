import { Undo2 } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { isDoubtful, isFromOsm, routeDoubtsOf } from '../../../model/routeDoubts'
import type { TochtId, WholeTocht } from '../../../model/types'
import { canUndo } from '../../../model/undo/history'
import { isMostlyDoubtful } from '../../../route/boxes/chooseBoxes'
import { useHistory, useTochten } from '../../../store/context'
import { overviewPath } from '../../paths'
import { Button } from '../../shared/buttons/Button'
import { IconButton } from '../../shared/buttons/IconButton'
import { useKeptRoads } from '../../shared/evidence/useKeptRoads'
import { shortcutTextIn, UNDO_SHORTCUTS, useShortcuts } from '../../shared/keys/shortcuts'
import { LeaveGone } from '../../shared/notices/LeaveGone'
import { ScreenHeader } from '../../shared/ScreenHeader'
import { useUndoRedo } from '../../shared/toasts/useUndoRedo'
import { useWhole } from '../../shared/useWhole'
import { shownName } from '../../words/shownName'
import { useWords } from '../../words/words'
import { DoubtfulList } from './DoubtfulList'
import { OtherDrawings } from './OtherDrawings'

/** The drawings made from a route, doubtful ones first. */
export const LookScreen = ({ tochtId }: { readonly tochtId: TochtId }) => {
  const state = useTochten((all) => all)
  const whole = useWhole(state, tochtId)
  if (!whole || !state.order.includes(tochtId)) return <LeaveGone tocht={tochtId} />
  return <Review whole={whole} tochtIndex={state.order.indexOf(tochtId)} />
}

const Review = ({ whole, tochtIndex }: { readonly whole: WholeTocht; readonly tochtIndex: number }) => {
  const { tocht, drawings } = whole
  const allWords = useWords()
  const words = allWords.routeScreen
  const navigate = useNavigate()
  const undoRedo = useUndoRedo()
  const undoable = useHistory((history, state) => canUndo(history, state, tocht.id))
  useShortcuts(UNDO_SHORTCUTS, (command) => undoRedo(command, tocht.id))
  const heading = useHeadingOnEntry()
  const { kept, isRead } = useKeptRoads(tocht.id)
  const doubtful = drawings.filter(isDoubtful)
  const parent = overviewPath(tochtIndex, tocht.style)
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col">
      <div className="sticky top-0 z-20 bg-canvas">
        <ScreenHeader
          parent={parent}
          title={
            <h1 ref={heading} tabIndex={-1} className="text-lg font-semibold tabular-nums outline-none">
              {allWords.home.drawings(drawings.length)}
            </h1>
          }
        >
          <IconButton
            label={allWords.overview.revert}
            shortcut={shortcutTextIn(UNDO_SHORTCUTS, 'undo')}
            disabled={!undoable}
            onClick={() => undoRedo('undo', tocht.id)}
          >
            <Undo2 className="size-5" />
          </IconButton>
        </ScreenHeader>
      </div>
      <main className="pad-safe-x flex flex-1 flex-col gap-4 py-2">
        <LookNotes
          whole={whole}
          tochtIndex={tochtIndex}
          doubtful={doubtful.length}
          hasRoads={kept !== undefined || !isRead}
        />
        <DoubtfulList whole={whole} tochtIndex={tochtIndex} doubtful={doubtful} kept={kept} />
        <OtherDrawings whole={whole} tochtIndex={tochtIndex} doubtful={doubtful} kept={kept} />
        <footer className="flex flex-col gap-1 text-sm text-text-soft">
          {kept && kept.roadCount.byClass > 0 && <p>{words.byClass(kept.roadCount.byClass, kept.roadCount.shown)}</p>}
          {isFromOsm(tocht) && <p>{allWords.route.credit}</p>}
        </footer>
      </main>
      <nav className="pad-safe-x pad-safe-bottom sticky bottom-0 z-20 bg-canvas pt-2">
        <Button look="solid" className="w-full" onClick={() => void navigate(parent, { replace: true })}>
          {words.done}
        </Button>
      </nav>
    </div>
  )
}

/** Focuses the heading on entry, except after Back, because the focused button of the previous screen is gone. */
const useHeadingOnEntry = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!isBack) scrollTo(0, 0)
    // Moves the focus in a separate task, because focusing forces a layout.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isBack])
  return heading
}

interface NotesProps {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  /** The number of doubtful drawings. */
  readonly doubtful: number
  readonly hasRoads: boolean
}

/** How certain the drawings are, and what their pictures show. */
const LookNotes = ({ whole: { tocht, drawings }, tochtIndex, doubtful, hasRoads }: NotesProps) => {
  const words = useWords().routeScreen
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium wrap-anywhere">
        <bdi>{shownName(tocht.name, tochtIndex, useWords())}</bdi>
      </p>
      <p role="status">{doubtful > 0 ? words.doubtful(doubtful) : words.noDoubts}</p>
      {isMostlyDoubtful(drawings.map(routeDoubtsOf)) && (
        <p className="rounded-lg bg-danger-soft p-3 text-danger">{words.town}</p>
      )}
      <p className="text-sm text-text-soft">{hasRoads ? words.legend : words.noRoads}</p>
    </div>
  )
}
