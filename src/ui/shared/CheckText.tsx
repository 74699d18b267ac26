import { checkOf, type CheckState } from '../../model/fieldCheck'
import { isolated } from '../../model/texts/isolate'
import type { Drawing } from '../../model/types'
import { remarkIn } from '../words/remarkIn'
import { useWords } from '../words/words'
import { CHECK_COLOURS } from './checkColours'

interface Props {
  readonly drawing: Drawing
  readonly state: CheckState | undefined
}

/** The result of the last check of a drawing, with its time. */
export const CheckText = ({ drawing, state }: Props) => {
  const { field: words } = useWords()
  const check = checkOf(drawing)
  if (!check || !state) return null
  const said = [words.states[state], ...(check.ok ? [] : [isolated(remarkIn(check, words))])]
  return (
    <p className={`text-sm font-medium wrap-anywhere ${CHECK_COLOURS[state]}`}>
      <span>{`${[...new Set(said)].join(': ')} `}</span>
      <span className="font-normal text-text-soft">{`(${words.when(check.at)})`}</span>
    </p>
  )
}
