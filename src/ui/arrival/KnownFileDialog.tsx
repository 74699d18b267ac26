import { Description } from '@headlessui/react'
import { useState } from 'react'
import type { MergeChoice, MergeChoices } from '../../model/exchange/exchangeTypes'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { useWords } from '../words/words'
import { Differences } from './Differences'
import { KnownButtons, KnownHeader } from './KnownDialog'
import { isUpdate, type Received } from './received'
import { TochtHead } from './TochtHead'
import { useReceive } from './useReceive'

interface Props {
  readonly received: readonly Received[]
  readonly onDone: () => void
}

/** Asks what to do with the tochten of a file, some of which this device has: tocht by tocht, then once for all. */
export const KnownFileDialog = ({ received, onDone }: Props) => {
  const words = useWords()
  const receive = useReceive()
  const [choices, setChoices] = useState<Readonly<Record<string, MergeChoices>>>({})
  const [asNew, setAsNew] = useState<ReadonlySet<string>>(new Set())
  const isChanged = ({ theirs, known }: Received): boolean => !known || asNew.has(theirs.tocht.id) || isUpdate(known)
  const choose = (tocht: string) => (drawing: string, choice: MergeChoice) =>
    setChoices({ ...choices, [tocht]: { ...choices[tocht], [drawing]: choice } })
  const count = received.filter(({ known }) => known).length
  return (
    <PanelDialog onClose={onDone} isWide>
      <KnownHeader title={words.known.titleOfFile(count, received.length)} onClose={onDone} />
      <ul className="flex flex-col divide-y divide-line">
        {received.map(({ theirs, known }) => {
          const { id } = theirs.tocht
          return (
            <li key={id} className="flex flex-col gap-3 py-3">
              <TochtHead whole={known?.mine ?? theirs} />
              <Description>{words.known.states[known && !asNew.has(id) ? known.comparison.kind : 'added']}</Description>
              {known && !asNew.has(id) && (
                <Differences known={known} theirs={theirs} choices={choices[id] ?? {}} onChoose={choose(id)} />
              )}
              {known && (
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={asNew.has(id)}
                    onChange={() => setAsNew(asNew.symmetricDifference(new Set([id])))}
                    className="size-5 accent-accent"
                  />
                  <span>{words.known.asNew}</span>
                </label>
              )}
            </li>
          )
        })}
      </ul>
      <KnownButtons>
        <Button look={received.some(isChanged) ? 'raised' : 'solid'} onClick={onDone}>
          {words.known.keepMine}
        </Button>
        {received.some(isChanged) && (
          <Button
            look="solid"
            onClick={() => {
              onDone()
              receive.updateAll(received, choices, asNew)
            }}
          >
            {words.known.update}
          </Button>
        )}
      </KnownButtons>
    </PanelDialog>
  )
}
