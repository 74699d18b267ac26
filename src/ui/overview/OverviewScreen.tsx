import { useMemo, useState } from 'react'
import { HOME_SCOPE } from '../../model/changes/actions'
import { checkStates, remarksOf } from '../../model/fieldCheck'
import type { TochtId, WholeTocht } from '../../model/types'
import { useServices, useTochten } from '../../store/context'
import { deleteTocht } from '../../store/deleteTocht'
import { HOME_PATH } from '../paths'
import { Button } from '../shared/buttons/Button'
import { LeaveGone } from '../shared/notices/LeaveGone'
import { RemarkList } from '../shared/notices/RemarkList'
import { PrintedDrawings } from '../shared/PrintedDrawings'
import { useToast } from '../shared/toasts/toastContext'
import { useGoBack } from '../shared/useGoBack'
import { useMedia, SPREAD } from '../shared/useMedia'
import { useWhole } from '../shared/useWhole'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'
import { LargeDrawing } from './LargeDrawing'
import { OverviewBar } from './OverviewBar'
import { OverviewHead } from './OverviewHead'
import { DrawingList } from './tiles/DrawingList'
import { useDrawingActions } from './useDrawingActions'
import { useOverviewDialogs } from './useOverviewDialogs'
import { useSelectedDrawings } from './useSelectedDrawings'

/** The drawings of one tocht in walking order. */
export const OverviewScreen = ({ tochtId }: { readonly tochtId: TochtId }) => {
  const words = useWords()
  const toast = useToast()
  const goBack = useGoBack(HOME_PATH)
  const { store } = useServices()
  const [leaving, setLeaving] = useState(false)
  const state = useTochten((all) => all)
  const whole = useWhole(state, tochtId)
  const tochtIndex = state.order.indexOf(tochtId)
  if (tochtIndex < 0 && !leaving) return <LeaveGone tocht={tochtId} />
  if (!whole) return null

  const remove = () => {
    setLeaving(true)
    const changed = deleteTocht(store, tochtId, Date.now())
    // Another tab may have deleted it already.
    const undo = changed ? { scope: HOME_SCOPE, label: words.undoIt } : undefined
    toast({ text: words.overview.deleted(shownName(whole.tocht.name, tochtIndex, words)), ...(undo && { undo }) })
    goBack()
  }
  return <Overview whole={whole} tochtIndex={tochtIndex} onDelete={remove} />
}

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  readonly onDelete: () => void
}

const Overview = ({ whole, tochtIndex, onDelete }: Props) => {
  const words = useWords().overview
  const { tocht, drawings } = whole
  const actions = useDrawingActions(tocht)
  const selected = useSelectedDrawings(tocht.drawings)
  const states = useMemo(() => checkStates(drawings), [drawings])
  const [isFiltered, setFiltered] = useState(false)
  const hasRemarks = useMemo(() => remarksOf(drawings).length > 0, [drawings])
  const canFilter = hasRemarks && !selected.ids
  const dialogs = useOverviewDialogs(whole, tochtIndex, actions)
  const isWide = useMedia(SPREAD)
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col spread:max-w-[110rem]">
      <OverviewHead whole={whole} tochtIndex={tochtIndex} selected={selected} states={states} onDelete={onDelete} />
      <main className="pad-safe-x flex-1 py-2">
        {drawings.every(({ elements }) => elements.length === 0) && (
          <p className="pb-3 text-text-soft">{drawings.length === 0 ? words.empty : words.emptyFirst}</p>
        )}
        {canFilter && <RemarkFilter isOn={isFiltered} onPress={() => setFiltered(!isFiltered)} />}
        {canFilter && isFiltered ? (
          <RemarkList whole={whole} tochtIndex={tochtIndex} />
        ) : (
          <div className="flex items-start gap-6">
            <div className="min-w-0 flex-1">
              <DrawingList
                tocht={tocht}
                tochtIndex={tochtIndex}
                drawings={drawings}
                states={states}
                selected={selected}
                onPreview={dialogs.preview}
                onMove={actions.moveAndSay}
                onAdd={actions.add}
              />
            </div>
            {isWide && <LargeDrawing whole={whole} tochtIndex={tochtIndex} />}
          </div>
        )}
      </main>
      <OverviewBar
        whole={whole}
        tochtIndex={tochtIndex}
        selected={selected}
        actions={actions}
        onDetails={dialogs.details}
      />
      {dialogs.layer}
      <PrintedDrawings tocht={tocht} drawings={drawings} />
    </div>
  )
}

interface FilterProps {
  readonly isOn: boolean
  readonly onPress: () => void
}

/** A toggle that shows only the drawings with remarks. */
const RemarkFilter = ({ isOn, onPress }: FilterProps) => (
  <Button aria-pressed={isOn} className="mb-3 aria-pressed:bg-accent aria-pressed:text-on-accent" onClick={onPress}>
    {useWords().field.withRemarks}
  </Button>
)
