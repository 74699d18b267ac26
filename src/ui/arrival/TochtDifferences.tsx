import { useId } from 'react'
import type { Comparison } from '../../model/exchange/compareTochten'
import type { MergeChoice } from '../../model/exchange/exchangeTypes'
import { SHEET_MEMBER } from '../../model/exchange/states'
import { isolated } from '../../model/texts/isolate'
import type { Words } from '../words/en'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'
import { CHOICE, CHOICES } from './choices'
import type { Known } from './received'

interface TochtChoiceProps {
  readonly comparison: Comparison
  readonly choice: MergeChoice
  readonly onChoose: (choice: MergeChoice) => void
}

/** The choice between what both changed of the tocht itself: its name, texts and choices of the sheet, and the order. */
export const TochtChoice = ({ comparison, choice, onChoose }: TochtChoiceProps) => {
  const words = useWords()
  const id = useId()
  const members = comparison.members.filter(({ taken }) => taken === 'choice')
  const { isOrderToChoose, reordered } = comparison
  if (members.length === 0 && !isOrderToChoose) return null
  const numbers = { theirs: reordered, mine: reordered.toSorted((one, other) => one - other) }
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-sm">
        {words.known.tochtToChoose}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {CHOICES.map((one) => (
          <label key={one} className={CHOICE}>
            <Lines texts={memberTexts(members, one, words)} />
            {isOrderToChoose && <span className="text-sm">{words.known.order(numbers[one].join(', '))}</span>}
            <span className="flex items-center gap-2">
              <input
                type="radio"
                name={id}
                checked={choice === one}
                onChange={() => onChoose(one)}
                className="size-5 shrink-0 accent-accent"
              />
              <span>{words.known.choices[one]}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

const Lines = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <span key={text} className="text-sm wrap-anywhere">
      {text}
    </span>
  ))

/** Members as one side has them: texts with their labels; all other choices for the sheet are one line. */
const memberTexts = (members: Comparison['members'], side: 'mine' | 'theirs', words: Words): readonly string[] => [
  ...new Set(
    members.flatMap(({ member, [side]: value }) => {
      if (member === 'name') return [words.known.name(shownName(String(value), -1, words))]
      if (!member.startsWith(SHEET_MEMBER)) return []
      const label = sheetLabels(words)[member.slice(SHEET_MEMBER.length)]
      return [
        label === undefined
          ? words.known.setup
          : `${label}: ${typeof value === 'string' && value !== '' ? isolated(value) : '–'}`,
      ]
    }),
  ),
]

/** The names of the texts of a sheet. */
const sheetLabels = ({
  export: { group, date, start, startNote, finishNote },
}: Words): Readonly<Record<string, string>> => ({
  group,
  date,
  start,
  startNote,
  finishNote,
})

/** Name, order, choices of the sheet and checks that are taken over. */
export const OtherDifferences = ({ comparison }: Pick<Known, 'comparison'>) => {
  const words = useWords()
  const { known } = words
  const taken = comparison.members.filter((one) => one.taken === 'theirs')
  const remarked = comparison.checks.flatMap(({ number, remark }) => (remark === undefined ? [] : [{ number, remark }]))
  const checked = comparison.checks.filter(({ remark }) => remark === undefined)
  const isReordered = comparison.reordered.length > 0 && !comparison.isOrderToChoose
  const texts = [
    ...memberTexts(taken, 'theirs', words),
    ...(isReordered ? [known.order(comparison.reordered.join(', '))] : []),
    ...(checked.length > 0 ? [known.checked(checked.map(({ number }) => number).join(', '))] : []),
    ...comparison.undeleted.map(known.undeleted),
    ...remarked.map(({ number, remark }) => known.remark(number, isolated(remark))),
    ...comparison.lostRemarks.map((remark) => known.lostRemark(isolated(remark))),
    ...comparison.overruled.map(({ number, remark, by }) => known.overruled[by](number, isolated(remark))),
  ]
  if (texts.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-sm">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
