import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words'

export type SectionState = 'done' | 'current' | 'later'

interface Props {
  readonly number: number
  readonly name: string
  readonly state: SectionState
  readonly children: ReactNode
}

const NUMBERS: Readonly<Record<SectionState, string>> = {
  done: 'bg-accent-soft text-accent-text',
  current: 'bg-accent text-on-accent',
  later: 'bg-panel-active text-text-soft',
}

/** A step, with a number that shows its state. */
export const ChooseSection = ({ number, name, state, children }: Props) => {
  const words = useWords().routeScreen
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`flex flex-col gap-3 rounded-xl bg-panel p-3 sm:p-4 ${state === 'current' ? 'inset-ring-2 inset-ring-accent' : ''}`}
    >
      <h2 className="flex items-center gap-3 text-lg font-semibold">
        <span
          aria-hidden
          className={`grid size-8 shrink-0 place-items-center rounded-full text-base tabular-nums ${NUMBERS[state]}`}
        >
          {state === 'done' ? <Check className="size-5" /> : number}
        </span>
        <span aria-live="polite" className="sr-only">
          {words.step(number, name, words.states[state])}
        </span>
        <span aria-hidden>{name}</span>
      </h2>
      {children}
    </li>
  )
}
