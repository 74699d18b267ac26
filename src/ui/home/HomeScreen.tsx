import { Settings, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { hasOwnInk } from '../../model/backup'
import { isExample } from '../../model/examples'
import { listedTochten } from '../../model/lookups'
import { type State, type Tocht, FREE_DRAW } from '../../model/types'
import { MASCOT_SHAPES } from '../../render/mascotShapes'
import { useTochten } from '../../store/context'
import { SETTINGS_PATH } from '../paths'
import { Tip } from '../shared/keys/Tip'
import { noteOpened } from '../shared/lastOpened'
import { BackupText } from '../shared/notices/BackupText'
import { SaveState } from '../shared/notices/SaveState'
import { Artwork, MASCOT_VIEW_BOX } from '../svg/Artwork'
import { useWords } from '../words/words'
import { ChooseTypeButton } from './ChooseTypeButton'
import { EmptyHome } from './EmptyHome'
import { IntroDialog } from './IntroDialog'
import { TochtCard } from './TochtCard'
import { useIntro } from './useIntro'
import { useNewTocht } from './useNewTocht'
import { useTwinTimes } from './useTwinTimes'

/** All tochten, and the way to a new one. */
export const HomeScreen = () => {
  const words = useWords()
  const state = useTochten((all) => all)
  const intro = useIntro(state.order.some((id) => !isExample(id)))
  const title = useRef<HTMLButtonElement>(null)
  useEffect(() => noteOpened(), [])
  /** After the intro the focus goes to the button that opens it again. */
  const leave = (how: () => void) => () => {
    how()
    title.current?.focus()
  }
  const tochten = listedTochten(state)
  return (
    <div className="pad-safe-x mx-auto flex min-h-dvh max-w-7xl flex-col">
      <header className="contents">
        <div className="pad-safe-top sticky top-0 z-20 flex min-h-14 items-center justify-end gap-3 bg-canvas">
          <SaveState />
          <Tip label={words.home.settings}>
            <Link
              to={SETTINGS_PATH}
              aria-label={words.home.settings}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-panel-hover"
            >
              <Settings />
            </Link>
          </Tip>
        </div>
        <h1 className="pb-5 text-2xl leading-tight font-semibold text-balance sm:pb-8 sm:text-3xl">
          <button ref={title} type="button" className="min-h-11 text-left" onClick={() => void intro.install()}>
            {words.landingTitle}
          </button>
        </h1>
      </header>
      <main className={`flex-1 ${intro.open ? 'flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_19rem]' : ''}`}>
        <div className="flex flex-col gap-4">
          {tochten.length === 0 ? <EmptyHome /> : <TochtCards tochten={tochten} state={state} />}
          {hasOwnInk(state) && <BackupText />}
        </div>
        {intro.open && (
          <div className="self-start max-lg:w-full max-lg:max-w-sm">
            <IntroDialog isAsked={intro.isAsked} onClose={leave(intro.close)} onHide={leave(intro.hide)} />
          </div>
        )}
      </main>
      <footer className="pad-safe-bottom flex items-center justify-center gap-2 py-6 text-sm text-text-soft">
        <Artwork shapes={MASCOT_SHAPES} viewBox={MASCOT_VIEW_BOX} className="size-10" />
        <span>{words.copyright}</span>
      </footer>
    </div>
  )
}

const TochtCards = ({ tochten, state }: { readonly tochten: readonly Tocht[]; readonly state: State }) => {
  const times = useTwinTimes(tochten)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]">
      {tochten.map((tocht, tochtIndex) => (
        <li key={tocht.id}>
          <TochtCard tocht={tocht} tochtIndex={tochtIndex} state={state} changed={times[tocht.id]} />
        </li>
      ))}
      <li>
        <AddCard />
      </li>
    </ul>
  )
}

/** The last card: creates a tocht, at once or after a choice of its type. */
const AddCard = () => {
  const words = useWords().home
  const create = useNewTocht()
  return (
    <div className="flex h-full flex-col gap-1 rounded-xl border border-dashed border-control p-2">
      <button
        type="button"
        aria-label={words.add}
        onClick={() => create(FREE_DRAW)}
        className="flex min-h-32 flex-1 flex-col items-center justify-center gap-2 rounded-lg font-medium hover:bg-panel"
      >
        <Plus className="size-8 text-accent-text" aria-hidden />
        <span>{words.add}</span>
      </button>
      <ChooseTypeButton className="min-h-11 rounded-lg text-sm text-text-soft hover:bg-panel hover:text-text" />
    </div>
  )
}
