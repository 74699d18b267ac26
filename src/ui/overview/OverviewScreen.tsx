import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { HOME_SCOPE } from '../../model/changes/actions'
import { checkStates, remarksOf } from '../../model/fieldCheck'
import type { DrawingId, TochtId, WholeTocht } from '../../model/types'
import { isDoubtful } from '../../model/routeDoubts'
import { useServices, useTochten } from '../../store/context'
import { exportPath, HOME_PATH } from '../paths'
import { Button } from '../shared/buttons/Button'
import { DeletedCard } from '../shared/notices/DeletedCard'
import { LoadedPart } from '../shared/loading/LoadedPart'
import { lazyPart } from '../shared/loading/lazyPart'
import { RemarkList } from '../shared/notices/RemarkList'
import { ScreenHeader } from '../shared/ScreenHeader'
import { TochtTitle } from '../shared/TochtTitle'
import { useToast } from '../shared/toasts/toastContext'
import { useGoBack } from '../shared/useGoBack'
import { useWhole } from '../shared/useWhole'
import { VersionText } from '../shared/VersionText'
import { useMedia } from '../shared/useMedia'
import { useWords } from '../words/words'
import { ChosenBar, ChosenHead } from './ChosenBar'
import { DrawingList } from './DrawingList'
import { KeysHint } from './KeysHint'
import { LoadPart } from './load/LoadPart'
import { TochtMenuPart } from './TochtMenuPart'
import { RenamePopover } from './RenamePopover'
import { ShareButton } from './sharing/ShareButton'
import { SummaryBar } from './SummaryBar'
import { useChosen } from './useChosen'
import { useDrawingActions } from './useDrawingActions'
import { useOverviewDialogs } from './useOverviewDialogs'
import '../style/screens.css'

const LargeDrawing = lazyPart(async () => (await import('./LargeDrawing')).LargeDrawing)
const WIDE = '(min-width: 90rem)'

/** The drawings of one tocht in walking order. */
export const OverviewScreen = ({ tochtId }: { readonly tochtId: TochtId }) => {
  const words = useWords()
  const toast = useToast()
  const goBack = useGoBack(HOME_PATH)
  const { store } = useServices()
  const [leaving, setLeaving] = useState(false)
  const state = useTochten((all) => all)
  const whole = useWhole(state, tochtId)
  if (!whole) return leaving ? null : <Navigate to={HOME_PATH} replace />

  const remove = () => {
    setLeaving(true)
    const changed = store.dispatch({ type: 'deleteTocht', tocht: tochtId, when: Date.now() })
    // Another tab may have deleted it already.
    const undo = changed ? { scope: HOME_SCOPE, label: words.undoIt } : undefined
    toast({ text: words.overview.deleted(whole.tocht.name), ...(undo && { undo }) })
    goBack()
  }
  const index = state.order.indexOf(tochtId)
  return <Overview whole={whole} index={index} deleted={index < 0 && !leaving} onDelete={remove} />
}

interface Props {
  readonly whole: WholeTocht
  readonly index: number
  /** Whether another tab has deleted the tocht. */
  readonly deleted: boolean
  readonly onDelete: () => void
}

const Overview = ({ whole, index, deleted, onDelete }: Props) => {
  const {
    overview: words,
    field: { withRemarks },
    version,
  } = useWords()
  const navigate = useNavigate()
  const { tocht, drawings } = whole
  const { drawings: order } = tocht
  const actions = useDrawingActions(tocht)
  const chosen = useChosen(order)
  const states = useMemo(() => checkStates(drawings), [drawings])
  const [isFiltered, setFiltered] = useState(false)
  const hasRemarks = useMemo(() => remarksOf(drawings).length > 0, [drawings])
  const hasDoubts = useMemo(() => drawings.some(isDoubtful), [drawings])
  const dialogs = useOverviewDialogs(whole, index, actions)
  const isWide = useMedia(WIDE)

  const move = (moved: readonly DrawingId[], before: DrawingId | undefined) => {
    if (actions.move(moved, before)) actions.say.moved(moved, before)
  }

  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col min-[90rem]:max-w-[110rem]">
      <div inert={deleted} className="sticky top-0 z-20 bg-canvas">
        <ScreenHeader parent={HOME_PATH} title={<TochtTitle name={tocht.name} />}>
          <RenamePopover tocht={tocht} />
        </ScreenHeader>
        {chosen.ids ? (
          <ChosenHead order={order} ids={chosen.ids} chosen={chosen} />
        ) : (
          <SummaryBar
            tocht={tocht}
            drawings={drawings}
            states={states}
            onDelete={onDelete}
            onChoose={() => chosen.choose([])}
          />
        )}
        {drawings.length > 0 && (
          <section aria-label={version.title} className="pad-safe-x pb-1">
            <VersionText whole={whole} />
          </section>
        )}
      </div>
      <main inert={deleted} className="pad-safe-x flex-1 py-2">
        {drawings.length === 0 && <p className="pb-3 text-text-soft">{words.empty}</p>}
        {hasRemarks && !chosen.ids && (
          <Button
            aria-pressed={isFiltered}
            className="mb-3 aria-pressed:bg-accent aria-pressed:text-on-accent"
            onClick={() => setFiltered(!isFiltered)}
          >
            {withRemarks}
          </Button>
        )}
        {hasRemarks && isFiltered && !chosen.ids ? (
          <RemarkList whole={whole} index={index} />
        ) : (
          <div className="flex items-start gap-6">
            <div className="min-w-0 flex-1">
              <DrawingList
                tocht={tocht}
                index={index}
                drawings={drawings}
                states={states}
                chosen={chosen}
                onPreview={dialogs.preview}
                onMove={move}
                onAdd={actions.add}
              />
            </div>
            {isWide && (
              <LoadedPart>
                <LargeDrawing whole={whole} index={index} />
              </LoadedPart>
            )}
          </div>
        )}
      </main>
      <nav className="pad-safe-x pad-safe-bottom sticky bottom-0 z-20 flex flex-wrap justify-center gap-2 bg-canvas pt-2 max-sm:[&_button]:px-2">
        {deleted ? (
          <DeletedTocht tocht={tocht.id} />
        ) : (
          <>
            <KeysHint />
            {chosen.ids ? (
              <ChosenBar order={order} ids={chosen.ids} chosen={chosen} actions={actions} />
            ) : (
              <>
                <Button look="solid" onClick={() => void navigate(exportPath(index))}>
                  <Printer className="hidden size-5 sm:block" aria-hidden />
                  {words.export}
                </Button>
                <LoadPart tocht={tocht} />
                <ShareButton whole={whole} />
                <TochtMenuPart
                  index={index}
                  isEmpty={drawings.length === 0}
                  isDoubtful={hasDoubts}
                  onList={dialogs.list}
                />
              </>
            )}
          </>
        )}
      </nav>
      {!deleted && dialogs.layer}
    </div>
  )
}

/** Replaces the actions when another tab has deleted the tocht. */
const DeletedTocht = ({ tocht }: { readonly tocht: TochtId }) => {
  const { deleted: words } = useWords()
  const { store } = useServices()
  const goBack = useGoBack(HOME_PATH)
  return (
    <DeletedCard
      text={words.tocht}
      onClose={goBack}
      onPutBack={() => void store.dispatch({ type: 'restoreTocht', tocht })}
    />
  )
}
