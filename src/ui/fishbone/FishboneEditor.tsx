import { useState } from 'react'
import { Link } from 'react-router-dom'
import { MOST_ROWS } from '../../constants'
import { canvasOf } from '../../model/lookups'
import { FREE_DRAW } from '../../model/types'
import { useServices } from '../../store/context'
import type { Seen } from '../../store/useSeen'
import { editorPath, overviewPath } from '../paths'
import { buttonClass } from '../shared/buttons/Button'
import { HelpButton } from '../shared/buttons/HelpButton'
import { ShortcutsDialog } from '../shared/dialogs/ShortcutsDialog'
import { useShortcuts } from '../shared/keys/shortcuts'
import { PrintedDrawings } from '../shared/PrintedDrawings'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useToast } from '../shared/toasts/toastContext'
import { useClear } from '../shared/toasts/useClear'
import { useWords } from '../words/words'
import { FishbonePad } from './FishbonePad'
import { FishbonePaper } from './FishbonePaper'
import { FISHBONE_PICTURES } from './pictures'
import { fishboneShortcutText, FISHBONE_SHORTCUTS, type FishboneCommand } from './shortcuts'
import { rowText, spokenRow } from './spokenRow'
import { useFishbone, type FishboneInHand } from './useFishbone'

/** The fish-bone editor, which builds a fish-bone row by row. One press adds a side road or goes to another row. */
export const FishboneEditor = ({ state, tocht, drawing }: Seen) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const [helping, setHelping] = useState(false)
  const refuse = () => toast({ error: true, text: words.fishbone.full(MOST_ROWS) })
  const fishbone = useFishbone(drawing, refuse)
  const tochtIndex = state.order.indexOf(tocht.id)
  const drawingIndex = tocht.drawings.indexOf(drawing.id)
  const empty = drawing.elements.length === 0
  const clear = useClear(drawing)

  const run = (command: FishboneCommand, repeats = false) => {
    const before = inkNow()
    if (command === 'help') setHelping(true)
    else if (fishbone) COMMANDS[command](fishbone, repeats)
    else if (command === 'undo') store.undo(drawing.id)
    else if (command === 'redo') store.redo(drawing.id)
    if (command === 'reverse' && inkNow() !== before) toast({ text: words.fishbone.reversed })
  }
  const inkNow = () => store.getState().drawings[drawing.id]?.elements
  useShortcuts(FISHBONE_SHORTCUTS, run)

  return (
    <div className="fixed inset-0 flex h-dvh flex-col overflow-hidden bg-desk">
      <ScreenHeader
        parent={overviewPath(tochtIndex, tocht.style)}
        title={<h1 className="truncate text-lg font-semibold tabular-nums">{words.editor.title(drawingIndex + 1)}</h1>}
      >
        <RowStatus fishbone={fishbone} />
        <HelpButton shortcut={fishboneShortcutText('help')} onHelp={() => setHelping(true)} />
      </ScreenHeader>
      <main className="mx-auto flex min-h-0 w-full flex-1 flex-col beside:flex-row-reverse lg:justify-center lg:gap-4">
        <div className="relative min-h-0 min-w-0 flex-1 px-2 lg:max-w-xl beside:p-2">
          <FishbonePaper elements={drawing.elements} canvas={canvasOf(tocht)} fishbone={fishbone} />
          {fishbone && empty && <BeginHint />}
          {!fishbone && <NotFishbone path={editorPath(tochtIndex, FREE_DRAW, drawingIndex)} />}
        </div>
        <FishbonePad drawing={drawing.id} empty={empty} fishbone={fishbone} onCommand={run} onReset={clear} />
      </main>
      <PrintedDrawings tocht={tocht} drawings={[drawing]} />
      {helping && <FishboneHelp onClose={() => setHelping(false)} />}
    </div>
  )
}

/** The current row. It is always there, so that screen readers announce each change. */
const RowStatus = ({ fishbone }: { readonly fishbone: FishboneInHand | undefined }) => {
  const words = useWords().fishbone
  return (
    <p
      role="status"
      className="pr-2 text-sm text-text-soft tabular-nums max-sm:w-[4rem] max-sm:pr-0 max-sm:text-right max-sm:text-xs"
    >
      {fishbone && (
        <>
          <span aria-hidden>{rowText(words, fishbone)}</span>
          <span className="sr-only">{spokenRow(words, fishbone)}</span>
        </>
      )}
    </p>
  )
}

const BeginHint = () => (
  <p className="pointer-events-none absolute inset-x-6 top-[58%] mx-auto max-w-xs text-center text-sm text-balance text-text-soft">
    {useWords().fishbone.begins}
  </p>
)

/** Says that the drawing is not a fish-bone, with a link to the editor that can change it. */
const NotFishbone = ({ path }: { readonly path: string }) => {
  const words = useWords().fishbone
  return (
    <p className="absolute inset-x-4 bottom-4 mx-auto flex max-w-md flex-wrap items-center gap-2 rounded-xl border border-line bg-desk p-4">
      <span>{words.notFishbone}</span>
      <Link to={path} className={buttonClass('quiet')}>
        {words.freeDraw}
      </Link>
    </p>
  )
}

const FishboneHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords()
  return (
    <ShortcutsDialog
      shortcuts={FISHBONE_SHORTCUTS}
      names={{ ...words.editor, ...words.fishbone }}
      pictures={FISHBONE_PICTURES}
      hints={[words.fishbone.begins]}
      keyHints={[words.fishbone.keys]}
      onClose={onClose}
    />
  )
}

type Act = (fishbone: FishboneInHand, repeats: boolean) => void

/** The effect of each command. A key that is held down adds, removes, turns and switches only once. */
const COMMANDS: Readonly<Record<Exclude<FishboneCommand, 'help'>, Act>> = {
  up: ({ row, up }, repeats) => {
    if (!repeats || row > 0) up()
  },
  down: ({ row, rows, down }, repeats) => {
    if (!repeats || row < rows.length - 1) down()
  },
  left: ({ add }, repeats) => once(repeats, () => add('left')),
  right: ({ add }, repeats) => once(repeats, () => add('right')),
  dashed: (fishbone, repeats) => once(repeats, fishbone.switchDashed),
  insert: (fishbone, repeats) => once(repeats, fishbone.insert),
  remove: (fishbone, repeats) => once(repeats, fishbone.removeRow),
  reverse: (fishbone, repeats) => once(repeats, fishbone.reverse),
  pickLeft: ({ pickNext }) => pickNext('left'),
  pickRight: ({ pickNext }) => pickNext('right'),
  delete: (fishbone, repeats) => once(repeats, fishbone.removePicked),
  deselect: ({ pick }) => pick(undefined),
  undo: ({ undo }) => undo(),
  redo: ({ redo }) => redo(),
}

const once = (repeats: boolean, act: () => void): void => {
  if (!repeats) act()
}
