import { checkOf, isOutdated, type CheckState } from '../../model/fieldCheck'
import { isolated } from '../../model/texts/isolate'
import type { Drawing } from '../../model/types'
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
  const { wrong } = words.states
  // What was found wrong stays said, also when something changed since.
  const found = check.ok ? [] : [check.note === undefined ? wrong : `${wrong}: ${isolated(check.note)}`]
  const said = [...found, ...(check.ok || isOutdated(state) ? [words.states[state]] : [])]
  return (
    <p className={`text-sm font-medium wrap-anywhere ${CHECK_COLOURS[state]}`}>
      <span>{`${said.join(' · ')} `}</span>
      <span className="font-normal text-text-soft">{`(${words.when(check.at)})`}</span>
    </p>
  )
}
