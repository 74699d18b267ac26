import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { FREE_DRAW } from '../../model/types'
import { newId } from '../../platform/newId'
import type { Language } from '../../storage/settings/languages'
import { useServices } from '../../store/context'
import { overviewPath } from '../paths'
import { Button, buttonClass } from '../shared/buttons/Button'
import { useShownLanguage, useWords } from '../words/words'
import { ChooseTypeButton } from './ChooseTypeButton'
import { exampleTochten } from './example/exampleTochten'
import sheetEn from './example/sheetEn.png'
import sheetNl from './example/sheetNl.png'
import { useNewTocht } from './useNewTocht'

/** The printed example; created by `npm run pictures`. */
const SHEETS: Readonly<Record<Language, string>> = { en: sheetEn, nl: sheetNl }

/** The home screen without tochten: what the app produces, and how to begin. */
export const EmptyHome = () => {
  const words = useWords().home
  const create = useNewTocht()
  const showExample = useExample()
  return (
    <div className="grid items-center gap-8 md:grid-cols-2">
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-prose text-lg">{words.empty}</p>
        <Button
          look="solid"
          className="min-h-16 w-full max-w-sm gap-3 text-xl sm:text-xl"
          onClick={() => create(FREE_DRAW)}
        >
          <Plus className="size-7" aria-hidden />
          <span>{words.add}</span>
        </Button>
        <div className="flex w-full max-w-sm flex-wrap gap-2">
          <ChooseTypeButton className={`${buttonClass('quiet')} flex-1 whitespace-nowrap`} />
          <Button className="flex-1 whitespace-nowrap" onClick={showExample}>
            {words.example}
          </Button>
        </div>
      </div>
      <img
        src={SHEETS[useShownLanguage()]}
        alt={words.examplePicture}
        width={827}
        height={620}
        className="h-auto w-full max-w-xl rounded-lg bg-white ring-1 ring-line"
      />
    </div>
  )
}

/** Adds the example tochten to an empty home screen, and opens the one in boxes. */
const useExample = (): (() => void) => {
  const words = useWords().example
  const { store } = useServices()
  const navigate = useNavigate()
  return () => {
    const wholes = exampleTochten(words, newId)
    for (const whole of wholes) store.dispatch({ type: 'addTocht', ...whole })
    void navigate(overviewPath(0, wholes[0]?.tocht.style ?? 0))
  }
}
