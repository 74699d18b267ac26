import { useState } from 'react'
import { EXPLANATIONS, type SheetOptions } from '../../../model/sheet/sheetOptions'
import { useHandler } from '../../shared/useHandler'
import { useWords } from '../../words/words'
import { Choice } from '../../shared/fields/Choice'
import { FactField } from './choiceFields'

interface ExplanationProps {
  readonly value: SheetOptions['explain']
  readonly onChoose: (explain: SheetOptions['explain']) => void
}

/** Chooses one of our explanations, or a text of the user. */
export const Explanation = ({ value, onChoose }: ExplanationProps) => {
  const words = useWords().export
  const { none, own } = words.explanations
  const isOwn = typeof value === 'object'
  /** Keeps the user's own text while another explanation is selected. */
  const [kept, setKept] = useState('')
  const choose = (one: (typeof EXPLANATIONS)[number] | 'none' | 'own') => {
    if (isOwn) setKept(value.text)
    if (one === 'own') onChoose({ text: kept })
    else onChoose(one === 'none' ? undefined : one)
  }
  // A field that another choice removes keeps its text here, not on the sheet.
  const keepOwn = useHandler((text: string) => (isOwn ? onChoose({ text }) : setKept(text)))
  return (
    <>
      <Choice
        label={words.explain}
        options={[['none', none], ...EXPLANATIONS.map((one) => [one, words.explanations[one]] as const), ['own', own]]}
        value={isOwn ? 'own' : (value ?? 'none')}
        onChoose={choose}
      />
      {isOwn && <FactField label={own} value={value.text} onKeep={keepOwn} />}
    </>
  )
}
