import { Plus, Settings } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { FREE_DRAW, type Style } from '../../model/types'
import { askToInstall } from '../../platform/install'
import { MASCOT_SHAPES } from '../../render/logoShapes'
import { useTochten } from '../../store/context'
import { SETTINGS_PATH } from '../paths'
import { SaveState } from '../shared/SaveState'
import { Tip } from '../shared/Tip'
import { Artwork, SIGN_VIEW_BOX } from '../svg/Artwork'
import { useWords } from '../words/words'
import { TochtCard } from './TochtCard'
import { useNewTocht } from './useNewTocht'

const NewTochtDialog = lazy(async () => ({ default: (await import('./NewTochtDialog')).NewTochtDialog }))

/** All tochten, and the way to a new one. */
export const HomeScreen = () => {
  const words = useWords()
  const state = useTochten((all) => all)
  const create = useNewTocht()
  const [choosing, setChoosing] = useState<boolean>()
  // The dialog closes with the choice: a second tap on it would make a second tocht.
  const chooseOnce = (style: Style) => {
    if (!choosing) return
    setChoosing(false)
    create(style)
  }
  const tochten = state.order.flatMap((id) => state.tochten[id] ?? [])
  return (
    <div className="pad-safe-x mx-auto flex min-h-dvh max-w-5xl flex-col">
      <header className="flex items-start gap-3 pt-[max(1.25rem,env(safe-area-inset-top))] pb-5 sm:py-8">
        <h1 className="flex-1 text-2xl leading-tight font-semibold text-balance sm:text-3xl">
          <button type="button" className="text-left" onClick={() => void askToInstall()}>
            {words.landingTitle}
          </button>
        </h1>
        <SaveState />
        <Tip label={words.home.settings}>
          <Link
            to={SETTINGS_PATH}
            aria-label={words.home.settings}
            className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-panel-hover"
          >
            <Settings />
          </Link>
        </Tip>
      </header>
      <main className="flex-1">
        {tochten.length === 0 && (
          <div className="mb-6 max-w-prose text-text-soft">
            <p className="text-lg text-text">{words.home.empty}</p>
            <p className="mt-1">{words.home.emptyStep}</p>
          </div>
        )}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {tochten.map((tocht, index) => (
            <li key={tocht.id}>
              <TochtCard tocht={tocht} index={index} state={state} />
            </li>
          ))}
          <li className="flex flex-col gap-1 rounded-xl border border-dashed border-control p-2">
            <button
              type="button"
              aria-label={words.home.add}
              onClick={() => create(FREE_DRAW)}
              className="flex min-h-32 flex-1 flex-col items-center justify-center gap-2 rounded-lg font-medium hover:bg-panel"
            >
              <Plus className="size-8 text-accent-text" aria-hidden />
              {words.home.add}
            </button>
            <button
              type="button"
              onClick={() => setChoosing(true)}
              className="min-h-11 rounded-lg text-sm text-text-soft hover:bg-panel hover:text-text"
            >
              {words.home.chooseType}
            </button>
          </li>
        </ul>
      </main>
      <footer className="pad-safe-bottom flex items-center justify-center gap-2 py-6 text-sm text-text-soft">
        <Artwork shapes={MASCOT_SHAPES} viewBox={SIGN_VIEW_BOX} className="size-10" />
        {words.copyright}
      </footer>
      {choosing !== undefined && (
        <Suspense>
          <NewTochtDialog open={choosing} onClose={() => setChoosing(false)} onChoose={chooseOnce} />
        </Suspense>
      )}
    </div>
  )
}
