import { Description, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { MergeChoices } from '../../model/exchange/exchangeTypes'
import type { WholeTocht } from '../../model/types'
import { Button } from '../shared/buttons/Button'
import { IconButton } from '../shared/buttons/IconButton'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { useWords } from '../words/words'
import { Differences } from './Differences'
import { isUpdate, type Known } from './received'
import { TochtHead } from './TochtHead'
import { useReceive } from './useReceive'

interface Props {
  readonly theirs: WholeTocht
  readonly known: Known
  readonly onDone: () => void
}

/** Asks what to do with a received tocht that this device has. */
export const KnownDialog = ({ theirs, known, onDone }: Props) => {
  const words = useWords().known
  const receive = useReceive()
  const [choices, setChoices] = useState<MergeChoices>({})
  const { kind } = known.comparison
  const then = (work: () => void) => () => {
    onDone()
    work()
  }
  return (
    <PanelDialog onClose={onDone} isWide={isUpdate(known)}>
      <KnownHeader title={words.title} onClose={onDone} />
      <TochtHead whole={known.mine} />
      <Description>{words.states[kind]}</Description>
      <Differences
        known={known}
        theirs={theirs}
        choices={choices}
        onChoose={(exchangeId, choice) => setChoices({ ...choices, [exchangeId]: choice })}
      />
      <Button look="raised" className="self-start" onClick={then(() => receive.add([theirs]))}>
        {words.asNew}
      </Button>
      <KnownButtons>
        {kind !== 'same' && (
          <Button look={isUpdate(known) ? 'raised' : 'solid'} onClick={onDone}>
            {words.keepMine}
          </Button>
        )}
        {kind === 'same' && (
          <Button look="solid" onClick={then(() => receive.open(known.mine.tocht.id))}>
            {words.open}
          </Button>
        )}
        {isUpdate(known) && (
          <Button look="solid" onClick={then(() => receive.update(known, theirs, choices))}>
            {words.update}
          </Button>
        )}
      </KnownButtons>
    </PanelDialog>
  )
}

interface HeaderProps {
  readonly title: string
  readonly onClose: () => void
}

export const KnownHeader = ({ title, onClose }: HeaderProps) => (
  <header className="flex items-center gap-1">
    <DialogTitle className="min-w-0 flex-1 text-lg font-semibold">{title}</DialogTitle>
    <IconButton label={useWords().close} onClick={onClose}>
      <X />
    </IconButton>
  </header>
)

/** The buttons of a long dialog, always in sight; on a small phone they have room for one row. */
export const KnownButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 rounded-b-xl border-t border-line bg-desk p-4">
    {children}
  </div>
)
